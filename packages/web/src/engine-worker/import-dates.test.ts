import type { WrittenPlan } from "@octavo/contract";
import { type HolidayTables, noHolidays } from "@octavo/engine";
import { expect, it } from "vitest";
import { overviewDates } from "./import-dates.ts";

it("counts entries within the plan, and one over several days once", () => {
  const rows = [
    "2026-12-28 Boxing Day (substitute day)",
    "2026-12-31 Ski | 1/3",
    "2027-01-01 Ski | 2/3",
    "2027-01-02 Ski | 3/3",
    "2027-08-03 Scotland | 1/2",
    "2027-08-04 Scotland | 2/2",
    "2027-10-22 Wedding",
    "2028-01-01 New Year",
  ];
  const plan: WrittenPlan = {
    locale: "en",
    order: ["weeks"],
    calendar: { start_date: "2027-01-01", end_date: "2027-12-31", pages_per_day: 1 },
    sections: [{ kind: "weeks", master: "Week", generate: "each_week", anchors: [], context: {} }],
    dates: [{ name: "Days", rows: rows.join("\n") }],
  };
  const overview = overviewDates(plan, "2027-08", noHolidays);
  expect([overview.counts, overview.holidays]).toEqual([[3], [[]]]);
  expect(overview.entries.map(({ title }) => title)).toEqual(["Scotland", "Scotland"]);
});

it("lists the holidays within the plan with their dates", () => {
  const newYears = ["2026-01-01", "2027-01-01", "2028-01-01"].map(
    (date) => ({ date, names: { local: "Nowy Rok", en: "New Year" }, kind: "holiday" }) as const,
  );
  const tables: HolidayTables = { countries: ["PL"], of: () => ({ regions: [], between: () => newYears }) };
  const plan: WrittenPlan = {
    locale: "en",
    order: [],
    calendar: { start_date: "2026-02-01", end_date: "2028-01-31", pages_per_day: 1 },
    sections: [],
    dates: [{ holidays: "PL" }],
  };
  expect(overviewDates(plan, "2027-01", tables).holidays).toEqual([
    [
      { date: "2027-01-01", title: "Nowy Rok" },
      { date: "2028-01-01", title: "Nowy Rok" },
    ],
  ]);
});
