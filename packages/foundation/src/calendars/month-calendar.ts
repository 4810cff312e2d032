import {
  addDays,
  addMonths,
  type CivilDate,
  daysBetween,
  firstOfWeek,
  formatMonth,
  type Weekday,
  type WeekNumbering,
  weekOf,
} from "../civil-date.ts";

/** Calendars of the months of documents. */
export const calendarSystems = ["gregorian", "persian", "hijri"] as const;
export type CalendarSystem = (typeof calendarSystems)[number];

/** Weeks of Persian and Hijri calendars start on Saturday. */
export function usualWeekStart(system: CalendarSystem = "gregorian"): "monday" | "saturday" {
  return system === "gregorian" ? "monday" : "saturday";
}

/** A day as a calendar counts it. Months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Years of twelve months over the civil dates, which stay Gregorian. */
export interface MonthCalendar {
  readonly of: (date: CivilDate) => CalendarDate;
  /** First day of a month. Month 13 is the first one of the next year, and 0 the last one of the year before. */
  readonly firstOf: (year: number, month: number) => CivilDate;
}

/** Counts the weeks and months of a plan. */
export interface Reckoning {
  readonly weekStart: Weekday;
  readonly calendar: MonthCalendar;
}

export const gregorian: MonthCalendar = {
  of: (date) => date,
  firstOf: (year, month) => addMonths({ year, month: 1, day: 1 }, month - 1),
};

/** First day of the month that is `months` after the one with `date`. */
export function monthStart(date: CivilDate, { of, firstOf }: MonthCalendar, months = 0): CivilDate {
  const { year, month } = of(date);
  return firstOf(year, month + months);
}

/** First day of the quarter. Quarters start with the months 1, 4, 7 and 10. */
export function quarterStart(date: CivilDate, { of, firstOf }: MonthCalendar): CivilDate {
  const { year, month } = of(date);
  return firstOf(year, month - ((month - 1) % 3));
}

export function yearStart(date: CivilDate, { of, firstOf }: MonthCalendar): CivilDate {
  return firstOf(of(date).year, 1);
}

/** Number of the quarter, from 1. */
export function quarterIn(date: CivilDate, { of }: MonthCalendar): number {
  return Math.ceil(of(date).month / 3);
}

export function monthLength(date: CivilDate, calendar: MonthCalendar): number {
  return daysBetween(monthStart(date, calendar), monthStart(date, calendar, 1));
}

/** Position in the year, from 1. */
export function dayInYear(date: CivilDate, calendar: MonthCalendar): number {
  return daysBetween(yearStart(date, calendar), date) + 1;
}

/** `1405-01`. */
export function monthKey(date: CivilDate, { of }: MonthCalendar): string {
  const { year, month } = of(date);
  return formatMonth({ year, month, day: 1 });
}

/** `1405-Q1`. */
export function quarterKey(date: CivilDate, calendar: MonthCalendar): string {
  return `${monthKey(date, calendar).slice(0, -3)}-Q${quarterIn(date, calendar)}`;
}

/** First day of the month that `YYYY-MM` names. Undefined for other texts. */
export function parseMonth(text: string, { firstOf }: MonthCalendar): CivilDate | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text.trim()) ?? [];
  return year === undefined ? undefined : firstOf(Number(year), Number(month));
}

/** Number of the week that contains a date. ISO 8601 numbers the weeks of Gregorian years, whatever the calendar. */
export function weekNumber(date: CivilDate, { weekStart, calendar }: Reckoning, numbering: WeekNumbering): number {
  if (numbering === "iso") return weekOf(date, weekStart).week;
  const first = firstOfWeek(date, weekStart);
  return Math.ceil(dayInYear(numbering === "us" ? addDays(first, 6) : first, calendar) / 7);
}
