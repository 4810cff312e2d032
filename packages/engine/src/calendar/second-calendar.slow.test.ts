import { parseDate } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import type { SecondCalendar } from "./almanac.ts";
import { secondDate } from "./second-calendar.ts";

const { names } = nodeWorld();
const icu = { hebrew: "hebrew", islamic: "islamic-umalqura", chinese: "chinese", persian: "persian" } as const;

function partsOf(written: string, calendar: SecondCalendar, locale: string) {
  const date = parseDate(written);
  const found = date && secondDate(date, calendar);
  return found && [String(found.year), names(locale).secondMonth(calendar, found.month), String(found.day)];
}

/**
 * The pinned runtime has the data from which the tables were made. A second language has the same dates, and a day of each
 * month shows its names.
 */
test.each([
  ["hebrew", "every day", "en", 1],
  ["hebrew", "a day of each month", "he", 28],
  ["islamic", "every day", "en", 1],
  ["islamic", "a day of each month", "ar", 28],
  ["chinese", "every day", "zh", 1],
  ["persian", "every day", "fa", 1],
] as const)("dates of the %s calendar agree with the runtime on %s, in %s", (calendar, _, locale, days) => {
  const style = { calendar: icu[calendar], numberingSystem: "latn", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(locale, { ...style, year: "numeric", month: "long", day: "numeric" });
  const wrong: string[] = [];
  for (let time = Date.UTC(2020, 0, 1); time <= Date.UTC(2040, 11, 31); time += days * 86_400_000) {
    const parts = format.formatToParts(time);
    const part = (...types: readonly string[]) => parts.find(({ type }) => types.includes(type))?.value;
    const meant = [part("year", "relatedYear"), part("month"), part("day")].join();
    const date = new Date(time).toISOString().slice(0, 10);
    const found = partsOf(date, calendar, locale)?.join();
    // An expectation of each day would take most of the time.
    if (found !== meant) wrong.push(`${date}: ${found} instead of ${meant}`);
  }
  expect(wrong).toEqual([]);
});

test("Hebrew and Chinese dates are known from 2020 to 2040", () => {
  for (const calendar of ["hebrew", "chinese"] as const) {
    expect(partsOf("2020-01-01", calendar, "en")).toBeDefined();
    expect(partsOf("2040-12-31", calendar, "en")).toBeDefined();
    expect(partsOf("2019-11-01", calendar, "en")).toBeUndefined();
    expect(partsOf("2041-03-01", calendar, "en")).toBeUndefined();
  }
});

test.each(["islamic", "persian"] as const)("%s dates are known in other years", (calendar) => {
  for (const date of ["1950-01-01", "2019-11-01", "2041-03-01", "2150-01-01"])
    expect(partsOf(date, calendar, "en")).toBeDefined();
});

test("leap months of the Chinese calendar have the pattern of the language", () => {
  expect(partsOf("2023-04-10", "chinese", "en")).toEqual(["2023", "Second Month bis", "20"]);
  expect(partsOf("2023-04-10", "chinese", "zh")).toEqual(["2023", "闰二月", "20"]);
  expect(partsOf("2023-04-10", "chinese", "pl")).toEqual(["2023", "2 bis", "20"]);
});
