/** Pages of lists of all events of a period. Expansion counts them, and layout names and draws them, without measuring. */
import { addDays, type CivilDate, formatDate } from "@octavo/foundation";
import type { DateEntry } from "../model/date-row.ts";
import type { DatesByDay } from "../model/widget-definition.ts";
import { isFirstDay } from "./date-index.ts";

export interface ListedDay {
  readonly date: CivilDate;
  readonly entries: readonly DateEntry[];
}

/** Days with entries. An event of several days is listed once, on its first day in the period. */
export function listedDays(dates: Pick<DatesByDay, "on">, first: CivilDate, count: number): readonly ListedDay[] {
  return Array.from({ length: count }, (_, i) => {
    const date = addDays(first, i);
    return { date, entries: dates.on(formatDate(date)).filter((entry) => isFirstDay(entry) || i === 0) };
  }).filter(({ entries }) => entries.length > 0);
}

type AgendaPages = readonly (readonly ListedDay[])[];

/** By period and lines of a page. Each page of a list needs the others, to know its own days. */
const agendas = new WeakMap<Pick<DatesByDay, "on">, Map<string, AgendaPages>>();

/** Days of the period that starts with `first`, by pages. A day stays on one page if it fits on one. */
export function agendaPages(
  dates: Pick<DatesByDay, "on">,
  first: CivilDate,
  count: number,
  perPage: number,
): AgendaPages {
  const known = agendas.get(dates) ?? new Map<string, AgendaPages>();
  agendas.set(dates, known);
  const key = `${formatDate(first)} ${count} ${perPage}`;
  const pages = known.get(key) ?? onPages(listedDays(dates, first, count), perPage);
  known.set(key, pages);
  return pages;
}

function onPages(days: readonly ListedDay[], perPage: number): AgendaPages {
  const pages: ListedDay[][] = [];
  let free = 0;
  const place = (day: ListedDay, lines: number) => {
    if (lines > free) {
      pages.push([]);
      free = perPage;
    }
    pages.at(-1)?.push(day);
    free -= lines;
  };
  for (const day of days) {
    const lines = day.entries.reduce((sum, entry) => sum + linesOf(entry), 0);
    if (lines <= perPage) place(day, lines);
    else for (const entry of day.entries) place({ ...day, entries: [entry] }, Math.min(perPage, linesOf(entry)));
  }
  return pages.map(joined);
}

/** One day for the entries of the same date that follow one another. */
function joined(days: readonly ListedDay[]): readonly ListedDay[] {
  return [...Map.groupBy(days, ({ date }) => formatDate(date)).values()].map((same) => ({
    date: (same[0] as ListedDay).date,
    entries: same.flatMap(({ entries }) => entries),
  }));
}

/** Lines of entries that pages of days and weeks have room for, also on narrow pages. */
const roomOfDay = 2;

/** True if entries of a day can lack room where days have a few lines. Estimated without measuring, as the pages of a list are. */
export function isCrowded(entries: readonly DateEntry[]): boolean {
  return entries.reduce((sum, entry) => sum + linesOf(entry), 0) > roomOfDay;
}

/** Width of a line in letters of usual width, on the narrowest pages of the starters. */
const lettersOfLine = 25;

/** Lines of an entry, with room for its age or last day. */
export function linesOf({ title, age, days = 1 }: DateEntry): number {
  const more = (age === undefined ? 0 : 6) + (days > 1 ? 11 : 0);
  const width = [...title].reduce((sum, letter) => sum + widthOf(letter), more);
  return Math.max(1, Math.ceil(width / lettersOfLine));
}

/** In letters of usual width. */
function widthOf(letter: string): number {
  if (letter > "\u2e7f") return 2.2;
  return /[\p{Lu}\dmw@%&—…]/u.test(letter) ? 1.4 : 1;
}
