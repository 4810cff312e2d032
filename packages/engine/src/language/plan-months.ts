/** Months and years of a plan. A plan year is twelve months from the plan's first month. */
import {
  addDays,
  type CivilDate,
  daysBetween,
  isBefore,
  type MonthCalendar,
  monthKey,
  monthStart,
  parseDate,
  yearStart,
} from "@octavo/foundation";
import type { Lookup } from "./tokens.ts";

/** First and last day of a plan. */
export interface PlanMonths {
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly calendar: MonthCalendar;
}

interface PlanYear {
  /** First month, `YYYY-MM`. */
  readonly start: string;
  /** "2026", or "2026–27" for months in two years. */
  readonly title: string;
}

/** Undefined for a plan without a start. A plan without a valid end has twelve months. */
export function planMonths(
  start: CivilDate | undefined,
  end: CivilDate | undefined,
  calendar: MonthCalendar,
): PlanMonths | undefined {
  if (!start) return undefined;
  return { start, end: end && !isBefore(end, start) ? end : monthStart(start, calendar, 11), calendar };
}

export function planMonthsOf(lookup: Lookup, calendar: MonthCalendar): PlanMonths | undefined {
  return planMonths(parseDate(lookup("plan_start") ?? ""), parseDate(lookup("plan_end") ?? ""), calendar);
}

/** Calendar year of a date, for templates without a plan. */
export function calendarYearOf(date: CivilDate, calendar: MonthCalendar): PlanMonths {
  const start = yearStart(date, calendar);
  return { start, end: addDays(monthStart(start, calendar, 12), -1), calendar };
}

/** `YYYY-MM`. Empty outside the plan, so that links with it are omitted. */
export function planMonthOf(date: CivilDate, plan: PlanMonths): string {
  const day = dayInPlan(date, plan);
  return hasMonth(plan, day) ? monthKey(day, plan.calendar) : "";
}

/** The day of a page, or the first day of the plan on a page of the week in which it begins. */
export function dayInPlan(date: CivilDate, plan: PlanMonths | undefined): CivilDate {
  return plan && isBefore(date, plan.start) && daysBetween(date, plan.start) < 7 ? plan.start : date;
}

export function hasMonth({ start, end, calendar }: PlanMonths, date: CivilDate): boolean {
  const month = monthNumber(date, calendar);
  return month >= monthNumber(start, calendar) && month <= monthNumber(end, calendar);
}

/** Plan year that contains a date. Dates outside the plan belong to its first or last year. */
export function planYearOf(date: CivilDate, { start, end: lastDay, calendar }: PlanMonths): PlanYear {
  const last = monthNumber(lastDay, calendar) - monthNumber(start, calendar);
  const position = Math.min(last, Math.max(0, monthNumber(date, calendar) - monthNumber(start, calendar)));
  const first = monthStart(start, calendar, position - (position % 12));
  const end = monthStart(first, calendar, Math.min(11, last - (position - (position % 12))));
  return { start: monthKey(first, calendar), title: yearsTitle(calendar.of(first).year, calendar.of(end).year) };
}

function yearsTitle(first: number, last: number): string {
  if (first === last) return String(first);
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100);
  return `${first}–${isSameCentury ? String(last % 100).padStart(2, "0") : last}`;
}

function monthNumber(date: CivilDate, calendar: MonthCalendar): number {
  const { year, month } = calendar.of(date);
  return year * 12 + month;
}
