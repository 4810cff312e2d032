import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { aPlan, aSection } from "../test/support/plans.ts";
import { sampleItems } from "./sample-items.ts";

const { names } = nodeWorld();

const days = aSection("days", "each_day", { anchors: ["journal:{date}"], counters: { n: { start: 100, step: 10 } } });
const plan = aPlan([
  aSection("cover", "once"),
  aSection("weeks", "each_week", { context: { mood: "good" }, nested: [days] }),
]);

test("the first items of a section have their pages, names and values", () => {
  const [first, second, ...more] = sampleItems(plan, "days", 2, names);
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
    Object.keys(sampleItems(plan, "weeks", 1, names)[0]?.variables ?? {}).filter((name) => name.startsWith("parent_")),
  ).toEqual([]);
  expect(second?.variables).toMatchObject({ n: "110", n_prev: "100", date_next: "2026-02-01" });
});

test("a section that does not exist, or makes nothing, has none", () => {
  expect(sampleItems(plan, "nothing", 2, names)).toEqual([]);
});
