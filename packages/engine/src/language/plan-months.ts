/** Months and years of a plan. A plan year is twelve months from the plan's first month. */
import {
  addMonths,
  type CivilDate,
  civilDate,
  firstOfMonth,
  formatMonth,
  isBefore,
  parseDate,
} from "@octavo/foundation";
import type { Lookup } from "./tokens.ts";

/** First and last day of a plan. */
export interface PlanMonths {
  readonly start: CivilDate;
  readonly end: CivilDate;
}

interface PlanYear {
  /** First month, `YYYY-MM`. */
  readonly start: string;
  /** "2026", or "2026–27" for months in two years. */
  readonly title: string;
}

/** Undefined for a plan without a start. A plan without a valid end has twelve months. */
export function planMonths(start: CivilDate | undefined, end: CivilDate | undefined): PlanMonths | undefined {
  if (!start) return undefined;
  return { start, end: end && !isBefore(end, start) ? end : addMonths(firstOfMonth(start), 11) };
}

export function planMonthsOf(lookup: Lookup): PlanMonths | undefined {
  return planMonths(parseDate(lookup("plan_start") ?? ""), parseDate(lookup("plan_end") ?? ""));
}

/** Calendar year of a date, for templates without a plan. */
export function calendarYearOf({ year }: CivilDate): PlanMonths {
  return { start: civilDate(year, 1, 1), end: civilDate(year, 12, 31) };
}

/** `YYYY-MM`. Empty outside the plan, so that links with it are omitted. */
export function planMonthOf(date: CivilDate, plan: PlanMonths): string {
  return hasMonth(plan, date) ? formatMonth(date) : "";
}

export function hasMonth({ start, end }: PlanMonths, date: CivilDate): boolean {
  return monthNumber(date) >= monthNumber(start) && monthNumber(date) <= monthNumber(end);
}

/** Plan year that contains a date. Dates outside the plan belong to its first or last year. */
export function planYearOf(date: CivilDate, plan: PlanMonths): PlanYear {
  const last = monthNumber(plan.end) - monthNumber(plan.start);
  const position = Math.min(last, Math.max(0, monthNumber(date) - monthNumber(plan.start)));
  const first = addMonths(firstOfMonth(plan.start), position - (position % 12));
  const end = addMonths(first, Math.min(11, last - (position - (position % 12))));
  return { start: formatMonth(first), title: yearsTitle(first.year, end.year) };
}

function yearsTitle(first: number, last: number): string {
  if (first === last) return String(first);
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100);
  return `${first}–${isSameCentury ? String(last % 100).padStart(2, "0") : last}`;
}

function monthNumber({ year, month }: CivilDate): number {
  return year * 12 + month;
}
