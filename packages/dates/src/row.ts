import type { Message } from "@octavo/foundation";
import type { HolidayKind } from "./holidays.ts";

/**
 * An entry on one civil day. An event that covers several days has one row for each of them. Rows have no time zones:
 * the import converts all times.
 */
export interface DateRow {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. An all-day entry has neither start nor end. */
  readonly start?: string;
  /** `HH:MM`, at most `24:00`. Missing if the event has no duration. */
  readonly end?: string;
  readonly title: string;
  /** Name of the calendar. */
  readonly calendar: string;
  readonly uid: string;
  /** Missing for an event. */
  readonly kind?: RowKind;
  /** Position of the row in an event of several days, from 1. */
  readonly day?: number;
  /** Number of days of the event. */
  readonly days?: number;
  readonly categories?: readonly string[];
  /** Completed years of a birthday, if the year of birth is known. */
  readonly age?: number;
}

export type RowKind = "birthday" | HolidayKind;

export interface ImportOptions {
  /** First and last day of the rows, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** First day of the plan, from which dates without a year count. The same as `from` if it is missing. */
  readonly start?: string;
  /** IANA name of the zone of the rows' times. */
  readonly zone: string;
  /** Name of the calendar. If missing, the file's own name of the calendar, then `fallbackName`. */
  readonly name?: string;
  readonly fallbackName?: string;
  /** Tag of the language in which dates of a list are written. Other languages are read, too. */
  readonly language?: string;
  /** Title of events without one. */
  readonly untitled?: string;
  /** Removes the characters that no font has, for notes about titles. Rows keep them. */
  readonly printable?: (title: string) => string;
}

export interface ImportedDates {
  /** Name of the calendar, as in the rows. */
  readonly name: string;
  /** Sorted by date, all-day entries first, then by start, title and UID. */
  readonly rows: readonly DateRow[];
  /** Facts about the import that the user should know. */
  readonly notes: readonly Message[];
}

/** Result of an import that failed as a whole. */
export interface RefusedImport {
  /** Several for a list with several lines that cannot be read. */
  readonly refusals: readonly [Message, ...Message[]];
  /** Numbers of the lines of a list, from 1, that cannot be read. Absent if not only they are refused. */
  readonly lines?: readonly number[];
}
