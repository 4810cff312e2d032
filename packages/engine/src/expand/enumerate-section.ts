/** Enumerates the items of sections and nested sections. Page estimates use the same enumeration. */
import {
  addDays,
  addMonths,
  type CivilDate,
  firstOfMonth,
  firstOfQuarter,
  firstOfWeek,
  isBefore,
  parseDate,
  type Weekday,
  weekdayOf,
} from "../foundation/civil-date.ts";
import type { GenerateMode, Plan, PlanSection } from "../model/plan.ts";
import { type SectionUnit, weekdayNumber } from "../model/template.ts";

export interface PlanItem {
  readonly date?: CivilDate;
  readonly index?: number;
}

export const unitOf: Readonly<Record<GenerateMode, SectionUnit>> = {
  once: "once",
  each_day: "day",
  each_week: "week",
  each_month: "month",
  each_quarter: "quarter",
  each_year: "year",
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
  hasPages: (section: PlanSection) => boolean = () => true,
): Generator<PlannedItem> {
  const range = rangeOf(plan.calendar);
  for (const section of sections) {
    const own = rangeOf(section);
    const around = { start: own.start ?? range.start, end: own.end ?? range.end };
    const surroundings = { range: around, window: around, last: new Map<PlanSection, CivilDate>() };
    yield* sectionItems(section, surroundings, weekdayNumber(plan.week_start), hasPages, true);
  }
}

function* sectionItems(
  section: PlanSection,
  around: Surroundings,
  weekStart: Weekday,
  hasPages: (section: PlanSection) => boolean,
  outermost = false,
): Generator<PlannedItem> {
  if (!hasPages(section)) return;
  const own = rangeOf(section);
  const within = { ...around, range: overlap(around.range, own), window: overlap(around.window, own) };
  for (const { item, dates } of itemsWithin(section, within, weekStart)) {
    // Inside another item a single page has that item's date, which it inherits.
    const date = item.date ?? (section.generate === "once" ? (outermost ? within.range.start : own.start) : undefined);
    yield { section, item: date ? { ...item, date } : item };
    const last = section.generate === "count" ? new Map<PlanSection, CivilDate>() : around.last;
    for (const inner of section.nested)
      yield* sectionItems(inner, { range: within.range, window: dates, last }, weekStart, hasPages);
  }
}

interface ItemWithDates {
  readonly item: PlanItem;
  readonly dates: Range;
}

function* itemsWithin(section: PlanSection, around: Surroundings, weekStart: Weekday): Generator<ItemWithDates> {
  if (section.generate === "once") yield { item: { index: 1 }, dates: around.window };
  else if (section.generate === "count")
    for (let index = 1; index <= (section.count ?? 0); index++) yield { item: { index }, dates: around.window };
  else yield* datesWithin(section, around, weekStart);
}

/**
 * Dates in the window without an earlier item. A week that spans two months belongs to the month in which it starts.
 */
function* datesWithin(
  section: PlanSection,
  { range, window: { start, end }, last }: Surroundings,
  weekStart: Weekday,
): Generator<ItemWithDates> {
  if (!start || !end) return;
  const { generate } = section;
  const wanted = section.weekdays?.map(weekdayNumber);
  let next: CivilDate;
  for (let date = periodStart(generate, start, weekStart); !isBefore(end, date); date = next) {
    next = following(generate, date);
    const before = last.get(section);
    if ((before && !isBefore(before, date)) || wanted?.includes(weekdayOf(date)) === false) continue;
    last.set(section, date);
    const days = generate === "each_day" ? { start: date, end: date } : { start: date, end: addDays(next, -1) };
    yield { item: { date }, dates: overlap(days, range) };
  }
}

function periodStart(mode: GenerateMode, date: CivilDate, weekStart: Weekday): CivilDate {
  if (mode === "each_month" || mode === "each_year") return firstOfMonth(date);
  if (mode === "each_quarter") return firstOfQuarter(date);
  return mode === "each_week" ? firstOfWeek(date, weekStart) : date;
}

const monthsOf: Readonly<Partial<Record<GenerateMode, number>>> = { each_month: 1, each_quarter: 3, each_year: 12 };

function following(mode: GenerateMode, date: CivilDate): CivilDate {
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
