import { type Canvas, parseProject, type Widget } from "@octavo/engine";
import { starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { sampled } from "../test/sampled.ts";
import { defaultChoices, deviceOf, type PlannerChoices } from "./choices.ts";
import { createPlanner } from "./create-planner.ts";
import { starters } from "./planners/index.ts";
import type { StarterSource } from "./starter.ts";
import { type DrawnProject, findOrigin, makeMasters, type StarterOrigin } from "./starter-masters.ts";

const world = starterWorld();
const drawn = starters.filter(({ id }) => id !== "blank");

function projectOf(starter: StarterSource, device: string, changed: Partial<PlannerChoices> = {}): DrawnProject {
  const standard = defaultChoices(starter, { device, year: 2027, locale: "en" });
  const choices = { ...standard, ...deviceOf(device), ...changed };
  const { masters, plan } = createPlanner(starter, choices, world);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles);
  if (!project?.default_canvas) throw new Error(`${starter.id} cannot be read`);
  const { default_canvas: canvas } = project;
  const stored = JSON.parse(JSON.stringify({ canvas, masters: project.masters }));
  return { device, locale: choices.locale, ...stored };
}

const origin = (project: DrawnProject) => findOrigin(project, drawn, world);

function onDevice(device: string, project: DrawnProject, starter: StarterSource, found: StarterOrigin | undefined) {
  if (!found) throw new Error("no origin");
  return makeMasters(project, found, starter, device, world);
}

describe.each(sampled(drawn, 3, 0))("masters of the starter $id", (starter) => {
  const every = starter.optional.map(({ section }) => section);
  const cases: readonly [string, string, Partial<PlannerChoices>][] = [
    ["remarkable-2", "supernote-nomad", {}],
    ["remarkable-2", "remarkable-paper-pro-move", { locale: "pl", sections: every }],
    ["supernote-nomad", "remarkable-2-landscape", { sections: [], hours: "12" }],
    ["remarkable-2-landscape", "kobo-elipsa-2e", { locale: "pl", leftHanded: true }],
    ["remarkable-2", "boox-note-air-4c", { toolbar: "right" }],
  ];

  test.each(sampled(cases, 5, starters.indexOf(starter)))(
    "are recognized on %s and are those of %s, with %j",
    (device, other, choices) => {
      const project = projectOf(starter, device, choices);
      const found = origin(project);
      expect(found).toMatchObject({ starter: starter.id, hasItsCanvas: true });
      expect(found?.masters.map(({ name }) => name)).toEqual(project.masters.map(({ name }) => name));
      if (!found) return;
      const after = projectOf(starter, other, choices);
      const made = onDevice(other, project, starter, found);
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
    origin({ ...project, ...changed })?.masters.flatMap(({ name, isChanged }) => (isChanged ? [] : [name]));
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
    expect(found?.masters).toContainEqual({ name: "My day", original: "Day", isChanged: false });
    expect(found?.masters).toContainEqual({ name: "Copy", original: "Day", isChanged: false });
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
    expect(onDevice("supernote-nomad", project, daily, found)).toMatchObject({ canvas: undefined });
  });
});

describe("a changed master on another device", () => {
  const [daily] = starters.filter(({ id }) => id === "daily");
  if (!daily) throw new Error("no starter daily");
  const project = projectOf(daily, "remarkable-2");
  const after = dayOf(projectOf(daily, "supernote-nomad").masters);
  const day = dayOf(project.masters);
  const [first, second, third] = day;
  if (!first || !second || !third) throw new Error("no widgets");

  function dayAfter(widgets: readonly Widget[]): readonly Widget[] | undefined {
    const masters = project.masters.map((master) => (master.name === "Day" ? { ...master, widgets } : master));
    const changed = { ...project, masters };
    const made = onDevice("supernote-nomad", changed, daily as StarterSource, origin(changed)).masters;
    return made.find(({ name }) => name === "Day")?.widgets;
  }

  const note = (more: Partial<Widget> = {}): Widget => ({
    id: "mine",
    type: "text_block",
    content: "Mine",
    position: { x: 240, y: 300, width: 60, height: 20 },
    ...more,
  });
  const scaledNote = { id: "mine", content: "Mine", position: { width: expect.closeTo(60 * 0.753, 0) } };

  test("keeps added widgets, scaled, where they are in the stack", () => {
    const result = dayAfter([first, note(), ...day.slice(1)]);
    expect(result).toMatchObject([after[0], scaledNote, ...after.slice(1)]);
  });

  test("keeps deleted widgets deleted", () => {
    expect(dayAfter([first, ...day.slice(2)])).toEqual(after.filter(({ id }) => id !== second.id));
  });

  test("keeps the order of widgets", () => {
    expect(dayAfter([second, first, ...day.slice(2)])?.slice(0, 3)).toEqual([after[1], after[0], after[2]]);
  });

  test("keeps changed fields of a widget, and takes the others from the starter", () => {
    const result = dayAfter([{ ...first, content: "Changed" }, moved(second), ...day.slice(2)]);
    expect(result?.[0]).toEqual({ ...after[0], content: "Changed" });
    expect(result?.[1]).toMatchObject({ ...after[1], position: { ...after[1]?.position, x: expect.any(Number) } });
    expect(result?.[1]?.position.x).not.toEqual(after[1]?.position.x);
    expect(result?.slice(2)).toEqual(after.slice(2));
  });

  test("moves added widgets off the starter's, those of a group together", () => {
    const bottom = Math.max(...day.filter(({ id }) => id.startsWith("to_")).map(({ position: p }) => p.y + p.height));
    const at = (x: number) => ({ position: { x, y: bottom + 1, width: 20, height: 10 }, group: "Mine" });
    const result = dayAfter([...day, note(at(60)), note({ ...at(90), id: "other" })]) ?? [];
    const [one, other] = result.slice(-2).map(({ position }) => position);
    const links = after.filter(({ id }) => id.startsWith("to_") && day.some((widget) => widget.id === id));
    const below = Math.max(...links.filter(({ position: p }) => p.y < 60).map(({ position: p }) => p.y + p.height));
    expect(one?.y).toBeGreaterThanOrEqual(below - 0.02);
    expect(one?.y).toBe(other?.y);
  });

  test("is scaled as a whole if most of it is the user's", () => {
    expect(dayAfter([first, ...day.map((_, i) => note({ id: `mine_${i}` }))])).toBeUndefined();
  });
});

function dayOf(masters: DrawnProject["masters"]): readonly Widget[] {
  return masters.find(({ name }) => name === "Day")?.widgets ?? [];
}

function moved(widget: Widget): Widget {
  return { ...widget, position: { ...widget.position, x: widget.position.x + 1 } };
}
