import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  civilDate,
  daysBetween,
  firstOfWeek,
  formatDate,
  formatWeek,
  isSameDay,
  parseDate,
  type Weekday,
  weekdayOf,
  weekOf,
} from "./civil-date.ts";

const aDay = fc.integer({ min: 0, max: 110_000 }).map((days) => addDays(civilDate(1900, 1, 1), days));
const aWeekday = fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday);

describe("parseDate", () => {
  test("takes days that exist", () => {
    expect(formatDate(parseDate("2024-02-29") ?? civilDate(1, 1, 1))).toBe("2024-02-29");
  });

  test.each([
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "26-01-01",
    "2026-1-1",
    "today",
    "",
  ])("refuses %j", (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  test("parses dates that formatDate prints", () => {
    fc.assert(fc.property(aDay, (date) => isSameDay(parseDate(formatDate(date)) ?? civilDate(1, 1, 1), date)));
  });
});

describe("weeks", () => {
  test.each([
    ["2026-01-01", "2026-W01"],
    ["2025-12-29", "2026-W01"],
    ["2027-01-03", "2026-W53"],
    ["2021-01-03", "2020-W53"],
  ])("of %s is %s by ISO 8601", (date, week) => {
    expect(formatWeek(parseDate(date) ?? civilDate(1, 1, 1), 0)).toBe(week);
  });

  test("are the same for all seven days, whatever day they start on", () => {
    fc.assert(
      fc.property(aDay, aWeekday, (date, start) => {
        const first = firstOfWeek(date, start);
        expect(weekdayOf(first)).toBe(start);
        expect(daysBetween(first, date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(first, date)).toBeLessThan(7);
        for (let day = 0; day < 7; day++) expect(weekOf(addDays(first, day), start)).toEqual(weekOf(date, start));
      }),
    );
  });
});
