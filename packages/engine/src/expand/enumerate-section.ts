/** Enumerates the items of sections and nested sections. Page estimates use the same enumeration. */
import {
  addDays,
  addMonths,
  type CivilDate,
  daysBetween,
  firstOfMonth,
  firstOfQuarter,
  firstOfWeek,
  formatDate,
  type GenerationMode,
  isBefore,
  isSameDay,
  parseDate,
  type Weekday,
  weekdayOf,
} from "@octavo/foundation";
import { agendaPages, listedDays } from "../language/agenda.ts";
import { type DateIndex, hasOneOf, isFirstDay, noDates } from "../language/date-index.ts";
import { type DateEntry, isHoliday } from "../model/date-row.ts";
import type { DayFilter, EventFilter, Plan, PlanSection } from "../model/plan.ts";
import { type SectionUnit, weekdayNumber } from "../model/template.ts";

export interface PlanItem {
  readonly date?: CivilDate;
  readonly index?: number;
  /** Position of the event among those of its day. */
  readonly event?: number;
}

export const unitOf: Readonly<Record<GenerationMode, SectionUnit>> = {
  once: "once",
  each_day: "day",
  each_week: "week",
  each_month: "month",
  each_quarter: "quarter",
  each_year: "year",
  each_event: "event",
  count: "count",
};

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
  { hasPages = () => true, dates = noDates }: EnumerationOptions = {},
): Generator<PlannedItem> {
  const range = rangeOf(plan.calendar);
  const around = { weekStart: weekdayNumber(plan.week_start), hasPages, dates };
  for (const section of sections) {
    const own = rangeOf(section);
    const dates = { start: own.start ?? range.start, end: own.end ?? range.end };
    const surroundings = { range: dates, window: dates, last: new Map(), events: new Map() };
    yield* sectionItems(section, surroundings, around, true);
  }
}

export interface EnumerationOptions {
  readonly hasPages?: (section: PlanSection) => boolean;
  /** Default: none. */
  readonly dates?: DateIndex;
}

interface Enumeration extends Required<EnumerationOptions> {
  readonly weekStart: Weekday;
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
  for (const { item, dates } of itemsWithin(section, within, enumeration)) {
    // Inside another item a single page has that item's date, which it inherits.
    const date = item.date ?? (section.generate === "once" ? (outermost ? within.range.start : own.start) : undefined);
    yield { section, item: date ? { ...item, date } : item };
    const last = section.generate === "count" ? new Map<PlanSection, CivilDate>() : around.last;
    for (const inner of section.nested)
      yield* sectionItems(inner, { ...around, range: within.range, window: dates, last }, enumeration);
  }
}

interface ItemWithDates {
  readonly item: PlanItem;
  readonly dates: Range;
}

function* itemsWithin(section: PlanSection, around: Surroundings, enumeration: Enumeration): Generator<ItemWithDates> {
  if (section.generate === "once") yield { item: { index: 1 }, dates: around.window };
  else if (section.generate === "count")
    for (let index = 1; index <= (section.count ?? 0); index++) yield { item: { index }, dates: around.window };
  else if (section.generate === "each_event") yield* eventsWithin(section, around, enumeration.dates);
  else yield* datesWithin(section, around, enumeration);
}

/** Events in the window, on their first day, or on the first day of the window. */
function* eventsWithin(
  section: PlanSection,
  { window: { start, end }, last, events }: Surroundings,
  dates: DateIndex,
): Generator<ItemWithDates> {
  if (!start || !end || !section.events || dates.isEmpty) return;
  const before = last.get(section);
  for (let date = start; !isBefore(end, date); date = addDays(date, 1)) {
    if (before && !isBefore(before, date)) continue;
    last.set(section, date);
    for (const entry of dates.on(formatDate(date))) {
      const isBegun = !isFirstDay(entry) && (before !== undefined || !isSameDay(date, start));
      if (isBegun || !isChosen(entry, section.events)) continue;
      const index = (events.get(section) ?? 0) + 1;
      events.set(section, index);
      yield { item: { date, index, event: entry.position }, dates: { start: date, end: date } };
    }
  }
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
};

/**
 * Dates in the window without an earlier item. A week that spans two months belongs to the month in which it starts.
 */
function* datesWithin(
  section: PlanSection,
  { range, window: { start, end }, last }: Surroundings,
  { weekStart, dates }: Enumeration,
): Generator<ItemWithDates> {
  if (!start || !end) return;
  const { generate, days: filter } = section;
  const wanted = section.weekdays?.map(weekdayNumber);
  let next: CivilDate;
  for (let date = periodStart(generate, start, weekStart); !isBefore(end, date); date = next) {
    next = following(generate, date);
    const before = last.get(section);
    if ((before && !isBefore(before, date)) || wanted?.includes(weekdayOf(date)) === false) continue;
    if (filter && !(generate === "each_day" ? isDayChosen[filter](date, dates) : hasEntries(date, next, dates)))
      continue;
    last.set(section, date);
    const days = generate === "each_day" ? { start: date, end: date } : { start: date, end: addDays(next, -1) };
    yield { item: { date }, dates: overlap(days, range) };
  }
}

function hasEntries(start: CivilDate, end: CivilDate, dates: DateIndex): boolean {
  return !dates.isEmpty && listedDays(dates, start, daysBetween(start, end)).length > 0;
}

/**
 * Number of pages of an item that lists all events of its period, with `lines` lines each. At least one, unless only periods
 * with events have pages.
 */
export function agendaPageCount(
  { generate, days }: PlanSection,
  { date }: PlanItem,
  lines: number,
  dates: DateIndex,
): number {
  const least = days === undefined ? 1 : 0;
  if (!date || dates.isEmpty) return least;
  const entries = listedDays(dates, date, daysBetween(date, following(generate, date)));
  return Math.max(least, agendaPages(entries, lines).length);
}

function periodStart(mode: GenerationMode, date: CivilDate, weekStart: Weekday): CivilDate {
  if (mode === "each_month" || mode === "each_year") return firstOfMonth(date);
  if (mode === "each_quarter") return firstOfQuarter(date);
  return mode === "each_week" ? firstOfWeek(date, weekStart) : date;
}

const monthsOf: Readonly<Partial<Record<GenerationMode, number>>> = { each_month: 1, each_quarter: 3, each_year: 12 };

function following(mode: GenerationMode, date: CivilDate): CivilDate {
  const months = monthsOf[mode];
  return months === undefined ? addDays(date, mode === "each_week" ? 7 : 1) : addMonths(date, months);
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
  return section.pages_per_item ?? (section.generate === "each_day" ? plan.calendar.pages_per_day : 1);
}

export function sectionsInOrder({ sections, order }: Plan): readonly PlanSection[] {
  const ordered = order.flatMap((kind) => sections.find((section) => section.kind === kind) ?? []);
  return [...new Set([...ordered, ...sections])];
}

export function sectionTree(section: PlanSection): readonly PlanSection[] {
  return [section, ...section.nested.flatMap(sectionTree)];
}
