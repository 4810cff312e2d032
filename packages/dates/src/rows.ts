import { dateOfNumber, dayNumber, formatDate, MessageError, parseDate } from "@octavo/foundation";
import * as messages from "./messages.ts";
import type { DateRow } from "./row.ts";
import { daySeconds, type Seconds } from "./values.ts";

/** Range of days by number. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** Throws a `MessageError` if a date is invalid or the range is reversed. */
export function parseRange({ from, to }: { readonly from: string; readonly to: string }): DayRange {
  const [first, last] = [from, to].map((text) => {
    const day = parseDay(text);
    if (day === undefined) throw new MessageError(messages.badDate(text));
    return day;
  });
  if (first === undefined || last === undefined || last < first) throw new MessageError(messages.reversedRange);
  return { first, last };
}

/** Number of a day `YYYY-MM-DD`. Returns undefined for other texts. */
export function parseDay(text: string): number | undefined {
  const date = parseDate(text);
  return date && dayNumber(date);
}

function formatDay(day: number): string {
  return formatDate(dateOfNumber(day));
}

/** Formats seconds of a day as `HH:MM`. */
function formatTime(seconds: Seconds): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`;
}

/** The fields of a row that depend on the event's time. */
export type RowTimes = Pick<DateRow, "date" | "start" | "end" | "day" | "days">;

export interface TimeSpan {
  readonly start: Seconds;
  /** Equal to `start` if there is no duration. */
  readonly end: Seconds;
  readonly isDate: boolean;
}

/**
 * Splits a time span at midnight into one row for each day within the range. A day that is covered from midnight to
 * midnight, or to a minute before, has no times. An end in the last second of a minute is that of the next.
 */
export function rowTimesOf(written: TimeSpan, { first, last }: DayRange): readonly RowTimes[] {
  const { start } = written;
  const end = written.end > start && written.end % 60 === 59 ? written.end + 1 : written.end;
  const span = { ...written, end };
  const firstDay = Math.floor(start / daySeconds);
  const lastDay = end > start ? Math.floor((end - 1) / daySeconds) : firstDay;
  const days = lastDay - firstDay + 1;
  const from = Math.max(firstDay, first);
  return Array.from({ length: Math.max(0, Math.min(lastDay, last) - from + 1) }, (_, i) => {
    const day = from + i;
    const position = days > 1 ? { day: day - firstDay + 1, days } : {};
    return { date: formatDay(day), ...timesOn(day, span), ...position };
  });
}

function timesOn(day: number, { start, end, isDate }: TimeSpan): Pick<DateRow, "start" | "end"> {
  const midnight = day * daySeconds;
  const [begins, ends] = [Math.max(0, start - midnight), Math.min(daySeconds, end - midnight)];
  if (isDate || (begins === 0 && ends >= daySeconds - 60)) return {};
  return { start: formatTime(begins), ...(end > start && { end: formatTime(ends) }) };
}

/** Orders by date, all-day entries first, then by start, title and UID. */
export function compareRows(a: DateRow, b: DateRow): number {
  return (
    compareTexts(a.date, b.date) ||
    compareTexts(a.start ?? "", b.start ?? "") ||
    compareTexts(a.title, b.title) ||
    compareTexts(a.uid, b.uid) ||
    compareTexts(a.end ?? "", b.end ?? "") ||
    compareTexts(a.calendar, b.calendar) ||
    (a.day ?? 0) - (b.day ?? 0)
  );
}

/** Compares code units, because the order must not depend on the runtime's language. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
