/** Dates of years in other calendars, as ICU of the pinned Node has them. */
import { addDays, formatDate, parseDate } from "@octavo/foundation";
import { expect, test } from "vitest";
import { formatYears, usualYear, wholeYear } from "./years.ts";

const icuNames = { gregorian: "gregory", persian: "persian", hijri: "islamic-umalqura" } as const;

/** Year, month and day of a date in ICU. */
function inIcu(date: string, system: keyof typeof icuNames): string {
  const style = { calendar: icuNames[system], year: "numeric", month: "numeric", day: "numeric" } as const;
  const parts = new Intl.DateTimeFormat("en", { ...style, timeZone: "UTC" }).formatToParts(new Date(date));
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return ["year", "month", "day"].map(valueOf).join("-");
}

const dayAfter = (date: string) => {
  const day = parseDate(date);
  return day ? formatDate(addDays(day, 1)) : "";
};

test.each([
  ["gregorian", 1900, 2200],
  ["persian", 1300, 1501],
  ["hijri", 1340, 1590],
] as const)("a whole year of the calendar %s is that of ICU from %i to %i", (system, first, last) => {
  for (let year = first; year <= last; year++) {
    const { from, to } = wholeYear(String(year), {}, system);
    expect([inIcu(from, system), inIcu(dayAfter(to), system)]).toEqual([`${year}-1-1`, `${year + 1}-1-1`]);
  }
});

test("a school year starts with the first month from September on", () => {
  const school = { firstMonth: 9 };
  expect(wholeYear("2026", school)).toEqual({ from: "2026-09-01", to: "2027-08-31" });
  for (let year = 1380; year < 1480; year++) {
    const { from, to } = wholeYear(String(year), school, "persian");
    expect([inIcu(from, "persian"), inIcu(dayAfter(to), "persian")]).toEqual([`${year}-7-1`, `${year + 1}-7-1`]);
  }
  for (let year = 1400; year < 1500; year++) {
    const { from } = wholeYear(String(year), school, "hijri");
    expect(inIcu(from, "hijri")).toMatch(new RegExp(`^${year}-\\d+-1$`));
    expect(Number(from.slice(5, 7))).toBeGreaterThanOrEqual(9);
  }
});

test("the next year is usual three months before it starts", () => {
  const usual = (date: string) => usualYear(new Date(`${date}T12:00`), {}, "persian");
  expect(["2026-11-21", "2026-12-21", "2026-12-22", "2027-03-20", "2027-03-22"].map(usual)).toEqual([
    1405, 1405, 1406, 1406, 1406,
  ]);
  expect(usualYear(new Date("2026-03-10T12:00"), {}, "hijri")).toBe(1447);
});

test("years are named in their calendar", () => {
  expect(formatYears(wholeYear("1405", {}, "persian"), "persian")).toBe("1405");
  expect(formatYears(wholeYear("1405", { firstMonth: 9 }, "persian"), "persian")).toBe("1405–06");
  expect(formatYears(wholeYear("1448", {}, "hijri"), "hijri")).toBe("1448");
});
