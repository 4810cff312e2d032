/**
 * Dates without time or zone in the proleptic Gregorian calendar. Arithmetic uses day counts from the algorithm
 * `days_from_civil` and its inverse (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms"), whose years start in
 * March, so that leap days come last. Tests compare all functions with Temporal.
 */

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Parses `YYYY-MM-DD`. Returns undefined for other texts and for days that do not exist. */
export function parseDate(text: string): CivilDate | undefined {
  const written = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined;
  const year = Number(written.slice(0, 4));
  const month = Number(written.slice(5, 7));
  const day = Number(written.slice(8));
  return exists(year, month, day) ? { year, month, day } : undefined;
}

export function civilDate(year: number, month: number, day: number): CivilDate {
  if (!exists(year, month, day)) throw new RangeError(`there is no day ${year}-${month}-${day}`);
  return { year, month, day };
}

function exists(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Formats as `YYYY-MM-DD`. Years with more than four digits use the expanded form of ISO 8601. */
/** The day of a moment in the time zone of the platform. */
export function localDay(moment: Date): CivilDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

export function formatDate({ year, month, day }: CivilDate): string {
  return `${formatYear(year)}-${pad(month)}-${pad(day)}`;
}

function formatYear(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, "0");
  return `${year < 0 ? "-" : "+"}${String(Math.abs(year)).padStart(6, "0")}`;
}

function pad(part: number): string {
  return part < 10 ? `0${part}` : String(part);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const day = date.day + days;
  // Most steps stay within their month.
  return day >= 1 && day <= 28 ? { year: date.year, month: date.month, day } : dateOfNumber(dayNumber(date) + days);
}

/** If the resulting month is too short, returns its last day. */
export function addMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = year * 12 + month - 1 + months;
  const [ofYear, ofMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return { year: ofYear, month: ofMonth, day: Math.min(day, daysInMonth(ofYear, ofMonth)) };
}

/** Days from `start` to `end`. Negative if `end` comes first. */
export function daysBetween(start: CivilDate, end: CivilDate): number {
  return dayNumber(end) - dayNumber(start);
}

export function isBefore(a: CivilDate, b: CivilDate): boolean {
  return a.year !== b.year ? a.year < b.year : a.month !== b.month ? a.month < b.month : a.day < b.day;
}

export function isSameDay(a: CivilDate, b: CivilDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

export function firstOfMonth({ year, month }: CivilDate): CivilDate {
  return { year, month, day: 1 };
}

/** First day of the week that contains `date`, if weeks start on `start`. */
export function firstOfWeek(date: CivilDate, start: Weekday): CivilDate {
  return addDays(date, -((weekdayOf(date) - start + 7) % 7));
}

export function weekdayOf(date: CivilDate): Weekday {
  return ((((dayNumber(date) + 2) % 7) + 7) % 7) as Weekday;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** 1 to 366. */
export function dayOfYear(date: CivilDate): number {
  return dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1;
}

/**
 * Week that contains `date`, if weeks start on `start`. Its number is the ISO 8601 number of its Thursday: the ISO
 * week if `start` is 0. With any other start, all seven days have the same number.
 */
export function weekOf(date: CivilDate, start: Weekday): { readonly year: number; readonly week: number } {
  const thursday = addDays(firstOfWeek(date, start), (3 - start + 7) % 7);
  return { year: thursday.year, week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 };
}

/** `us`: week 1 contains January 1. `first_full_week`: week 1 is the first with seven days in the year. */
export const weekNumberings = ["iso", "us", "first_full_week"] as const;
export type WeekNumbering = (typeof weekNumberings)[number];

/** `2026-W03`. */
export function formatWeek(date: CivilDate, start: Weekday): string {
  const { year, week } = weekOf(date, start);
  return `${year}-W${pad(week)}`;
}

/** `2026-01`. */
export function formatMonth(date: CivilDate): string {
  return formatDate(date).slice(0, -3);
}

/** Days in 400 years, the period of the calendar. */
const eraDays = 146_097;

/** Days since March 1 of the year 0, a Wednesday. */
export function dayNumber({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfMarchYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * eraDays + yearOfEra * 365 + leapDays + dayOfMarchYear;
}

export function dateOfNumber(number: number): CivilDate {
  const era = Math.floor(number / eraDays);
  const dayOfEra = number - era * eraDays;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const ofMarchYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * ofMarchYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofMarchYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
