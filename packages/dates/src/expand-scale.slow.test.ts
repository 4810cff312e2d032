import { dateOfNumber, dayNumber, formatDate, parseDate } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { calendarOf, imported, linesOf, notesOf } from "../test/imported.ts";
import { Budget } from "./budget.ts";
import { expandRule } from "./expand-rule.ts";
import { parseRule } from "./rule.ts";
import { scaleNamed } from "./scales/known-scales.ts";
import type { Scale } from "./scales/scale.ts";
import { daySeconds } from "./values.ts";

const numberOf = (date: string) => {
  const parsed = parseDate(date);
  if (!parsed) throw new Error(`${date} is no date`);
  return dayNumber(parsed);
};

/** Dates of a rule from `start` to `end`. */
function dates(rule: string, start: string, end: string, from = start): readonly string[] {
  const parsed = parseRule(rule);
  if (!parsed) throw new Error(`${rule} is not supported`);
  const [first, to] = [numberOf(start) * daySeconds, numberOf(end) * daySeconds];
  const range = { start: first, isDate: true, until: Number.POSITIVE_INFINITY, from: numberOf(from) * daySeconds, to };
  return expandRule(parsed, range, new Budget()).map((at) => formatDate(dateOfNumber(at / daySeconds)));
}

function scaleOf(name: string): Scale {
  const scale = scaleNamed(name);
  if (!scale) throw new Error(`${name} is unknown`);
  return scale;
}

/** English month names of ICU in the order of RFC 7529. */
const hebrewMonths = "Tishri Heshvan Kislev Tevet Shevat Adar Nisan Iyar Sivan Tamuz Av Elul".split(" ");

/** Year, month and day by ICU. The leap month after 5 is 5.5. */
function byIcu(calendar: string): (number: number) => string {
  const month = calendar === "hebrew" ? "long" : "numeric";
  const style = { timeZone: "UTC", year: "numeric", month, day: "numeric" } as const;
  const formatter = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, style);
  return (number) => {
    const time = Date.parse(formatDate(dateOfNumber(number)));
    const parts = new Map<string, string>(formatter.formatToParts(time).map(({ type, value }) => [type, value]));
    const written = parts.get("month") ?? "";
    const leap = written.endsWith("bis") || written === "Adar I" ? 0.5 : 0;
    const name = written === "Adar I" ? "Shevat" : written.replace(/^Adar II$/, "Adar");
    const position = calendar === "hebrew" ? hebrewMonths.indexOf(name) + 1 : Number.parseInt(written, 10);
    return `${parts.get("year") ?? parts.get("relatedYear")} ${position + leap} ${parts.get("day")}`;
  };
}

describe.each([
  ["HEBREW", "hebrew", "1890-01-01", "2150-12-31"],
  ["CHINESE", "chinese", "1900-01-31", "2101-01-28"],
  ["PERSIAN", "persian", "1925-01-01", "2120-12-31"],
  ["ISLAMIC-UMALQURA", "islamic-umalqura", "1890-01-01", "2150-12-31"],
  ["ISLAMIC-CIVIL", "islamic-civil", "1990-01-01", "2050-12-31"],
  ["COPTIC", "coptic", "1990-01-01", "2050-12-31"],
  ["ETHIOPIC", "ethiopic", "1990-01-01", "2050-12-31"],
  ["GREGORIAN", "gregory", "1995-01-01", "2005-12-31"],
] as const)("the calendar %s", (name, calendar, from, to) => {
  test("has the months of ICU", () => {
    const scale = scaleOf(name);
    const icu = byIcu(calendar);
    const wrong: string[] = [];
    for (let index = scale.indexOf(numberOf(from)); index <= scale.indexOf(numberOf(to)); index++) {
      const { year, month, first, length } = scale.monthAt(index) ?? { year: 0, month: 0, first: 0, length: 0 };
      for (const day of [1, length])
        if (icu(first + day - 1) !== `${year} ${month} ${day}`) wrong.push(`${year} ${month} ${day}`);
      for (const day of [first, first + length - 1]) if (scale.indexOf(day) !== index) wrong.push(`index ${index}`);
    }
    expect(wrong).toEqual([]);
  });

  test("repeats a day of a year where ICU has it", () => {
    const icu = byIcu(calendar);
    const start = numberOf("2001-02-03");
    const [, ...own] = icu(start).split(" ");
    const expected: string[] = [];
    for (let day = start; day <= numberOf("2021-12-31"); day++)
      if (icu(day).split(" ").slice(1).join(" ") === own.join(" ")) expected.push(formatDate(dateOfNumber(day)));
    expect(dates(`RSCALE=${name};FREQ=YEARLY`, "2001-02-03", "2021-12-31")).toEqual(expected);
  });
});

/** From sections 4.3 and 6 of RFC 7529. */
describe("the examples of RFC 7529", () => {
  test("Chinese New Year", () => {
    expect(dates("RSCALE=CHINESE;FREQ=YEARLY", "2013-02-10", "2016-12-31")).toEqual([
      "2013-02-10",
      "2014-01-31",
      "2015-02-19",
      "2016-02-08",
    ]);
  });

  test("the 13th month of the Ethiopic calendar", () => {
    expect(dates("RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13", "2013-09-06", "2015-12-31")).toEqual([
      "2013-09-06",
      "2014-09-06",
      "2015-09-06",
    ]);
  });

  test("8 Adar I, and 8 Adar in a year without a leap month", () => {
    const rule = "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD";
    expect(dates(rule, "2014-02-08", "2016-12-31")).toEqual(["2014-02-08", "2015-02-27", "2016-02-17"]);
  });

  test.each([
    ["OMIT", ["2016-02-29", "2020-02-29"]],
    ["BACKWARD", ["2016-02-29", "2017-02-28", "2018-02-28", "2019-02-28", "2020-02-29"]],
    ["FORWARD", ["2016-02-29", "2017-03-01", "2018-03-01", "2019-03-01", "2020-02-29"]],
  ])("February 29, with SKIP=%s", (skip, expected) => {
    expect(dates(`RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=${skip}`, "2016-02-29", "2020-12-31")).toEqual(expected);
  });

  test.each([
    ["OMIT", ["2014-01-31", "2014-03-31", "2014-05-31"]],
    ["BACKWARD", ["2014-01-31", "2014-02-28", "2014-03-31", "2014-04-30", "2014-05-31"]],
    ["FORWARD", ["2014-01-31", "2014-03-01", "2014-03-31", "2014-05-01", "2014-05-31"]],
  ])("the last day of long months, with SKIP=%s", (skip, expected) => {
    expect(dates(`RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=${skip}`, "2014-01-31", "2014-05-31")).toEqual(expected);
  });
});

describe("known days", () => {
  test.each([
    ["Nowruz", "PERSIAN", "2024-03-20", ["2024-03-20", "2025-03-21", "2026-03-21", "2027-03-21"]],
    ["Rosh Hashanah", "HEBREW", "2023-09-16", ["2023-09-16", "2024-10-03", "2025-09-23", "2026-09-12"]],
    ["Ramadan", "ISLAMIC-UMALQURA", "2023-03-23", ["2023-03-23", "2024-03-11", "2025-03-01", "2026-02-18"]],
    ["Enkutatash", "ETHIOPIC", "2022-09-11", ["2022-09-11", "2023-09-12", "2024-09-11", "2025-09-11"]],
    ["the Mid-Autumn Festival", "CHINESE", "2023-09-29", ["2023-09-29", "2024-09-17", "2025-10-06", "2026-09-25"]],
  ])("of %s", (_, calendar, start, expected) => {
    expect(dates(`RSCALE=${calendar};FREQ=YEARLY;COUNT=4`, start, "2030-12-31")).toEqual(expected);
  });
});

describe("rules in other calendars", () => {
  test("begin in the middle of a range, also with a day that was moved", () => {
    const rule = "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD";
    expect(dates(rule, "2014-01-31", "2014-03-31", "2014-03-01")).toEqual(["2014-03-01", "2014-03-31"]);
  });

  test("count a moved day once", () => {
    const rule = "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=5";
    expect(dates(rule, "2014-01-31", "2014-12-31")).toEqual([
      "2014-01-31",
      "2014-02-01",
      "2014-03-01",
      "2014-03-31",
      "2014-04-01",
    ]);
  });

  test("select weekdays of months and of years", () => {
    expect(dates("RSCALE=PERSIAN;FREQ=YEARLY;BYMONTH=1;BYDAY=1FR", "2026-03-27", "2028-12-31")).toEqual([
      "2026-03-27",
      "2027-03-26",
      "2028-03-24",
    ]);
    expect(dates("RSCALE=PERSIAN;FREQ=YEARLY;BYDAY=-1FR", "2026-03-20", "2028-12-31")).toEqual([
      "2026-03-20",
      "2027-03-19",
      "2028-03-17",
    ]);
  });

  test("select days of years", () => {
    expect(dates("RSCALE=PERSIAN;FREQ=YEARLY;BYYEARDAY=13,-1", "2026-03-20", "2027-12-31")).toEqual([
      "2026-03-20",
      "2026-04-02",
      "2027-03-20",
      "2027-04-02",
    ]);
    expect(dates("RSCALE=PERSIAN;FREQ=YEARLY;BYYEARDAY=366;SKIP=FORWARD", "2025-03-20", "2026-12-31")).toEqual([
      "2025-03-20",
      "2026-03-21",
    ]);
  });

  test("have intervals, positions and an end", () => {
    expect(dates("RSCALE=HEBREW;FREQ=MONTHLY;INTERVAL=7;BYMONTHDAY=1", "2024-10-03", "2026-12-31")).toEqual([
      "2024-10-03",
      "2025-04-29",
      "2025-11-21",
      "2026-06-16",
    ]);
    expect(dates("RSCALE=PERSIAN;FREQ=MONTHLY;BYDAY=SA,FR;BYSETPOS=-1;COUNT=3", "2026-04-18", "2026-12-31")).toEqual([
      "2026-04-18",
      "2026-05-16",
      "2026-06-20",
    ]);
  });

  test("of weeks and days need no months", () => {
    expect(dates("RSCALE=HEBREW;FREQ=WEEKLY;COUNT=2", "2026-01-05", "2026-12-31")).toEqual([
      "2026-01-05",
      "2026-01-12",
    ]);
  });

  test.each([
    "RSCALE=HEBREW;FREQ=WEEKLY;BYMONTH=1",
    "RSCALE=HEBREW;FREQ=YEARLY;BYWEEKNO=1",
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=14",
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=L",
    "RSCALE=HEBREW;FREQ=YEARLY;SKIP=SOMETIMES",
    "RSCALE=MAYAN;FREQ=YEARLY",
    "FREQ=YEARLY;BYMONTH=5L",
  ])("%s is not supported", (rule) => {
    expect(parseRule(rule)).toBeUndefined();
  });

  test("beyond the table of the Chinese calendar have only their first date", () => {
    expect(dates("RSCALE=CHINESE;FREQ=YEARLY", "1850-02-12", "1903-12-31")).toEqual(["1850-02-12"]);
    expect(dates("RSCALE=CHINESE;FREQ=YEARLY", "2100-02-09", "2110-12-31")).toEqual(["2100-02-09"]);
  });
});

test("imports yearly events by the moon", () => {
  const file = calendarOf(
    ["DTSTART;VALUE=DATE:19600128", "SUMMARY:New Year", "RRULE:RSCALE=CHINESE;FREQ=YEARLY"],
    ["DTSTART;VALUE=DATE:20250330", "SUMMARY:Eid", "RRULE:RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY"],
  );
  expect(linesOf(imported(file))).toEqual(["2026-02-17 New Year", "2026-03-20 Eid"]);
});

test("names the calendar that is not supported", () => {
  const file = calendarOf(["DTSTART;VALUE=DATE:20260105", "SUMMARY:Feast", "RRULE:RSCALE=MAYAN;FREQ=YEARLY"]);
  expect(notesOf(imported(file))).toEqual([
    '"Feast" repeats by a calendar that is not supported: MAYAN. Only its first date was imported.',
  ]);
});
