import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { aPlan, aSection } from "../test/support/plans.ts";
import { sampleItems } from "./sample-items.ts";

const world = nodeWorld();

const days = aSection("days", "each_day", { anchors: ["journal:{date}"], counters: { n: { start: 100, step: 10 } } });
const plan = aPlan([
  aSection("cover", "once"),
  aSection("weeks", "each_week", { context: { mood: "good" }, nested: [days] }),
]);

test("the first items of a section have their pages, names and values", () => {
  const [first, second, ...more] = sampleItems(plan, "days", 2, world);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    page: 3,
    label: "2026-01-30",
    destinations: ["journal:2026-01-30", "day:2026-01-30"],
    variables: { date: "2026-01-30", date_prev: "", n: "100", mood: "good", weekday: "Friday", total_pages: "7" },
  });
  expect(first?.variables).toMatchObject({
    parent_date: "2026-01-26",
    parent_mood: "good",
    parent_iso_week: "2026-W05",
  });
  expect(
    Object.keys(sampleItems(plan, "weeks", 1, world)[0]?.variables ?? {}).filter((name) => name.startsWith("parent_")),
  ).toEqual([]);
  expect(second?.variables).toMatchObject({ n: "110", n_prev: "100", date_next: "2026-02-01" });
});

test("a section that does not exist, or makes nothing, has none", () => {
  expect(sampleItems(plan, "nothing", 2, world)).toEqual([]);
});

test("variables are listed by category, the author's first", () => {
  const [first] = sampleItems(plan, "days", 1, world);
  const categories = new Map(first?.categories.map(({ name, variables }) => [name, variables]));
  expect([...categories.keys()].slice(0, 4)).toEqual(["Custom", "Day", "Week", "Month and year"]);
  expect(categories.get("Custom")).toEqual(["n", "n_prev", "n_next", "mood"]);
  expect(categories.get("Parent section")).toContain("parent_iso_week");
  expect([...categories.values()].flat().toSorted()).toEqual(Object.keys(first?.variables ?? {}).toSorted());
});

test("an author's variable with the name of another is the author's", () => {
  const own = aPlan([aSection("days", "each_day", { context: { year: "MMXXVI" } })]);
  const [first] = sampleItems(own, "days", 1, world);
  expect(first?.categories[0]).toEqual({ name: "Custom", variables: ["year"] });
});
