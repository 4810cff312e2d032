import { compile } from "@octavo/engine";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices } from "../choices.ts";
import { createPlanner, drawPlanner } from "../create-planner.ts";
import type { StarterSection } from "../starter.ts";
import { starters } from "./index.ts";

const world = await starterWorld("pl");
const engineWorld = nodeWorld();

const withNested = (sections: readonly StarterSection[]): readonly StarterSection[] =>
  sections.flatMap((section) => [section, ...withNested(section.nested ?? [])]);

test("ids are different", () => {
  expect(new Set(starters.map(({ id }) => id)).size).toBe(starters.length);
});

test.each(["remarkable-2", "kindle-basic", "boox-palma-2"])(
  "names of holidays stand beside meals on the %s",
  (device) => {
    const household = starters.find(({ id }) => id === "household");
    if (!household) throw new Error("there is no household");
    const { project } = drawPlanner(household, defaultChoices(household, { device, year: 2027, locale: "en" }), world);
    const widgets = project.masters.find(({ name }) => name === "Week")?.widgets ?? [];
    const meals = widgets.find(({ id }) => id === "days_breakfast_label")?.position;
    const lists = widgets.filter(({ id }) => id.startsWith("events_"));
    expect(lists.filter(({ position: { x, width } }) => x + width > (meals?.x ?? 0))).toEqual([]);
    expect(lists.length > 0 || widgets.some(({ id }) => id === "week_events")).toBe(true);
  },
);

describe.each(starters)("the starter $id", (starter) => {
  const sections = starter.optional.map(({ section }) => section);
  const choices = { ...defaultChoices(starter, { device: "remarkable-2", year: 2027, locale: "en" }), sections };
  const drawn = drawPlanner(starter, choices, world);
  const { masters } = drawn.project;
  const all = withNested(drawn.sections);

  test("draws each master of its plan once", () => {
    expect(masters.map(({ name }) => name).toSorted()).toEqual(all.map(({ master }) => master).toSorted());
  });

  test("draws each of its masters on some device", () => {
    // The largest class continues on further pages.
    const layouts = {
      ...choices.layouts,
      ...(starter.id === "teacher" && { names: `classes~5a~~pupils${"~Ann".repeat(60)}` }),
    };
    const devices = ["remarkable-2", "boox-palma-2", "bigme-hibreak-pro-landscape"];
    const names = devices.flatMap((device) => drawPlanner(starter, { ...choices, layouts, device }, world).masterNames);
    expect(withNested(starter.sections).filter(({ master }) => !names.includes(master))).toEqual([]);
  });

  test("has its optional sections in its plan", () => {
    expect(sections.filter((section) => !all.some(({ kind }) => kind === section))).toEqual([]);
  });

  test("keeps the columns of its tables in the theme with dotted lines", () => {
    const columnsIn = (theme: string) =>
      drawPlanner(starter, { ...choices, theme }, world).project.masters.flatMap(({ name, widgets }) =>
        widgets
          .filter(({ properties }) => Number(properties?.["columns"]) > 1 && properties?.["column_widths"])
          .map(({ id }) => `${name}: ${id}`),
      );
    expect(columnsIn("ink-saving")).toEqual(columnsIn("sober"));
  });

  test("says if it has schedules", () => {
    const types = masters.flatMap(({ widgets }) => widgets.map(({ type }) => type));
    expect(starter.hasHours ?? false).toBe(types.includes("day_schedule"));
  });

  // Those without a place for events have none in any layout of months.
  const month = starter.hasEvents ? undefined : starter.layouts?.find(({ id }) => id === "month");
  const values = month?.kind === "one" ? month.values.map(({ value }) => value) : [];

  test.each(["", ...values])("says if its pages print the name of a holiday, with the month '%s'", (value) => {
    const march = { from: "2027-03-01", to: "2027-03-31", layouts: value === "" ? {} : { month: value } };
    const holiday = { name: "Holidays", rows: "2027-03-03 public Zyx\n" };
    const made = createPlanner(starter, { ...choices, ...march }, world, [holiday]);
    const { document } = compile(made.masters, made.plan, engineWorld);
    const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, i) => JSON.stringify(document?.page(i + 1)));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.some((page) => page.includes("Zyx"))).toBe(starter.hasEvents ?? false);
  });

  test("lists no events of months beside boxes to tick off", () => {
    const placed = masters.flatMap(({ widgets }) => {
      const lists = widgets.filter(({ id }) => id === "month_events").map(({ position }) => position);
      const boxes = widgets.filter(({ properties }) => JSON.stringify(properties ?? {}).includes("checkbox_size"));
      return boxes.filter(({ position: { x, y } }) =>
        lists.some((list) => list.y === y && x > list.x - 20 && x < list.x + list.width),
      );
    });
    expect(placed).toEqual([]);
  });

  test("has a link to each optional section, and none if it is omitted", () => {
    const idsOf = (chosen: readonly string[]) =>
      drawPlanner(starter, { ...choices, sections: chosen }, world).project.masters.flatMap(({ widgets }) =>
        widgets.map(({ id }) => id),
      );
    const every = idsOf(sections);
    for (const section of sections) {
      const others = sections.filter((other) => other !== section);
      expect(every.length).toBeGreaterThan(idsOf(others).length);
    }
  });
});
