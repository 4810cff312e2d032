import type { WrittenPlan } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { nextYearsName, nextYearsPlan } from "./next-edition.ts";

const section: Omit<WrittenPlan["sections"][number], "kind"> = {
  master: "Day",
  generate: "each_day",
  anchors: [],
  context: {},
};
const plan = (start_date: string, end_date: string, sections: WrittenPlan["sections"] = []): WrittenPlan => ({
  calendar: { start_date, end_date, pages_per_day: 1 },
  locale: "en",
  sections,
  order: [],
});

describe("the plan of the next year", () => {
  test.each([
    ["2026-01-01", "2026-12-31", "2027-01-01", "2027-12-31"],
    ["2026-09-01", "2027-06-30", "2027-09-01", "2028-06-30"],
    ["2027-02-01", "2027-02-28", "2028-02-01", "2028-02-29"],
    ["2028-02-29", "2028-02-29", "2029-02-28", "2029-02-28"],
    ["soon", "", "soon", ""],
  ])("of %s to %s lasts from %s to %s", (start, end, nextStart, nextEnd) => {
    expect(nextYearsPlan(plan(start, end)).calendar).toMatchObject({ start_date: nextStart, end_date: nextEnd });
  });

  test.each([
    ["persian", "2026-03-21", "2027-03-20", "2027-03-21", "2028-03-19"],
    ["persian", "2024-03-20", "2025-03-20", "2025-03-21", "2026-03-20"],
    ["hijri", "2026-06-16", "2027-06-05", "2027-06-06", "2028-05-24"],
  ])("of a whole %s year from %s to %s is the next one, from %s to %s", (system, start, end, nextStart, nextEnd) => {
    const before = { ...plan(start, end), calendar: { ...plan(start, end).calendar, system } };
    expect(nextYearsPlan(before).calendar).toMatchObject({ start_date: nextStart, end_date: nextEnd });
  });

  test("moves the dates of sections and nested sections", () => {
    const nested = [{ ...section, kind: "hours", start_date: "2026-03-02", end_date: null }];
    const before = plan("2026-01-01", "2026-12-31", [{ ...section, kind: "days", end_date: "2026-06-30", nested }]);
    const [days] = nextYearsPlan(before).sections;
    expect(days).toMatchObject({ end_date: "2027-06-30", nested: [{ start_date: "2027-03-02", end_date: null }] });
    expect(days).not.toHaveProperty("start_date");
  });
});

describe("the name of the next year's edition", () => {
  test("has the next year of the plan's calendar", () => {
    const calendar = { start_date: "2026-03-21", end_date: "2027-03-20", pages_per_day: 1, system: "persian" };
    expect(nextYearsName("Planner 1405", { calendar })).toBe("Planner 1406");
  });

  test.each([
    ["Daily planner 2026", "2026", "2026", "Daily planner 2027"],
    ["2026 in 2026 pages", "2026", "2026", "2027 in 2027 pages"],
    ["School year 2026–27", "2026", "2027", "School year 2027–28"],
    ["Planer 2026–2027", "2026", "2027", "Planer 2027–2028"],
    ["School 1999-00", "1999", "2000", "School 2000-01"],
    ["Room 1204", "2026", "2026", "Room 1204 2027"],
    ["Mine", "2026", "2026", "Mine 2027"],
  ])("%s (%s to %s) is %s", (name, first, last, next) => {
    expect(nextYearsName(name, plan(`${first}-01-01`, `${last}-12-31`))).toBe(next);
  });

  test("stays within the limit of names", () => {
    expect(nextYearsName("x".repeat(100), plan("2026-01-01", "2026-12-31"))).toHaveLength(100);
  });
});
