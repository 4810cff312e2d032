import { describe, expect, test } from "vitest";
import { addDays, type CivilDate, civilDate, daysBetween, formatDate } from "../civil-date.ts";
import { hijri, islamicCivil, ummAlQura } from "./hijri.ts";
import {
  gregorian,
  type MonthCalendar,
  monthKey,
  monthLength,
  monthStart,
  parseMonth,
  quarterKey,
} from "./month-calendar.ts";
import { persian } from "./persian.ts";

/** Dates of ICU in the Node that the tests run on. */
function byIcu(calendar: string): (date: CivilDate) => string {
  const style = { timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric" } as const;
  const formatter = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, style);
  return (date) => {
    const parts = new Map(
      formatter.formatToParts(Date.parse(formatDate(date))).map(({ type, value }) => [type, value]),
    );
    return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  };
}

const written = (calendar: MonthCalendar, date: CivilDate) => {
  const { year, month, day } = calendar.of(date);
  return `${year}-${month}-${day}`;
};

describe.each([
  { name: "persian", calendar: persian, from: 1300, to: 1500 },
  { name: "islamic-umalqura", calendar: ummAlQura, from: 1300, to: 1600 },
  { name: "islamic-civil", calendar: islamicCivil, from: 1, to: 60 },
  { name: "islamic-civil", calendar: islamicCivil, from: 1400, to: 1460 },
  { name: "gregory", calendar: gregorian, from: 1890, to: 1910 },
])("the calendar $name from $from to $to", ({ name, calendar, from, to }) => {
  const [first, end] = [calendar.firstOf(from, 1), calendar.firstOf(to + 1, 1)];

  test("counts every day as ICU does", () => {
    const icu = byIcu(name);
    const differences: string[] = [];
    for (let date = first; daysBetween(date, end) > 0; date = addDays(date, 1))
      if (written(calendar, date) !== icu(date)) differences.push(`${formatDate(date)} is ${written(calendar, date)}`);
    expect(differences).toEqual([]);
  });

  test("has months that follow each other", () => {
    for (let date = first; daysBetween(date, end) > 0; date = monthStart(date, calendar, 1)) {
      expect(calendar.of(date).day).toBe(1);
      expect(monthLength(date, calendar)).toBeGreaterThanOrEqual(28);
      expect(monthLength(date, calendar)).toBeLessThanOrEqual(31);
      expect(parseMonth(monthKey(date, calendar), calendar)).toEqual(date);
    }
  });
});

/** From the calendar of the University of Tehran, by the equinox at UTC+3:30, and of Umm al-Qura University. */
describe("known days", () => {
  test.each([
    ["1399-01-01", "2020-03-20"],
    ["1400-01-01", "2021-03-21"],
    ["1403-01-01", "2024-03-20"],
    ["1404-01-01", "2025-03-21"],
    ["1405-01-01", "2026-03-21"],
    ["1408-01-01", "2029-03-20"],
    ["1403-12-30", "2025-03-20"],
  ])("%s AP is %s", (date, expected) => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    expect(formatDate(addDays(persian.firstOf(year, month), day - 1))).toBe(expected);
  });

  test.each([
    ["1444-09", "2023-03-23"],
    ["1445-09", "2024-03-11"],
    ["1446-09", "2025-03-01"],
    ["1446-01", "2024-07-07"],
    ["1447-01", "2025-06-26"],
    ["1447-09", "2026-02-18"],
  ])("%s AH starts on %s", (month, expected) => {
    expect(parseMonth(month, ummAlQura)).toEqual(
      civilDate(...(expected.split("-").map(Number) as [number, number, number])),
    );
  });
});

/**
 * Nowruz is the day of the equinox if it is before noon at UTC+3:30, else the next day. The equinoxes are those of Meeus,
 * Astronomical Algorithms, chapter 27, without the periodic terms, so that years within 40 minutes of noon are left out.
 */
test("the Persian year starts with the equinox of Iran", () => {
  let compared = 0;
  for (let year = 1922; year <= 2122; year++) {
    const y = (year - 2000) / 1000;
    const equinox = 2_451_623.80984 + 365_242.37404 * y + 0.05169 * y ** 2 - 0.00411 * y ** 3 - 0.00057 * y ** 4;
    const iranian = equinox + 3.5 / 24;
    const fraction = iranian - Math.floor(iranian);
    // Julian days start at noon.
    if (Math.min(fraction, 1 - fraction) < 40 / 1440) continue;
    const nowruz = addDays(civilDate(2000, 1, 1), Math.ceil(iranian) - 2_451_545);
    expect(formatDate(persian.firstOf(year - 621, 1))).toBe(formatDate(nowruz));
    compared++;
  }
  expect(compared).toBeGreaterThan(170);
});

describe("corrections of Umm al-Qura", () => {
  test.each([-2, -1, 0, 1, 2])("%i days are added to its dates", (days) => {
    for (let i = 0; i < 800; i++) {
      const date = addDays(civilDate(2026, 1, 1), i);
      expect(hijri(days).of(date)).toEqual(ummAlQura.of(addDays(date, days)));
      expect(daysBetween(monthStart(date, hijri(days)), date)).toBe(hijri(days).of(date).day - 1);
    }
  });
});

test("months continue beyond the table of Umm al-Qura", () => {
  for (const year of [1299, 1300, 1600, 1601])
    for (let month = 1; month <= 12; month++)
      expect(monthLength(ummAlQura.firstOf(year, month), ummAlQura)).toBeOneOf([28, 29, 30, 31]);
});

test("months beyond a year belong to other years", () => {
  for (const calendar of [gregorian, persian, ummAlQura]) {
    expect(calendar.firstOf(1405, 13)).toEqual(calendar.firstOf(1406, 1));
    expect(calendar.firstOf(1405, 0)).toEqual(calendar.firstOf(1404, 12));
  }
});

test("a quarter has three months", () => {
  expect(quarterKey(civilDate(2026, 6, 21), persian)).toBe("1405-Q1");
  expect(quarterKey(civilDate(2026, 6, 22), persian)).toBe("1405-Q2");
});
