import { parseProject } from "@octavo/engine";
import { deviceProfiles, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices } from "../choices.ts";
import { createPlanner } from "../create-planner.ts";
import { madeFrom } from "../made-from.ts";
import { starters } from "../planners/index.ts";
import { mostVariants, readMatrix, variantsOf } from "./matrix.ts";
import { nameVariants } from "./name-variants.ts";
import { checkVariants, variantProjects } from "./variant-project.ts";

const profiles = deviceProfiles();
const read = (written: Record<string, readonly string[]>) => readMatrix(written, profiles);
const named = {
  name: "Año 2027: casa/oficina",
  device: "remarkable-2",
  locale: "en",
  hand: "right",
  weekStart: "monday",
} as const;

const weeklyStarter = starters.find(({ id }) => id === "weekly");

async function weekly(locale: string) {
  if (!weeklyStarter) throw new Error("There is no weekly starter.");
  const world = await starterWorld("pl", locale);
  const year = defaultChoices(weeklyStarter, { device: "remarkable-2", year: 2027, locale });
  const choices = { ...year, to: "2027-01-31" };
  const { masters: masters_yaml, plan: plan_yaml } = createPlanner(weeklyStarter, choices, world);
  const { project } = parseProject({ masters_yaml, plan_yaml }, profiles);
  if (!project) throw new Error("The planner cannot be read.");
  return {
    world,
    source: { project, made: { madeFrom: madeFrom(weeklyStarter, choices), choices } },
    choices,
    starter: weeklyStarter,
  };
}

describe("a matrix", () => {
  test("has every combination once, and the last axis changes first", () => {
    const { matrix, problems } = read({
      devices: ["Remarkable 2", "remarkable-2"],
      hands: ["right", "LEFT"],
      weekstart: ["sunday"],
    });
    expect(problems).toEqual([]);
    expect(variantsOf(matrix)).toEqual(
      ["right", "left"].map((hand) => ({ device: "remarkable-2", locale: undefined, hand, weekStart: "sunday" })),
    );
  });

  test("has all devices upright", () => {
    const { devices } = read({ devices: ["all"] }).matrix;
    expect(devices).toHaveLength(profiles.length / 2);
    expect(devices.some((id) => id.endsWith("-landscape"))).toBe(false);
  });

  test("reports each wrong value, and too many variants", () => {
    expect(read({ devices: ["x"], locales: ["zz-top"], colors: ["red"] }).problems.map(({ code }) => code)).toEqual([
      "unknown_axis",
      "unknown_device",
      "unknown_language",
    ]);
    const all = {
      devices: profiles.map(({ id }) => id),
      locales: ["en", "de", "fr", "pl", "es"],
      hands: ["left", "right"],
    };
    const days = ["monday", "tuesday", "wednesday", "thursday"];
    expect(profiles.length * 5 * 2 * 4).toBeGreaterThan(mostVariants);
    expect(read({ ...all, weekstart: days }).problems).toMatchObject([{ code: "too_many" }]);
  });
});

describe("names of files", () => {
  test("have only characters of file names from the name of a project", () => {
    expect(nameVariants("{name}/{device}.pdf", [{}], named)).toEqual({
      names: ["Año 2027 casaoficina/remarkable-2.pdf"],
    });
  });

  test("differ by more than upper and lower case", () => {
    const variants = [{ locale: "en" }, { locale: "EN" }];
    expect(nameVariants("{locale}.pdf", variants, named)).toMatchObject({ problem: { code: "same_name" } });
  });

  test("are refused with the tokens that would make them different", () => {
    const variants = [
      { hand: "right" as const, locale: "en" },
      { hand: "left" as const, locale: "de" },
    ];
    expect(nameVariants("{name}.pdf", variants, named)).toMatchObject({ problem: { tokens: ["locale", "hand"] } });
  });
});

describe("a variant of a starter", () => {
  test("is the planner of these choices, with its name in the language", async () => {
    const { world, source, choices, starter } = await weekly("pl");
    const made = variantProjects(source, world)({ locale: "en", hand: "left", device: "kindle-scribe" });
    const wanted = createPlanner(
      starter,
      { ...choices, locale: "en", leftHanded: true, device: "kindle-scribe" },
      world,
    );
    const { project } = parseProject({ masters_yaml: wanted.masters, plan_yaml: wanted.plan }, profiles);
    expect(made).toEqual(project);
  });

  test("keeps a name of the user, and a changed master", async () => {
    const { world, source } = await weekly("en");
    const { project } = source;
    const masters = project.masters.map((master) => ({
      ...master,
      widgets: [
        ...master.widgets,
        { id: "mine", type: "text_block", position: { x: 200, y: 300, width: 90, height: 20 }, content: "Mine" },
      ],
    }));
    const own = { ...project, metadata: { ...project.metadata, name: "Ours" }, masters };
    const made = variantProjects({ ...source, project: own }, world)({ locale: "pl" });
    expect(made.metadata.name).toBe("Ours");
    expect(made.masters.every(({ widgets }) => widgets.some(({ id }) => id === "mine"))).toBe(true);
  });

  test("is refused for a device on which it would be too small", async () => {
    const { source } = await weekly("en");
    const [first] = profiles;
    if (!first) throw new Error("There are no devices.");
    const page = { width: 100, height: 140 };
    const watch = { ...first, id: "watch", pdf_settings: { ...first.pdf_settings, page } };
    const { matrix } = readMatrix({ devices: ["watch", first.id] }, [watch, ...profiles]);
    expect(checkVariants(source, matrix, { profiles: [watch, ...profiles] })).toMatchObject([
      { code: "unsuitable_device", value: "watch", known: [first.id] },
    ]);
  });
});

test("a variant of own designs in a language from right to left has its widgets at the other side", async () => {
  const { world, source } = await weekly("en");
  const own = { ...source, made: undefined };
  const xOf = (project: typeof source.project) =>
    project.masters[0]?.widgets.map(({ position: { x, width } }) => [x, width]);
  const width = source.project.default_canvas?.dimensions.width ?? 0;
  const made = variantProjects(own, world)({ locale: "ar" });
  const turned = xOf(source.project)?.map(([x = 0, w = 0]) => [Math.round((width - x - w) * 100) / 100, w]);
  expect(xOf(made)).toEqual(turned);
});
