import { type Canvas, type DeviceProfile, findProfile, parseProject, type Widget } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { filesFor, starters } from "../test/every-planner.ts";
import { sampled } from "../test/sampled.ts";
import { defaultChoices, deviceOf, type PlannerChoices } from "./choices.ts";
import { createPlanner } from "./create-planner.ts";
import type { Starter } from "./starter.ts";
import { type DrawnProject, findOrigin, makeMasters } from "./starter-masters.ts";

const { profiles } = nodeWorld();

function deviceProfile(id: string): DeviceProfile {
  const profile = findProfile(profiles, id);
  if (!profile) throw new Error(`no device ${id}`);
  return profile;
}

function filesOn(starter: Starter, device: string) {
  const files = filesFor(starter, deviceProfile(device));
  if (!files) throw new Error(`${starter.id} is not offered for ${device}`);
  return files;
}

const candidates = (device: string) =>
  starters
    .flatMap((starter) => filesFor(starter, deviceProfile(device)) ?? [])
    .filter(({ starter }) => starter.id !== "blank");

function projectOf(starter: Starter, device: string, changed: Partial<PlannerChoices> = {}): DrawnProject {
  const standard = defaultChoices(starter, { device, year: 2027, locale: "en" });
  const choices = { ...standard, ...deviceOf(device), ...changed };
  const { masters, plan } = createPlanner(filesOn(starter, device), choices, profiles);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, profiles);
  if (!project?.default_canvas) throw new Error(`${starter.id} cannot be read`);
  const { default_canvas: canvas } = project;
  const stored = JSON.parse(JSON.stringify({ canvas, masters: project.masters }));
  return { device, locale: choices.locale, ...stored };
}

const origin = (project: DrawnProject) => findOrigin(project, candidates(project.device), profiles);
const drawn = starters.filter(({ id }) => id !== "blank");

describe.each(drawn)("masters of the starter $id", (starter) => {
  const every = starter.optional.map(({ section }) => section);
  const cases: readonly [string, string, Partial<PlannerChoices>][] = [
    ["remarkable-2", "supernote-nomad", {}],
    ["remarkable-2", "remarkable-paper-pro-move", { locale: "pl", sections: every }],
    ["supernote-nomad", "remarkable-2-landscape", { sections: [], hours: "12" }],
    ["remarkable-2-landscape", "kobo-elipsa-2e", { locale: "pl", leftHanded: true }],
    ["remarkable-2", "boox-note-air-4c", { toolbar: "right" }],
  ];

  test.each(sampled(cases, 3, starter.order))(
    "are recognized on %s and are those of %s, with %j",
    (device, other, choices) => {
      const project = projectOf(starter, device, choices);
      const found = origin(project);
      expect(found).toMatchObject({ starter: starter.id, hasItsCanvas: true });
      expect(found?.masters.map(({ name }) => name)).toEqual(project.masters.map(({ name }) => name));
      if (!found) return;
      const after = projectOf(starter, other, choices);
      const made = makeMasters(found, filesOn(starter, other), other, profiles);
      expect(made.masters.map(({ name, widgets }) => ({ name, widgets }))).toEqual(
        after.masters.map(({ name, widgets }) => ({ name, widgets })),
      );
      expect(made.canvas).toEqual(after.canvas);
    },
  );
});

describe("a master", () => {
  const [daily] = starters.filter(({ id }) => id === "daily");
  if (!daily) throw new Error("no starter daily");
  const project = projectOf(daily, "remarkable-2");
  const { masters } = project;
  const namesIn = (changed: Partial<DrawnProject>) =>
    origin({ ...project, ...changed })?.masters.map(({ name }) => name);
  const others = masters.map(({ name }) => name).filter((name) => name !== "Day");
  const withDay = (change: (day: DrawnProject["masters"][number]) => DrawnProject["masters"]) =>
    masters.flatMap((master) => (master.name === "Day" ? change(master) : [master]));

  test.each<[string, Parameters<typeof withDay>[0]]>([
    ["a moved widget", (day) => [{ ...day, widgets: day.widgets.map((one, i) => (i === 0 ? moved(one) : one)) }]],
    ["a widget less", (day) => [{ ...day, widgets: day.widgets.slice(1) }]],
    ["its widgets in another order", (day) => [{ ...day, widgets: day.widgets.toReversed() }]],
    ["no widgets", (day) => [{ ...day, widgets: [] }]],
  ])("with %s is changed, and the others are not", (_, change) => {
    expect(namesIn({ masters: withDay(change) })).toEqual(others);
  });

  test("with another name, and its copy, are unchanged", () => {
    const found = origin({
      ...project,
      masters: withDay((day) => [
        { ...day, name: "My day" },
        { ...day, name: "Copy" },
      ]),
    });
    expect(found?.masters).toContainEqual({ name: "My day", original: "Day" });
    expect(found?.masters).toContainEqual({ name: "Copy", original: "Day" });
  });

  test("is unchanged when the plan got another language", () => {
    expect(namesIn({ locale: "pl-PL" })).toEqual(masters.map(({ name }) => name));
  });

  test("of another origin is not a starter's", () => {
    expect(namesIn({ masters: [] })).toBeUndefined();
    const [widget] = masters[0]?.widgets ?? [];
    const own = widget ? [{ name: "Day", widgets: [{ ...widget, id: "of_my_own" }] }] : [];
    expect(namesIn({ masters: own })).toBeUndefined();
  });

  test("leaves the canvas of a project with another grid or background", () => {
    const canvas: Canvas = { ...project.canvas, background: "#eeeeee" };
    const found = origin({ ...project, canvas });
    expect(found?.hasItsCanvas).toBe(false);
    expect(
      found && makeMasters(found, filesOn(daily, "supernote-nomad"), "supernote-nomad", profiles).canvas,
    ).toBeUndefined();
  });
});

function moved(widget: Widget): Widget {
  return { ...widget, position: { ...widget.position, x: widget.position.x + 1 } };
}
