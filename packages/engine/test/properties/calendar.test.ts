/** Compares calendars with Temporal and with day numbers counted from 1 January 1970. */

import {
  addDays,
  addMonths,
  civilDate,
  dayOfYear,
  daysBetween,
  formatDate,
  formatWeek,
  gregorian,
  isBefore,
  parseDate,
  type Weekday,
  weekdayOf,
  weekOf,
} from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { monthWeeks } from "../../src/calendar/month-weeks.ts";
import { weekdays } from "../../src/model/template.ts";
import { draw, texts } from "../support/documents.ts";

const day = 86_400_000;
const dayNumber = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / day;
const isoDate = (number: number) => new Date(number * day).toISOString().slice(0, 10);
/** Returns 0 for Monday. 1 January 1970 was a Thursday. */
const weekday = (number: number) => (((number + 3) % 7) + 7) % 7;
/** ISO 8601: the Thursday of a week determines its year, and week 1 contains the first Thursday. */
const isoWeek = (number: number) => {
  const thursday = number - weekday(number) + 3;
  const year = new Date(thursday * day).getUTCFullYear();
  return `${year}-W${String(Math.floor((thursday - dayNumber(year, 1, 1)) / 7) + 1).padStart(2, "0")}`;
};

const first = dayNumber(1900, 1, 1);
const last = dayNumber(2200, 12, 31);
const starts = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

describe("by Temporal, from 1900 to 2200 and some way beyond,", () => {
  const anyDate = fc
    .oneof(fc.integer({ min: first, max: last }), fc.integer({ min: dayNumber(1, 1, 1), max: dayNumber(9998, 1, 1) }))
    .map((number) => Temporal.PlainDate.from("1970-01-01").add({ days: number }));
  const ours = ({ year, month, day: date }: Temporal.PlainDate) => civilDate(year, month, date);

  test("every day has its weekday, its day of the year and its ISO week", () => {
    const wrong: string[] = [];
    let date = Temporal.PlainDate.from("1900-01-01");
    for (let number = first; number <= last; number++, date = date.add({ days: 1 })) {
      const mine = ours(date);
      const week = weekOf(mine, 0);
      const right =
        formatDate(mine) === date.toString() &&
        weekdayOf(mine) === date.dayOfWeek - 1 &&
        dayOfYear(mine) === date.dayOfYear &&
        week.week === date.weekOfYear &&
        week.year === date.yearOfWeek;
      if (!right) wrong.push(date.toString());
    }
    expect(wrong).toEqual([]);
  });

  test("adds and counts days and months", () => {
    const days = fc.integer({ min: -100_000, max: 100_000 });
    const months = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(anyDate, days, months, (date, moreDays, moreMonths) => {
        const mine = ours(date);
        const later = date.add({ days: moreDays });
        expect(formatDate(addDays(mine, moreDays))).toBe(later.toString());
        expect(formatDate(addMonths(mine, moreMonths))).toBe(date.add({ months: moreMonths }).toString());
        expect(daysBetween(mine, addDays(mine, moreDays))).toBe(moreDays);
        expect(isBefore(mine, addDays(mine, moreDays))).toBe(Temporal.PlainDate.compare(date, later) < 0);
      }),
      { numRuns: runs(500) },
    );
  });

  test("a day exists or it does not", () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(part(9999), part(13), part(32), (year, month, date) => {
        const text = [String(year).padStart(4, "0"), month, date]
          .map((value) => String(value).padStart(2, "0"))
          .join("-");
        const read = parseDate(text);
        expect(read && formatDate(read)).toBe(toTemporal(year, month, date)?.toString());
      }),
      { numRuns: runs(500) },
    );
  });
});

function toTemporal(year: number, month: number, date: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day: date }, { overflow: "reject" });
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}

describe("from 1900 to 2200", () => {
  test.each(starts)(
    "every month has each of its days once, under its weekday, in weeks that begin on day %i",
    (start) => {
      const wrong: string[] = [];
      for (let year = 1900; year <= 2200; year++)
        for (let month = 1; month <= 12; month++) {
          const weeks = monthWeeks({ year, month, day: 1 }, { weekStart: start, calendar: gregorian });
          const begin = dayNumber(year, month, 1);
          const length = dayNumber(year, month + 1, 1) - begin;
          const lead = (weekday(begin) - start + 7) % 7;
          const right =
            weeks.length === Math.ceil((lead + length) / 7) &&
            weeks.flat().every((date, i) => formatDate(date) === isoDate(begin - lead + i));
          if (!right) wrong.push(`${year}-${month}`);
        }
      expect(wrong).toEqual([]);
    },
  );

  test("every day has the ISO week of its Thursday", () => {
    const wrong: string[] = [];
    for (let number = first; number <= last; number++) {
      const [year, month, date] = isoDate(number).split("-").map(Number) as [number, number, number];
      if (formatWeek(civilDate(year, month, date), 0) !== isoWeek(number)) wrong.push(isoDate(number));
    }
    expect(wrong).toEqual([]);
  });
});

const anyDay = fc.integer({ min: first, max: last });
const anyStart = fc.constantFrom(...starts);
const box = { x: 0, y: 0, width: 700, height: 800 };
const weekNumbers = 22;

/** Returns the labels of days as [column, row, label]. Equal baselines form a row. */
function cellsOf(properties: Readonly<Record<string, unknown>>, left: number) {
  const width = (box.width - left) / 7;
  const { items } = draw({ type: "calendar", position: box, styling: { text_align: "left" }, properties });
  const labels = texts(items).filter(({ text, x }) => /^\d{1,2}( |$)/.test(text) && x >= left - 0.01);
  const baselines = [...new Set(labels.map(({ y }) => y))];
  return labels.map(({ text, x, y }) => [Math.floor((x - left + 0.01) / width), baselines.indexOf(y), text]);
}

/** Returns the expected cells. */
function cellsFrom(begin: number, end: number, start: Weekday, isMarked: (number: number) => boolean) {
  const lead = (weekday(begin) - start + 7) % 7;
  return Array.from({ length: end - begin + 1 }, (_, i) => {
    const [, month, date] = isoDate(begin + i)
      .split("-")
      .map(Number) as [number, number, number];
    const name = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")[month - 1];
    return [(lead + i) % 7, Math.floor((lead + i) / 7), isMarked(begin + i) ? `${date} ${name}` : String(date)];
  });
}

const plain = { show_month_year: false, show_weekdays: false, cell_padding: 0 };

test("a drawn month has each day once, in the column of its weekday", () => {
  fc.assert(
    fc.property(anyDay, anyStart, fc.boolean(), (number, start, week_numbers) => {
      const properties = { ...plain, start_date: isoDate(number), first_day_of_week: weekdays[start], week_numbers };
      const [year, month] = isoDate(number).split("-").map(Number) as [number, number];
      const [begin, end] = [dayNumber(year, month, 1), dayNumber(year, month + 1, 1) - 1];
      expect(cellsOf(properties, week_numbers ? weekNumbers : 0)).toEqual(cellsFrom(begin, end, start, () => false));
    }),
    { numRuns: runs(150) },
  );
});

test("a drawn range has each of its dates once, in the column of its weekday", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 200 }), anyStart, (begin, length, start) => {
      const [start_date, end_date] = [isoDate(begin), isoDate(begin + length)];
      const properties = {
        ...plain,
        calendar_type: "custom_range",
        start_date,
        end_date,
        first_day_of_week: weekdays[start],
      };
      const isMarked = (number: number) => number === begin || isoDate(number).endsWith("-01");
      expect(cellsOf(properties, 0)).toEqual(cellsFrom(begin, begin + length, start, isMarked));
    }),
    { numRuns: runs(150) },
  );
});

test("draws the week that contains its date", () => {
  fc.assert(
    fc.property(anyDay, anyStart, fc.constantFrom("horizontal", "vertical"), (number, start, layout_orientation) => {
      const times = { show_time_gutter: false, calendar_type: "weekly", layout_orientation };
      const properties = { ...plain, ...times, start_date: isoDate(number), first_day_of_week: weekdays[start] };
      const begin = number - ((weekday(number) - start + 7) % 7);
      // Days outside of the plan have their month, where it fits.
      const isNamed = (day: number) => layout_orientation === "horizontal" && !isoDate(day).startsWith("2026");
      const across = cellsFrom(begin, begin + 6, start, isNamed);
      const down = across.map(([column, , label]) => [0, column, label]);
      expect(cellsOf(properties, 0)).toEqual(layout_orientation === "horizontal" ? across : down);
    }),
    { numRuns: runs(150) },
  );
});
