/** Entries of all calendars by day. */
import { type CivilDate, formatDate, weekdayOf } from "../foundation/civil-date.ts";
import { compareRows, type DateCalendar, type DateEntry, type DateRow, isHoliday } from "../model/date-row.ts";
import type { DatesByDay } from "../model/widget-definition.ts";

type OpenEntry = Omit<DateEntry, "position">;

export class DateIndex implements DatesByDay {
  readonly #days = new Map<string, readonly DateEntry[]>();
  readonly isEmpty: boolean;

  constructor(calendars: readonly DateCalendar[]) {
    const days = new Map<string, OpenEntry[]>();
    for (const { name, style, rows } of calendars)
      for (const row of rows) {
        const entry = { ...row, calendar: name, style };
        const day = days.get(row.date);
        if (day) day.push(entry);
        else days.set(row.date, [entry]);
      }
    for (const [date, entries] of days) {
      // The sort is stable: equal entries stay in the order of their calendars.
      if (entries.length > 1) entries.sort(compareRows);
      this.#days.set(
        date,
        entries.map((entry, i) => ({ ...entry, position: i + 1 })),
      );
    }
    this.isEmpty = days.size === 0;
  }

  /** Of a date as `YYYY-MM-DD`. All-day entries come first. */
  on(date: string): readonly DateEntry[] {
    return this.#days.get(date) ?? none;
  }

  isDayOff(date: CivilDate): boolean {
    return weekdayOf(date) >= 5 || this.on(formatDate(date)).some(({ kind }) => kind === "holiday");
  }
}

const none: readonly DateEntry[] = [];

export const noDates = new DateIndex([]);

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

export function folded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
