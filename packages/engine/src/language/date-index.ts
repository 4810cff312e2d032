/** Entries of all calendars by day. */
import { type CivilDate, formatDate, weekdayOf } from "@octavo/foundation";
import { weekendOf } from "../calendar/weekends.ts";
import { compareRows, type DateCalendar, type DateEntry, type DateRow, isHoliday } from "../model/date-row.ts";
import type { DatesByDay } from "../model/widget-definition.ts";
import { folded, uniqueKeys } from "./text-keys.ts";

interface OpenEntry extends Omit<DateEntry, "position"> {
  position: number;
}

export class DateIndex implements DatesByDay {
  readonly #days = new Map<string, OpenEntry[]>();
  readonly #keys = new Map<string, readonly string[]>();
  readonly isEmpty: boolean;
  /** Decides about the days of weekends. */
  readonly locale: string;
  readonly #weekend: ReturnType<typeof weekendOf>;

  constructor(calendars: readonly DateCalendar[], locale = "") {
    this.locale = locale;
    this.#weekend = weekendOf(locale);
    for (const { name: calendar, style, rows } of calendars)
      for (const row of rows) {
        const entry = { ...row, calendar, style, position: 1 };
        const day = this.#days.get(row.date);
        if (day) day.push(entry);
        else this.#days.set(row.date, [entry]);
      }
    for (const entries of this.#days.values()) {
      // Each calendar is sorted. The sort is stable: equal entries stay in the order of their calendars.
      if (calendars.length > 1 && entries.length > 1) entries.sort(compareRows);
      for (let i = 1; i < entries.length; i++) (entries[i] as OpenEntry).position = i + 1;
    }
    this.isEmpty = this.#days.size === 0;
  }

  /** Of a date as `YYYY-MM-DD`. All-day entries come first. */
  on(date: string): readonly DateEntry[] {
    return this.#days.get(date) ?? none;
  }

  /**
   * Identity of an entry on its day, for names of pages: its title, and a number if others have the same. Other entries
   * do not change it.
   */
  eventKey(date: string, position: number): string | undefined {
    let keys = this.#keys.get(date);
    if (!keys) {
      keys = uniqueKeys(
        this.on(date).map(({ title }) => title),
        "event",
      );
      this.#keys.set(date, keys);
    }
    return keys[position - 1];
  }

  isDayOff(date: CivilDate): boolean {
    return this.#weekend.includes(weekdayOf(date)) || this.on(formatDate(date)).some(({ kind }) => kind === "holiday");
  }
}

const none: readonly never[] = [];

export const noDates = new DateIndex([]);

const indexes = new WeakMap<readonly DateCalendar[], DateIndex>();

/** Index of the calendars of a template in a language. Expansion and layout share it. */
export function dateIndexOf(given: readonly DateCalendar[] | undefined, locale: string): DateIndex {
  const calendars = given ?? none;
  const known = indexes.get(calendars);
  if (known?.locale === locale) return known;
  const index = new DateIndex(calendars, locale);
  indexes.set(calendars, index);
  return index;
}

/** First day of an event over several days. */
export function isFirstDay({ day = 1 }: DateRow): boolean {
  return day === 1;
}

/** Names of holidays without repetitions. */
export function holidayNames(entries: readonly DateEntry[]): readonly string[] {
  return [...new Set(entries.filter(isHoliday).map(({ title }) => title))];
}

/** True if the title contains one of the words. Case makes no difference. */
export function hasOneOf(title: string, words: readonly string[]): boolean {
  const text = folded(title);
  return words.some((word) => text.includes(folded(word)));
}
