import type { WrittenPlan } from "@octavo/contract";
import { describe, expect, it } from "vitest";
import { mergeDates } from "./merge-dates.ts";

type Dates = NonNullable<WrittenPlan["dates"]>;

const plan = (dates: Dates, locale = "en"): WrittenPlan => ({
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
  locale,
  sections: [],
  order: [],
  dates,
});

const work = { name: "Work", rows: "2026-03-02 Review\n", imported: "2026-01-01" };
const refreshed = { ...work, rows: "2026-03-03 Review\n", imported: "2026-01-02" };
const home = { name: "Home", rows: "2026-03-02 Dinner\n", imported: "2026-01-01" };
const typed = { name: "Days", rows: "2026-05-01 Fair" };
const from = plan([work, typed]);

describe("a draft of a plan", () => {
  it("gets the rows that the server has read meanwhile, and keeps its own changes", () => {
    const mine = plan([typed, { ...work, name: "Office", exclude: { words: ["Lunch"] } }], "pl");
    const theirs = plan([refreshed, typed]);
    expect(mergeDates({ mine, from }, theirs)).toEqual({
      mine: plan([typed, { ...refreshed, name: "Office", exclude: { words: ["Lunch"] } }], "pl"),
      from: theirs,
    });
  });

  it("gets calendars that were added, under a name of their own", () => {
    const mine = plan([work, typed, { ...typed, name: "Home" }]);
    const theirs = plan([work, typed, home]);
    const merged = mergeDates({ mine, from }, theirs)?.mine.dates;
    expect(merged?.map(({ name }) => name)).toEqual(["Work", "Days", "Home", "Home 2"]);
    expect(merged?.at(-1)).toMatchObject({ rows: home.rows, imported: home.imported });
  });

  it("keeps a calendar that it has removed or replaced", () => {
    const theirs = plan([refreshed, typed]);
    expect(mergeDates({ mine: plan([typed]), from }, theirs)?.mine).toEqual(plan([typed]));
    const replaced = { ...work, rows: "2026-09-01 Mine\n" };
    expect(mergeDates({ mine: plan([replaced, typed]), from }, theirs)?.mine).toEqual(plan([replaced, typed]));
  });

  it.each<[string, WrittenPlan]>([
    ["another field of the plan", plan([refreshed, typed], "de")],
    ["a list that was typed", plan([refreshed, { ...typed, rows: "2026-05-02 Fair" }])],
    ["a filter", plan([{ ...refreshed, all_day: "hidden" }, typed])],
    ["a removed calendar", plan([refreshed])],
    ["another order", plan([typed, refreshed])],
    ["a list that was added", plan([work, typed, { name: "More", rows: "2026-05-01 Day" }])],
  ])("conflicts with %s", (_what, theirs) => {
    expect(mergeDates({ mine: plan([work, typed], "pl"), from }, theirs)).toBeUndefined();
  });
});
