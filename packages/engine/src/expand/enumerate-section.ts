/** Enumerates the items of sections and nested sections. Page estimates use the same enumeration. */
import {
  addDays,
  type CivilDate,
  daysBetween,
  formatDate,
  gregorian,
  type ItemSource,
  isBefore,
  isSameDay,
  type MonthCalendar,
  modeNamed,
  parseDate,
  type Reckoning,
  weekdayOf,
} from "@octavo/foundation";
import type { Almanac } from "../calendar/almanac.ts";
import { calendarOf, unusualChoices } from "../calendar/document-calendar.ts";
import { agendaPages, isCrowded, listedDays } from "../language/agenda.ts";
import { type DateIndex, hasOneOf, isFirstDay, noDates } from "../language/date-index.ts";
import { type TableIndex, tableIndexOf } from "../language/table-index.ts";
import { type DateEntry, isHoliday } from "../model/date-row.ts";
import type { DayFilter, EventFilter, Plan, PlanSection } from "../model/plan.ts";
import { weekdayNumber } from "../model/template.ts";
import { chosenRows, type RowsAround, rowsWithin } from "./choose-rows.ts";

export interface PlanItem {
  readonly date?: CivilDate;
  readonly index?: number;
  /** Position of the event among those of its day. */
  readonly event?: number;
  /** Key of the row, or of the group of rows. */
  readonly row?: string;
}

interface Range {
  readonly start: CivilDate | undefined;
  readonly end: CivilDate | undefined;
}

interface Surroundings {
  readonly range: Range;
  /** Dates of the section within the parent item. */
  readonly window: Range;
  /** Last date with an item, by section. New for each counted item. */
  readonly last: Map<PlanSection, CivilDate>;
  /** Events with an item so far, by section. */
  readonly events: Map<PlanSection, number>;
  readonly rows: RowsAround;
}

export interface PlannedItem {
  readonly section: PlanSection;
  readonly item: PlanItem;
}

/**
 * Items in page order: an item, then those of its nested sections. A lazy generator, so that huge counts cost nothing
 * until they are used.
 */
export function* enumerateItems(
  sections: readonly PlanSection[],
  plan: Plan,
  { hasPages = () => true, dates = noDates, calendar = gregorian }: EnumerationOptions = {},
): Generator<PlannedItem> {
  const range = rangeOf(plan.calendar);
  const tables = tableIndexOf(plan.data);
  const around = {
    rows: rowsOfPlanner(plan, tables),
    tables,
    weekStart: weekdayNumber(plan.week_start),
    calendar,
    hasPages,
    dates,
  };
  for (const section of sections) {
    const own = rangeOf(section);
    const dates = { start: own.start ?? range.start, end: own.end ?? range.end };
    const surroundings = { range: dates, window: dates, last: new Map(), events: new Map(), rows: around.rows };
    yield* sectionItems(section, surroundings, around, true);
  }
}

/** Rows that the whole planner is about. None if it is not made for a row. */
function rowsOfPlanner({ row }: Plan, tables: TableIndex): RowsAround {
  const found = row && tables.table(row.table)?.row(row.key);
  if (!row || !found) return new Map();
  const choice = { table: row.table, where: {}, order: [], by: "" };
  return rowsWithin(choice, { key: row.key, rows: [found] }, tables, new Map());
}

export interface EnumerationOptions {
  readonly hasPages?: (section: PlanSection) => boolean;
  /** Default: none. */
  readonly dates?: DateIndex;
  /** Calendar of months and years. Default: Gregorian. */
  readonly calendar?: MonthCalendar;
}

export function planCalendar({ calendar, locale }: Plan, world: { readonly almanac: Almanac }): MonthCalendar {
  return calendarOf(world.almanac, unusualChoices(calendar), locale);
}

interface Enumeration extends Required<EnumerationOptions>, Reckoning {
  readonly calendar: MonthCalendar;
  readonly tables: TableIndex;
}

function* sectionItems(
  section: PlanSection,
  around: Surroundings,
  enumeration: Enumeration,
  outermost = false,
): Generator<PlannedItem> {
  if (!enumeration.hasPages(section)) return;
  const own = rangeOf(section);
  const within = { ...around, range: overlap(around.range, own), window: overlap(around.window, own) };
  for (const { item, dates, rows } of itemsWithin(section, within, enumeration)) {
    // Inside another item a single page has that item's date, which it inherits.
    const date = item.date ?? (section.generate === "once" ? (outermost ? within.range.start : own.start) : undefined);
    yield { section, item: date ? { ...item, date } : item };
    const last = modeNamed(section.generate).days === 0 ? new Map<PlanSection, CivilDate>() : around.last;
    for (const inner of section.nested)
      yield* sectionItems(inner, { ...around, range: within.range, window: dates, last, rows }, enumeration);
  }
}

interface ItemWithDates {
  readonly item: PlanItem;
  readonly dates: Range;
  readonly rows: RowsAround;
}

/**
 * Items of the section in the window. Each date has one item, and each event one: a week that spans two months belongs to
 * the month in which it starts.
 */
function* itemsWithin(section: PlanSection, around: Surroundings, enumeration: Enumeration): Generator<ItemWithDates> {
  const { range, window, last, events, rows } = around;
  const { generate, count = 0 } = section;
  const { weekStart, calendar, dates, tables } = enumeration;
  const chosen = section.rows ? chosenRows(section.rows, tables, rows) : [];
  const source = {
    window,
    weekStart,
    calendar,
    count,
    eventsOn: chosenEvents(section, around, dates),
    rows: () => chosen.map(({ key }) => key),
  };
  for (const { end, ...item } of modeNamed(generate).items(source)) {
    const { date, event } = item;
    const row = item.row === undefined ? undefined : chosen[(item.index ?? 1) - 1];
    if (section.rows && row) yield { item, dates: window, rows: rowsWithin(section.rows, row, tables, rows) };
    else if (!date || !end) yield { item, dates: window, rows };
    else if (event !== undefined) {
      const index = (events.get(section) ?? 0) + 1;
      events.set(section, index);
      yield { item: { ...item, index }, dates: { start: date, end }, rows };
    } else if (isWanted(section, date, end, around, dates)) {
      last.set(section, date);
      yield { item, dates: overlap({ start: date, end }, range), rows };
    }
  }
}

function isWanted(
  section: PlanSection,
  date: CivilDate,
  end: CivilDate,
  { last }: Surroundings,
  dates: DateIndex,
): boolean {
  const { weekdays, days } = section;
  const before = last.get(section);
  if (before && !isBefore(before, date)) return false;
  if (weekdays && !weekdays.map(weekdayNumber).includes(weekdayOf(date))) return false;
  if (!days) return true;
  return isSameDay(date, end) ? isDayChosen[days](date, dates) : isPeriodChosen(date, end, days, dates);
}

/** Events by day, on their first day or on the first day of the first window. */
function chosenEvents(
  section: PlanSection,
  { window: { start }, last }: Surroundings,
  dates: DateIndex,
): ItemSource["eventsOn"] {
  const before = last.get(section);
  const { events: filter } = section;
  return function* (date) {
    if (!filter || (before && !isBefore(before, date))) return;
    last.set(section, date);
    for (const entry of dates.on(formatDate(date))) {
      const isBegun = !isFirstDay(entry) && (before !== undefined || !start || !isSameDay(date, start));
      if (!isBegun && isChosen(entry, filter)) yield entry.position;
    }
  };
}

function isChosen({ calendar, kind, title, start }: DateEntry, filter: EventFilter): boolean {
  const { calendars, kinds, words, all_day } = filter;
  if (calendars.length > 0 && !calendars.some((name) => name.toLowerCase() === calendar.toLowerCase())) return false;
  if (kinds.length > 0 && !kinds.includes(kind ?? "event")) return false;
  if (all_day !== "shown" && (start === undefined) !== (all_day === "only")) return false;
  return words.length === 0 || hasOneOf(title, words);
}

const isDayChosen: Readonly<Record<DayFilter, (date: CivilDate, dates: DateIndex) => boolean>> = {
  working_days: (date, dates) => !dates.isDayOff(date),
  days_off: (date, dates) => dates.isDayOff(date),
  holidays: (date, dates) => dates.on(formatDate(date)).some(isHoliday),
  with_events: (date, dates) => dates.on(formatDate(date)).some((entry) => !isHoliday(entry)),
  crowded: (date, dates) => isCrowded(dates.on(formatDate(date))),
};

function isPeriodChosen(start: CivilDate, end: CivilDate, days: DayFilter, dates: DateIndex): boolean {
  if (dates.isEmpty) return false;
  const count = daysBetween(start, end) + 1;
  if (days !== "crowded") return listedDays(dates, start, count).length > 0;
  return Array.from({ length: count }, (_, i) => addDays(start, i)).some((date) => isDayChosen.crowded(date, dates));
}

/**
 * Number of pages of an item that lists all events of its period, with `lines` lines each. At least one, unless only periods
 * with events have pages.
 */
export function agendaPageCount(
  { generate, days }: PlanSection,
  { date }: PlanItem,
  lines: number,
  { week_start }: Plan,
  { dates, calendar }: { readonly dates: DateIndex; readonly calendar: MonthCalendar },
): number {
  const least = days === undefined ? 1 : 0;
  if (!date || dates.isEmpty) return least;
  const next =
    modeNamed(generate).period?.following(date, { weekStart: weekdayNumber(week_start), calendar }) ?? addDays(date, 1);
  return Math.max(least, agendaPages(dates, date, daysBetween(date, next), lines).length);
}

function rangeOf({ start_date, end_date }: Plan["calendar"] | PlanSection): Range {
  return { start: parseDate(start_date), end: parseDate(end_date) };
}

/** A missing end is unlimited. */
function overlap(a: Range, b: Range): Range {
  return {
    start: a.start && b.start ? (isBefore(a.start, b.start) ? b.start : a.start) : (a.start ?? b.start),
    end: a.end && b.end ? (isBefore(a.end, b.end) ? a.end : b.end) : (a.end ?? b.end),
  };
}

export function pagesPerItem(section: PlanSection, plan: Plan): number {
  return section.pages_per_item ?? (modeNamed(section.generate).usesPagesPerDay ? plan.calendar.pages_per_day : 1);
}

export function sectionsInOrder({ sections, order }: Plan): readonly PlanSection[] {
  const ordered = order.flatMap((kind) => sections.find((section) => section.kind === kind) ?? []);
  return [...new Set([...ordered, ...sections])];
}

export function sectionTree(section: PlanSection): readonly PlanSection[] {
  return [section, ...section.nested.flatMap(sectionTree)];
}
