/** Values of variables such as `{date_long}` and `{month_next}` on one page. */

import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  dayOfYear,
  daysBetween,
  firstOfMonth,
  firstOfQuarter,
  firstOfWeek,
  formatDate,
  formatQuarter,
  formatWeek,
  isBefore,
  parseDate,
  quarterOf,
  type Weekday,
  weekdayOf,
  weekNumber,
  weekOf,
} from "@octavo/foundation";
import type { CalendarNames } from "../calendar/calendar-names.ts";
import { type MoonPhase, moonName, moonPhaseOn, moonSigns } from "../calendar/moon.ts";
import { type SecondCalendar, secondCalendars, secondDate } from "../calendar/second-calendar.ts";
import { type DateEntry, isHoliday, plainTitle } from "../model/date-row.ts";
import type { Counter, Metadata, SectionUnit, Term } from "../model/template.ts";
import { type DateIndex, holidayNames, isFirstDay } from "./date-index.ts";
import { itemKey, type KeyPart } from "./destination-names.ts";
import { calendarYearOf, type PlanMonths, planMonthOf, planYearOf } from "./plan-months.ts";
import type { Lookup } from "./tokens.ts";

/** Item of a section: a day, a week, a month, the fifth note. */
export interface Item {
  readonly date: CivilDate | undefined;
  /** Counts from 1, for counted sections and for `once`. */
  readonly index: number | undefined;
  /** In a section of events: position of the event among the entries of its day. */
  readonly event?: number | undefined;
  /** Part of the name of the event's page. */
  readonly eventKey?: string | undefined;
  readonly pages: readonly number[];
}

/** Input of all variables of a page. */
export interface PageFacts {
  readonly page: number;
  readonly totalPages: number;
  readonly section: string;
  readonly unit: SectionUnit;
  readonly subpage: number;
  /** Items of the page's section with the same counted parent, in page order. */
  readonly items: readonly Item[];
  readonly position: number;
  /** The author's variables. Inner sections take precedence. */
  readonly own: Readonly<Record<string, string>>;
  /** Of the parent item, which passes its variables on. */
  readonly parent?: PageFacts | undefined;
  readonly counting?: Counting | undefined;
  readonly names: CalendarNames;
  readonly weekStart: Weekday;
  /** Undefined for a template without a plan. */
  readonly plan: PlanMonths | undefined;
  readonly dates: DateIndex;
  readonly numbering: Pick<Metadata, "week_numbering" | "years" | "terms">;
}

/** Counters continue over the whole section, across its parents. */
interface Counting {
  readonly counters: Readonly<Record<string, Counter>>;
  readonly items: readonly Item[];
  readonly position: number;
}

type DateField = (date: CivilDate, facts: PageFacts) => string;

const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** First and last day of a period. */
type Period = (date: CivilDate, facts: PageFacts) => readonly [CivilDate, CivilDate];

const weekAround: Period = (date, { weekStart }) => {
  const first = firstOfWeek(date, weekStart);
  return [first, addDays(first, 6)];
};
const monthsAround = (first: CivilDate, months: number) => [first, addDays(addMonths(first, months), -1)] as const;
const monthAround: Period = (date) => monthsAround(firstOfMonth(date), 1);
const quarterAround: Period = (date) => monthsAround(firstOfQuarter(date), 3);
const yearAround: Period = ({ year }) => [civilDate(year, 1, 1), civilDate(year, 12, 31)];

/** Day within the plan, so that links to the first and last day of a period lead to a page. */
function firstDay(period: Period): DateField {
  return (date, facts) => {
    const [first] = period(date, facts);
    return formatDate(facts.plan && isBefore(first, facts.plan.start) ? facts.plan.start : first);
  };
}

function lastDay(period: Period): DateField {
  return (date, facts) => {
    const [, last] = period(date, facts);
    return formatDate(facts.plan && isBefore(facts.plan.end, last) ? facts.plan.end : last);
  };
}

const dateFields = {
  date: (date) => formatDate(date),
  date_long: (date, { names }) => names.dateLong(date),
  year: (date) => String(date.year),
  quarter: (date) => String(quarterOf(date)),
  year_quarter: (date) => formatQuarter(date),
  quarter_start: (date, facts) => formatDate(quarterAround(date, facts)[0]),
  quarter_end: (date, facts) => formatDate(quarterAround(date, facts)[1]),
  month: (date) => String(date.month),
  month_padded: (date) => pad(date.month, 2),
  month_padded3: (date) => pad(date.month, 3),
  month_name: (date, { names }) => names.month(date.month),
  month_abbr: (date, { names }) => names.monthShort(date.month),
  month_title: ({ year, month }, { names }) => names.monthTitle(year, month),
  week: (date, facts) => String(weekOfFacts(date, facts)),
  week_padded: (date, facts) => pad(weekOfFacts(date, facts), 2),
  iso_week: (date, { weekStart }) => formatWeek(date, weekStart),
  iso_year: (date, { weekStart }) => String(weekOf(date, weekStart).year),
  week_start: (date, facts) => formatDate(weekAround(date, facts)[0]),
  week_end: (date, facts) => formatDate(weekAround(date, facts)[1]),
  week_first_day: firstDay(weekAround),
  week_last_day: lastDay(weekAround),
  month_first_day: firstDay(monthAround),
  month_last_day: lastDay(monthAround),
  quarter_first_day: firstDay(quarterAround),
  quarter_last_day: lastDay(quarterAround),
  year_first_day: firstDay(yearAround),
  year_last_day: lastDay(yearAround),
  day: (date) => String(date.day),
  day_padded: (date) => pad(date.day, 2),
  day_of_year: (date) => String(dayOfYear(date)),
  weekday: (date, { names }) => names.weekday(weekdayOf(date), "full"),
  weekday_short: (date, { names }) => names.weekday(weekdayOf(date), "short"),
  plan_month: (date, { plan }) => planMonthOf(date, plan ?? calendarYearOf(date)),
  plan_year: (date, { plan }) => planYearOf(date, plan ?? calendarYearOf(date)).title,
  plan_year_start: (date, { plan }) => planYearOf(date, plan ?? calendarYearOf(date)).start,
  plan_start: (date, { plan }) => formatDate((plan ?? calendarYearOf(date)).start),
  plan_end: (date, { plan }) => formatDate((plan ?? calendarYearOf(date)).end),
  fiscal_year: (date, facts) => String(fiscalMonth(date, facts).year),
  fiscal_quarter: (date, facts) => String(Math.ceil(fiscalMonth(date, facts).month / 3)),
  fiscal_month: (date, facts) => String(fiscalMonth(date, facts).month),
  term: (date, facts) => termOf(date, facts)?.name ?? "",
  term_start: (date, facts) => termOf(date, facts)?.from ?? "",
  term_end: (date, facts) => termOf(date, facts)?.to ?? "",
  term_week: (date, facts) => termWeek(date, facts),
  holiday: (date, facts) => holidayNames(entriesIn(date, facts))[0] ?? "",
  holidays: (date, facts) => holidayNames(entriesIn(date, facts)).join(", "),
  is_holiday: (date, { dates }) => yes(dates.on(formatDate(date)).some(isHoliday)),
  is_working_day: (date, { dates }) => yes(!dates.isDayOff(date)),
  event_count: (date, facts) => String(eventsIn(date, facts).length),
  events: (date, facts) => [...new Set(eventsIn(date, facts).map(plainTitle))].join(", "),
  moon: (date, facts) => moonText("moon", moonPhaseOn(date), facts),
  moon_phase: (date, facts) => moonText("moon_phase", moonPhaseOn(date), facts),
} as const satisfies Record<string, DateField>;

export function weekOfFacts(
  date: CivilDate,
  { weekStart, numbering }: Pick<PageFacts, "weekStart" | "numbering">,
): number {
  return weekNumber(date, weekStart, numbering.week_numbering ?? "iso");
}

/** Month of the fiscal year from 1, and the calendar year in which the fiscal year ends. */
function fiscalMonth({ year, month }: CivilDate, { numbering }: PageFacts) {
  const first = numbering.years?.fiscal ?? 1;
  const isNext = first > 1 && month >= first;
  return { year: isNext ? year + 1 : year, month: ((month - first + 12) % 12) + 1 };
}

function termOf(date: CivilDate, { numbering }: PageFacts): Term | undefined {
  const written = formatDate(date);
  return numbering.terms?.find(({ from, to }) => from <= written && written <= to);
}

/** From 1, in weeks of the calendar. */
function termWeek(date: CivilDate, facts: PageFacts): string {
  const start = parseDate(termOf(date, facts)?.from ?? "");
  if (!start) return "";
  const { weekStart } = facts;
  return String(daysBetween(firstOfWeek(start, weekStart), firstOfWeek(date, weekStart)) / 7 + 1);
}

/** A text that is not empty, so that links with it are omitted on other pages. */
function yes(is: boolean): string {
  return is ? "yes" : "";
}

const periodOfUnit: Readonly<Partial<Record<SectionUnit, Period>>> = {
  week: weekAround,
  month: monthAround,
  quarter: quarterAround,
  year: yearAround,
};

/** Entries of the day, or of the week, month, quarter or year of the page. Events of several days occur once. */
function entriesIn(date: CivilDate, facts: PageFacts): readonly DateEntry[] {
  const { unit, dates } = facts;
  if (dates.isEmpty) return [];
  const [first, last] = periodOfUnit[unit]?.(date, facts) ?? [date, date];
  const found: DateEntry[] = [];
  for (let day = first; !isBefore(last, day); day = addDays(day, 1))
    for (const entry of dates.on(formatDate(day))) if (day === first || isFirstDay(entry)) found.push(entry);
  return found;
}

function eventsIn(date: CivilDate, facts: PageFacts): readonly DateEntry[] {
  return entriesIn(date, facts).filter((entry) => !isHoliday(entry));
}

function moonText(field: string, phase: MoonPhase | undefined, { names }: PageFacts): string {
  if (phase === undefined) return "";
  return field === "moon" ? moonSigns[phase] : moonName(phase, names.locale);
}

const moonPattern = /^(moon|moon_phase):([+-])(\d{1,2})(?::([0-5]\d))?$/;

/** `{moon:+2}`: the phase in a time two hours ahead of UTC. */
function moonInZone(name: string, date: CivilDate, facts: PageFacts): string | undefined {
  const [, field, sign, hours, minutes = "0"] = moonPattern.exec(name) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  if (field === undefined || offset > 14 * 60) return undefined;
  return moonText(field, moonPhaseOn(date, sign === "-" ? -offset : offset), facts);
}

/** Names of variables such as `hebrew_date`. They have no value outside of the years of the tables. */
export const secondCalendarVariables: readonly string[] = secondCalendars.flatMap((calendar) =>
  ["date", "day", "month", "year"].map((part) => `${calendar}_${part}`),
);

function secondCalendarField(name: string, date: CivilDate, { names }: PageFacts): string | undefined {
  const [calendar, part] = name.split("_") as [SecondCalendar, string];
  const found = secondDate(date, calendar);
  if (!found) return undefined;
  const { year, day } = found;
  const month = names.secondMonth(calendar, found.month);
  switch (part) {
    case "day":
      return String(day);
    case "month":
      return month;
    case "year":
      return String(year);
    default:
      return calendar === "chinese" ? `${month} ${day}` : `${day} ${month} ${year}`;
  }
}

type DateVariable = keyof typeof dateFields;

/** Fields with a previous and a next value: that of the nearest item in another period. */
const periods: Readonly<Partial<Record<DateVariable, DateField>>> = {
  date: dateFields.date,
  week: dateFields.iso_week,
  week_padded: dateFields.iso_week,
  iso_week: dateFields.iso_week,
  month: (date) => `${date.year}-${date.month}`,
  month_padded: (date) => `${date.year}-${date.month}`,
  month_name: (date) => `${date.year}-${date.month}`,
  quarter: dateFields.year_quarter,
  year_quarter: dateFields.year_quarter,
  year: (date) => String(date.year),
  plan_month: dateFields.plan_month,
  plan_year_start: dateFields.plan_year_start,
};

/** Variables of the plan on pages without a date. They refer to its first year. */
const planFields: Readonly<Record<string, (plan: PlanMonths) => string>> = {
  plan_month: () => "",
  plan_month_prev: () => "",
  plan_month_next: () => "",
  plan_year: (plan) => planYearOf(plan.start, plan).title,
  plan_year_start: (plan) => planYearOf(plan.start, plan).start,
  plan_year_start_prev: () => "",
  plan_year_start_next: () => "",
  plan_start: ({ start }) => formatDate(start),
  plan_end: ({ end }) => formatDate(end),
};

const pageFields: Readonly<Record<string, (facts: PageFacts) => string | undefined>> = {
  page: ({ page }) => String(page),
  page_prev: ({ page }) => (page > 1 ? String(page - 1) : ""),
  page_next: ({ page, totalPages }) => (page < totalPages ? String(page + 1) : ""),
  total_pages: ({ totalPages }) => String(totalPages),
  section: ({ section }) => section,
  subpage: ({ subpage }) => String(subpage),
  locale: ({ names }) => names.locale,
  index: (facts) => itemOf(facts)?.index?.toString(),
  index_padded: (facts) => pad3(itemOf(facts)?.index),
  total: ({ unit, items }) => (unit === "count" ? String(items.length) : undefined),
  index_prev: (facts) => neighbourIndex(facts, -1),
  index_next: (facts) => neighbourIndex(facts, 1),
};

/** Variables of the event of a page. Empty if the event has no such value. */
const eventFields: Readonly<Record<string, (entry: DateEntry) => string>> = {
  event: plainTitle,
  event_start: ({ start = "" }) => start,
  event_end: ({ end = "" }) => end,
  event_time: ({ start, end }) => [start, end].filter(Boolean).join("–"),
  event_calendar: ({ calendar }) => calendar,
  event_age: ({ age }) => (age === undefined ? "" : String(age)),
  event_days: ({ days = 1 }) => String(days),
};

const commonInDays =
  /^(year|iso_year|quarter|year_quarter|quarter_start|quarter_end|(?:week|month|quarter|year)_(?:first|last)_day|month|month_padded|month_padded3|month_name|month_abbr|month_title|week|week_padded|iso_week|week_start|week_end|plan_month|section|locale|total_pages|holiday|holidays|is_holiday|is_working_day|event_count|fiscal_year|fiscal_quarter|fiscal_month|term|term_start|term_end|term_week)$/;

/** Variables that many pages share, by the unit of their section. Results that depend only on these are cached. */
const commonByUnit: Readonly<Record<SectionUnit, RegExp>> = {
  day: commonInDays,
  event: commonInDays,
  week: /^(year|iso_year|quarter|year_quarter|quarter_start|quarter_end|(?:week|quarter|year)_(?:first|last)_day|plan_month|section|locale|total_pages)$/,
  month: /^(section|locale|total_pages)$/,
  quarter: /^(year|(?:quarter|year)_(?:first|last)_day|section|locale|total_pages)$/,
  year: /^(section|locale|total_pages)$/,
  once: /^(locale|total_pages)$/,
  count: /^(section|locale|total_pages|total|plan_month)$/,
};

/** Constant in the whole plan or in twelve months of it. */
const commonOfPlan = /^plan_(start|end|year|year_start)$/;

/** A single page inside an item shares what the item shares with others: the page of notes of a day has its month. */
export function isSharedByPages(variable: string, { unit, parent }: Pick<PageFacts, "unit" | "parent">): boolean {
  if (commonOfPlan.test(variable) || commonByUnit[unit].test(variable)) return true;
  return unit === "once" && parent !== undefined && isSharedByPages(variable, parent);
}

export const automaticVariables: readonly string[] = [
  ...Object.keys(dateFields),
  ...Object.keys(pageFields),
  ...Object.keys(eventFields),
  ...secondCalendarVariables,
  ...Object.keys(periods).flatMap((name) => [`${name}_prev`, `${name}_next`]),
];

/**
 * Looks up the variables of one page. The author's take precedence over automatic ones, and both over the parent
 * item's. `parent_date` is always the parent's.
 */
export function pageVariables(facts: PageFacts): Lookup {
  return (name) => variable(name, facts);
}

function variable(name: string, facts: PageFacts): string | undefined {
  if (Object.hasOwn(facts.own, name)) return facts.own[name];
  const { counting, parent } = facts;
  const own = (counting && counted(name, counting)) ?? automatic(name, facts);
  if (own !== undefined || !parent) return own;
  return name.startsWith("parent_") ? variable(name.slice("parent_".length), parent) : variable(name, parent);
}

function counted(name: string, { counters, items, position }: Counting): string | undefined {
  const here = counterOf(name, counters);
  if (here) return countedValue(here, position);
  const [, base = "", neighbour] = /^(.+)_(prev|next)$/.exec(name) ?? [];
  const counter = counterOf(base, counters);
  const other = position + (neighbour === "prev" ? -1 : 1);
  return counter && (items[other] ? countedValue(counter, other) : "");
}

function counterOf(name: string, counters: Counting["counters"]): Counter | undefined {
  return Object.hasOwn(counters, name) ? counters[name] : undefined;
}

/** Rounds, because 0.1 + 0.2 should print as 0.3. */
function countedValue({ start, step }: Counter, position: number): string {
  return String(Number((start + position * step).toFixed(6)));
}

export function itemOf(facts: PageFacts): Item | undefined {
  return facts.items[facts.position];
}

export function parentKeys({ parent }: PageFacts): readonly KeyPart[] {
  const item = parent && itemOf(parent);
  return item ? itemKey(parent, item, parent.weekStart, parentKeys(parent)) : [];
}

function automatic(name: string, facts: PageFacts): string | undefined {
  if (Object.hasOwn(pageFields, name)) return pageFields[name]?.(facts);
  const item = itemOf(facts);
  const date = item?.date;
  if (!date) return facts.plan && !facts.parent ? planField(name, facts.plan) : undefined;
  if (facts.unit === "event" && Object.hasOwn(eventFields, name)) return eventField(name, date, item, facts);
  if (name.startsWith("events:")) return nthEvent(name, date, facts);
  if (name.startsWith("moon") && name.includes(":")) return moonInZone(name, date, facts);
  if (isDateVariable(name)) return dateFields[name](date, facts);
  if (secondCalendarVariables.includes(name)) return secondCalendarField(name, date, facts);
  const base = name.slice(0, -5);
  if (!isDateVariable(base) || !periods[base]) return undefined;
  if (name.endsWith("_prev")) return neighbourDate(facts, base, date, -1);
  return name.endsWith("_next") ? neighbourDate(facts, base, date, 1) : undefined;
}

function eventField(name: string, date: CivilDate, { event = 0 }: Item, { dates }: PageFacts): string {
  const entry = dates.on(formatDate(date))[event - 1];
  return (entry && eventFields[name]?.(entry)) ?? "";
}

/** `{events:2}`: title of the second event. Empty if there are fewer. */
function nthEvent(name: string, date: CivilDate, facts: PageFacts): string | undefined {
  const [, number] = /^events:(\d{1,2})$/.exec(name) ?? [];
  if (number === undefined) return undefined;
  const entry = eventsIn(date, facts)[Number(number) - 1];
  return entry ? plainTitle(entry) : "";
}

function planField(name: string, plan: PlanMonths): string | undefined {
  return Object.hasOwn(planFields, name) ? planFields[name]?.(plan) : undefined;
}

export function isDateVariable(name: string): name is DateVariable {
  return Object.hasOwn(dateFields, name);
}

/** Empty at the ends of the section, so that links with it are omitted. */
function neighbourDate(facts: PageFacts, field: DateVariable, date: CivilDate, step: 1 | -1): string {
  const period = periods[field];
  const here = period?.(date, facts);
  for (let i = facts.position + step; i >= 0 && i < facts.items.length; i += step) {
    const other = facts.items[i]?.date;
    if (other && period?.(other, facts) !== here) return dateFields[field](other, facts);
  }
  return "";
}

function neighbourIndex(facts: PageFacts, step: 1 | -1): string | undefined {
  if (itemOf(facts)?.index === undefined) return undefined;
  return facts.items[facts.position + step]?.index?.toString() ?? "";
}

function pad3(index: number | undefined): string | undefined {
  return index === undefined ? undefined : pad(index, 3);
}
