/** Dates of calendars beside the Gregorian. Those of the Hebrew and Chinese calendars are from tables of their months. */
import { type CivilDate, dayNumber, parseDate, persian, ummAlQura } from "@octavo/foundation";
import type { SecondCalendar, SecondDate } from "./almanac.ts";
import tables from "./generated/months.json" with { type: "json" };

const computed = { persian, islamic: ummAlQura };

/** Calendars with a table. */
type Tabulated = Exclude<SecondCalendar, keyof typeof computed>;

/** First and last day in the tables, `YYYY-MM-DD`. */
export const secondCalendarRange: Readonly<Record<"from" | "to", string>> = tables;

interface Months {
  /** Day numbers of first days, and of the day after the last month. */
  readonly starts: readonly number[];
  readonly months: readonly number[];
  readonly years: readonly number[];
}

const known = new Map<Tabulated, Months>();

/** Undefined outside of the range. */
export function secondDate(date: CivilDate, calendar: SecondCalendar): SecondDate | undefined {
  if (calendar === "hebrew" || calendar === "chinese") return tabulatedDate(date, calendar);
  const { year, month, day } = computed[calendar].of(date);
  return { year, month: month - 1, day };
}

function tabulatedDate(date: CivilDate, calendar: Tabulated): SecondDate | undefined {
  let decoded = known.get(calendar);
  if (!decoded) known.set(calendar, (decoded = decode(calendar)));
  const { starts, months, years } = decoded;
  const number = dayNumber(date);
  const i = starts.findLastIndex((start) => start <= number);
  const [start, month, year] = [starts[i], months[i], years[i]];
  if (start === undefined || month === undefined || year === undefined) return undefined;
  return { year, month, day: number - start + 1 };
}

function decode(calendar: Tabulated): Months {
  const { start, year: first, months: written, days } = tables[calendar];
  const date = parseDate(start);
  const starts = [date ? dayNumber(date) : Number.NaN];
  const months = [...written].map((digit) => Number.parseInt(digit, 36));
  const years: number[] = [];
  months.forEach((month, i) => {
    starts.push((starts[i] ?? 0) + (days[i] === "1" ? 30 : 29));
    years.push((years[i - 1] ?? first) + (month === 0 && i > 0 ? 1 : 0));
  });
  return { starts, months, years };
}
