import { compile, type DeviceProfile, findProfile, lintTemplate } from "@octavo/engine";
import { formatMessage } from "@octavo/engine/message";
import { nodeWorld, starterLibrary } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, type PlannerChoices, profileOf } from "./choices.ts";
import { createPlanner } from "./create-planner.ts";
import { designFor } from "./starter.ts";

const world = nodeWorld();
const { starters, filesFor } = starterLibrary();

function create(id: string, changed: Partial<PlannerChoices> & { readonly device: string }) {
  const starter = starters.find((known) => known.id === id);
  if (!starter) throw new Error(`no starter ${id}`);
  const january = { from: "2026-01-01", to: "2026-01-31" };
  const choices = { ...defaultChoices(starter, { device: "", year: 2026, locale: "en" }), ...january, ...changed };
  const profile = profileOf(choices, world.profiles);
  const files = profile && filesFor(starter, profile);
  if (!profile || !files) throw new Error(`${id} is not offered for ${changed.device}`);
  const documents = createPlanner(files, choices, world.profiles);
  const compilation = compile(documents.masters, documents.plan, world);
  const { document, template, diagnostics } = compilation;
  if (!document || !template) throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join("\n"));
  return { documents, document, template, diagnostics, problems: lintTemplate(template, profile, world), choices };
}

const widgetOf = ({ template }: ReturnType<typeof create>, master: string, id: string) =>
  template.masters.find(({ name }) => name === master)?.widgets.find((widget) => widget.id === id);

describe("a planner from a starter", () => {
  test("has the page of its device, its dates, its language and its first day of the week", () => {
    const { template } = create("daily", { device: "kobo-elipsa-2e", locale: "pl", weekStart: "sunday" });
    const page = findProfile(world.profiles, "kobo-elipsa-2e")?.pdf_settings.page;
    expect(template.canvas.dimensions).toMatchObject({ ...page });
    expect(template.metadata).toMatchObject({
      name: "Planer dzienny",
      profile: "kobo-elipsa-2e",
      locale: "pl",
      week_start: "sunday",
      start_date: "2026-01-01",
      end_date: "2026-01-31",
    });
  });

  test("contains the chosen optional sections", () => {
    const kinds = (sections: readonly string[]) =>
      create("daily", { device: "remarkable-2", sections }).template.sections.map(({ kind }) => kind);
    expect(kinds([])).not.toContain("weeks");
    expect(kinds(["weeks", "day_notes"])).toEqual(expect.arrayContaining(["weeks", "day_notes"]));
  });

  test("has hours from 1 to 12 in schedules", () => {
    const hoursOf = (hours: "12" | "24") => {
      const data = widgetOf(create("daily", { device: "remarkable-2", hours }), "Day", "hours")?.properties?.["data"];
      return (data as readonly (readonly string[])[]).map(([first]) => first).slice(5, 9);
    };
    expect(hoursOf("24")).toEqual(["11", "12", "13", "14"]);
    expect(hoursOf("12")).toEqual(["11", "12", "1", "2"]);
  });

  test("is made in landscape", () => {
    const { template, problems } = create("daily", { device: "remarkable-paper-pro", landscape: true });
    const { width, height } = template.canvas.dimensions;
    expect(width).toBeGreaterThan(height);
    expect(problems).toEqual([]);
  });

  test("has room for the toolbar on the chosen side", () => {
    const margins = (changed: Partial<PlannerChoices>) => {
      const { template, problems } = create("daily", { device: "remarkable-2", ...changed });
      expect(problems).toEqual([]);
      const [, right, , left] = template.canvas.dimensions.margins;
      return [left, right];
    };
    expect(margins({})).toEqual([38, 24]);
    expect(margins({ toolbar: "right" })).toEqual([24, 38]);
    expect(margins({ leftHanded: true })).toEqual([24, 38]);
    expect(margins({ leftHanded: true, toolbar: "left" })).toEqual([38, 24]);
    expect(margins({ leftHanded: true, toolbar: "right" })).toEqual([24, 38]);
  });
});

const devices = ["remarkable-2", "boox-note-air-4c", "supernote-nomad", "remarkable-paper-pro-move"];
const editions = starters.flatMap((starter) =>
  devices
    .map((id) => findProfile(world.profiles, id))
    .filter((profile): profile is DeviceProfile => profile !== undefined && designFor(starter, profile) !== undefined)
    .map(({ id }) => [starter.id, id] as const),
);

test.each(editions)("%s has no problem on %s for left-handed people", (id, device) => {
  const sections = starters.find((starter) => starter.id === id)?.optional.map(({ section }) => section) ?? [];
  const { diagnostics, problems } = create(id, { device, sections, leftHanded: true, hours: "12", locale: "pl" });
  expect([...diagnostics, ...problems].map(({ message }) => formatMessage(message))).toEqual([]);
});
