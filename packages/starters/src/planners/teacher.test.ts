import { starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../choices.ts";
import { drawPlanner } from "../create-planner.ts";
import { teacher } from "./teacher.ts";

const world = await starterWorld("en");
const choices = defaultChoices(teacher, { device: "remarkable-2", year: 2027, locale: "en" });

function widgetsOf(master: string) {
  const { project, masterNames } = drawPlanner(teacher, choices, world);
  return project.masters[masterNames.indexOf(master)]?.widgets ?? [];
}

test("texts in the timetable stand below the labels of their columns", () => {
  const widgets = widgetsOf("Timetable");
  const lessons = widgets.find(({ id }) => id === "lessons_lines");
  const { x = 0, width = 0 } = lessons?.position ?? {};
  const widths = (lessons?.properties?.["column_widths"] ?? []) as readonly number[];
  const [first = 0, second = 0] = widths;
  const all = widths.reduce((sum, one) => sum + one, 0);
  const starts = [0, first, first + second].map((start) => x + (start / all) * width);
  const labels = ["time", "mon", "tue"].map((id) => widgets.find((one) => one.id === `lessons_${id}_label`));
  const padding = Number(lessons?.properties?.["cell_padding"]);
  expect(padding).toBeGreaterThan(0);
  for (const [i, label] of labels.entries()) expect(label?.position.x).toBeCloseTo((starts[i] ?? 0) + padding, 1);
});

test("the timetable has the lessons of a week", () => {
  const [lessons, week] = ["Timetable", "Week"].map((master) =>
    widgetsOf(master).find(({ type, properties }) => type === "table" && Array.isArray(properties?.["data"])),
  );
  const numbersOf = (widget: typeof week) =>
    ((widget?.properties?.["data"] ?? []) as readonly (readonly string[])[]).map(([number]) => number);
  expect(numbersOf(lessons)).toContain("8");
  expect(numbersOf(lessons)).toEqual(numbersOf(week));
});

test("a page of notes marks no tab of other pages", () => {
  const tabsOf = (master: string) => widgetsOf(master).filter(({ id }) => id === "to_classes");
  expect(tabsOf("Note")).toEqual(tabsOf("Timetable"));
  expect(tabsOf("Note")).not.toEqual(tabsOf("Class"));
});

test("a week leads to the timetable and shows its dates", () => {
  const week = widgetsOf("Week");
  expect(week.map(({ id }) => id)).toEqual(expect.arrayContaining(["to_lessons", "to_timetable", "subtitle"]));
  expect(week.find(({ id }) => id === "subtitle")?.content).toBe("{week_dates}");
});

test.each([
  ["en-US", 2],
  ["de-DE", 2],
  ["en-GB", 3],
  ["en-AU", 4],
])("a planner in %s has %i terms", (locale, count) => {
  const { project, sections } = drawPlanner(teacher, { ...choices, locale }, world);
  const terms = project.plan.sections[sections.findIndex(({ kind }) => kind === "terms")];
  expect(terms).toMatchObject({ count });
});

test("words without room above a column end with a consonant and a point", () => {
  const { project } = drawPlanner(teacher, { ...choices, device: "boox-palma-2" }, world);
  const widgets = project.masters.flatMap((master) => master.widgets);
  const heads = widgets.filter(({ id }) => /^to_\w+_name_1$/.test(id)).map(({ content }) => content);
  expect(heads).toEqual(["Atten.", "Grad.", "Seat."]);
});
