/** Dates without a time or a zone, in the ISO calendar. The only file that knows Temporal. */
import { Temporal } from "temporal-polyfill";

export type CivilDate = Temporal.PlainDate;

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A day that exists, written `YYYY-MM-DD`; anything else is undefined. */
export function parseDate(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return Temporal.PlainDate.from({ year, month, day });
}

export function civilDate(year: number, month: number, day: number): CivilDate {
  return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
}

/** `YYYY-MM-DD`. */
export function formatDate(date: CivilDate): string {
  return date.toString();
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return date.add({ days });
}

export function addMonths(date: CivilDate, months: number): CivilDate {
  return date.add({ months });
}

/** Days from `start` to `end`, negative when `end` comes first. */
export function daysBetween(start: CivilDate, end: CivilDate): number {
  return start.until(end, { largestUnit: "day" }).days;
}

export function isBefore(a: CivilDate, b: CivilDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0;
}

export function firstOfMonth(date: CivilDate): CivilDate {
  return date.with({ day: 1 });
}

/** The first day of the week that holds `date`, for weeks that begin on `start`. */
export function firstOfWeek(date: CivilDate, start: Weekday): CivilDate {
  return addDays(date, -((weekdayOf(date) - start + 7) % 7));
}

export function weekdayOf(date: CivilDate): Weekday {
  return (date.dayOfWeek - 1) as Weekday;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The week that holds `date`, for weeks that begin on `start`, numbered as ISO 8601 numbers the week of its Thursday:
 * with `start` 0 that is the ISO week, and with any other start all seven days still share one number.
 */
export function weekOf(date: CivilDate, start: Weekday): { readonly year: number; readonly week: number } {
  const thursday = addDays(firstOfWeek(date, start), (3 - start + 7) % 7);
  return { year: thursday.yearOfWeek ?? thursday.year, week: thursday.weekOfYear ?? 1 };
}

/** `2026-W03`. */
export function formatWeek(date: CivilDate, start: Weekday): string {
  const { year, week } = weekOf(date, start);
  return `${year}-W${String(week).padStart(2, "0")}`;
}
