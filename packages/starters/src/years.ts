/** Years and months that a planner can be made for, in the calendar of its months. */
import {
  addDays,
  type CalendarSystem,
  formatDate,
  gregorian,
  localDay,
  type MonthCalendar,
  monthStart,
  parseDate,
  persian,
  ummAlQura,
} from "@octavo/foundation";
import type { Starter } from "./starter.ts";

/** First and last day, `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

type FirstMonth = Pick<Starter, "firstMonth">;

/** Without a correction of Hijri dates, which a plan can have. */
const calendars: Readonly<Record<CalendarSystem, MonthCalendar>> = { gregorian, persian, hijri: ummAlQura };

/** Returns twelve months from the starter's first month of a year of the calendar. */
export function wholeYear(year: string, starter: FirstMonth, system: CalendarSystem = "gregorian"): DateRange {
  const { firstOf } = calendars[system];
  const number = Number(year);
  const first = firstMonthOf(number, starter, system);
  return { from: formatDate(firstOf(number, first)), to: formatDate(addDays(firstOf(number, first + 12), -1)) };
}

/** In another calendar, a school year starts with the first month that begins in September or later. */
function firstMonthOf(year: number, { firstMonth = 1 }: FirstMonth, system: CalendarSystem): number {
  if (system === "gregorian" || firstMonth === 1) return firstMonth;
  const { firstOf } = calendars[system];
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return months.find((month) => firstOf(year, month).month >= firstMonth) ?? 1;
}

/** In months. From October on, most calendars are made for the next year. */
const ahead = 3;

/** Returns the year of `defaultChoices` for a planner that is made today. */
export function usualYear(today: Date, starter: FirstMonth = {}, system: CalendarSystem = "gregorian"): number {
  const calendar = calendars[system];
  const { year, month } = calendar.of(monthStart(localDay(today), calendar, ahead));
  return year - (month < firstMonthOf(year, starter, system) ? 1 : 0);
}

/** Returns the year of a day in a calendar. */
export function yearOf(day: Date, system: CalendarSystem): number {
  return calendars[system].of(localDay(day)).year;
}

/** Formats the years of the dates: "2027", or "2026–27". */
export function formatYears({ from, to }: DateRange, system: CalendarSystem = "gregorian"): string {
  const [first, last] = [yearIn(from, system), yearIn(to, system)];
  return first === last ? first : `${first}–${last.slice(0, 2) === first.slice(0, 2) ? last.slice(2) : last}`;
}

/** Months of a plan year, up to twelve. */
export function monthsOf({ from, to, calendar: system }: DateRange & { readonly calendar: CalendarSystem }): number {
  const [first, last] = [parseDate(from), parseDate(to)];
  if (!first || !last) return 12;
  const [start, end] = [calendars[system].of(first), calendars[system].of(last)];
  return Math.min(12, Math.max(1, 12 * (end.year - start.year) + end.month - start.month + 1));
}

/** Year of a written date. */
export function yearIn(date: string, system: CalendarSystem): string {
  const day = parseDate(date);
  return day ? String(calendars[system].of(day).year) : date.slice(0, 4);
}
