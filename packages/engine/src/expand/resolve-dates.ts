/** Calendars of a template from the sources of a plan. */
import {
  addDays,
  addMonths,
  type CivilDate,
  type DocumentPath,
  firstOfMonth,
  formatDate,
  limits,
  nearest,
  parseDate,
  type Report,
  suggestion,
} from "@octavo/foundation";
import { hasOneOf } from "../language/date-index.ts";
import { folded } from "../language/text-keys.ts";
import { type CalendarStyle, calendarStyle, compareRows, type DateCalendar, type DateRow } from "../model/date-row.ts";
import type { DatesRange } from "../model/edition-record.ts";
import type { Holiday, HolidayTables } from "../model/holidays.ts";
import type { CompilationRule, HolidaySource, Plan, PlanSection, RowFilter, RowSource } from "../model/plan.ts";
import { sectionTree } from "./enumerate-section.ts";
import * as messages from "./messages.ts";

/** True if a font of the document, or a bundled one, has all characters of a text. */
export type IsPrintable = (text: string) => boolean;

/** `report` is undefined for estimates. */
export function resolveDates(
  plan: Plan,
  rules: readonly CompilationRule[],
  tables: HolidayTables,
  report?: Report,
  isPrintable: IsPrintable = () => true,
): readonly DateCalendar[] {
  const range = rangeOf(plan, rules);
  const calendars = new Map<string, OpenCalendar>();
  let styled = 0;
  let room: number = limits.dateRows;
  plan.dates.forEach((source, i) => {
    const style = source.style ?? ("rows" in source ? calendarStyle(styled++) : holidayStyle);
    const found =
      "rows" in source
        ? chosenRows(source, range)
        : range && holidayRows(source, range, tables, isPrintable, i, report);
    const isSorted = "rows" in source && source.shorten === undefined;
    for (const listed of (found ?? []).slice(0, Math.max(0, room))) {
      const calendar = listed.calendar ?? source.name;
      let known = calendars.get(calendar);
      if (!known) calendars.set(calendar, (known = { style, rows: [], source, isSorted }));
      if (known.source !== source) known.isSorted = false;
      known.rows.push(listed.calendar === undefined ? listed : withoutCalendar(listed));
      room--;
    }
  });
  return [...calendars].map(([name, { style, rows, isSorted }]) => ({
    name,
    style,
    rows: isSorted ? rows : rows.sort(compareRows),
  }));
}

interface OpenCalendar {
  readonly style: CalendarStyle;
  readonly rows: DateRow[];
  /** The first one with rows of the calendar. */
  readonly source: RowSource | HolidaySource;
  isSorted: boolean;
}

function withoutCalendar({ calendar: _calendar, ...row }: DateRow): DateRow {
  return row;
}

const holidayStyle: CalendarStyle = { pattern: "plain", text: "bold" };

/**
 * Returns the range of entries that a planner can show: from a week before the first month of the plan to a week after the
 * last. Undefined if the plan has no dates.
 */
export function rangeOf(plan: Plan, rules: readonly CompilationRule[]): DatesRange | undefined {
  const dates = writtenDates(plan, rules);
  const [first, last] = [dates[0], dates.at(-1)].map((date) => parseDate(date ?? ""));
  if (!first || !last) return undefined;
  // Months of other calendars begin up to 30 days earlier or end up to 30 days later, in another Gregorian month.
  if (plan.calendar.system) return { from: formatDate(addDays(first, -37)), to: formatDate(addDays(last, 37)) };
  const end: CivilDate = addMonths(firstOfMonth(last), 1);
  return { from: formatDate(addDays(firstOfMonth(first), -7)), to: formatDate(addDays(end, 6)) };
}

/** Facts of a plan by which lists of special days are read. */
export interface ListReading {
  /** First day of the plan, `YYYY-MM-DD`, from which dates without a year count. */
  readonly start?: string;
  /** Language of the plan. */
  readonly language: string;
}

export function listReading(plan: Plan, rules: readonly CompilationRule[]): ListReading {
  const [start] = writtenDates(plan, rules);
  return { language: plan.locale, ...(start !== undefined && { start }) };
}

/** In order. */
function writtenDates({ calendar, sections }: Plan, rules: readonly CompilationRule[]): readonly string[] {
  const spans = [calendar, ...sections.flatMap(sectionTree), ...rules];
  return spans
    .flatMap(({ start_date, end_date }: Pick<PlanSection, "start_date" | "end_date">) => [start_date, end_date])
    .filter((date) => date !== "")
    .sort();
}

function chosenRows(source: RowSource, range: DatesRange | undefined): readonly DateRow[] {
  const { rows, include, exclude, all_day, shorten } = source;
  return rows
    .filter(
      (row) =>
        (!range || (row.date >= range.from && row.date <= range.to)) &&
        (all_day === "shown" || (row.start === undefined) === (all_day === "only")) &&
        (!include || matches(row, include)) &&
        !(exclude && matches(row, exclude)),
    )
    .map((row) => shownRow(row, shorten));
}

/** Without its origin, and with a short title. */
function shownRow(row: DateRow, shorten: number | undefined): DateRow {
  if (row.uid === undefined && row.categories === undefined && shorten === undefined) return row;
  const { uid: _uid, categories: _categories, ...shown } = row;
  return shorten === undefined ? shown : { ...shown, title: shortTitle(shown.title, shorten) };
}

function matches({ title, categories = [] }: DateRow, filter: RowFilter): boolean {
  const hasWord = hasOneOf(title, filter.words);
  return hasWord || filter.categories.some((wanted) => categories.some((one) => folded(one) === folded(wanted)));
}

/** Ends at a word if that keeps at least half of the length. */
function shortTitle(title: string, most: number): string {
  const letters = [...title];
  if (letters.length <= most) return title;
  const start = letters.slice(0, most - 1).join("");
  const words = start.replace(/(?<!\s)\s+\S*$/u, "");
  return `${(words.length >= most / 2 ? words : start).trimEnd()}…`;
}

function holidayRows(
  { holidays, region, names, kinds }: HolidaySource,
  { from, to }: DatesRange,
  tables: HolidayTables,
  isPrintable: IsPrintable,
  i: number,
  report: Report | undefined,
): readonly DateRow[] {
  const path = ["plan", "dates", i];
  const table = tables.of(holidays);
  if (!table) {
    if (holidays !== "") unknown("holidays", holidays, tables.countries, path, report);
    return [];
  }
  const isKnown = region === "" || table.regions.includes(region);
  if (!isKnown) unknown("region", region, table.regions, path, report);
  return table
    .between(from, to, isKnown && region !== "" ? region : undefined)
    .filter(({ kind }) => kinds.includes(kind))
    .map((holiday) => ({ date: holiday.date, title: holidayTitle(holiday, names, isPrintable), kind: holiday.kind }));
}

/** In English if the local name cannot be printed. */
function holidayTitle(
  { names: { local, en }, expected }: Holiday,
  language: HolidaySource["names"],
  isPrintable: IsPrintable,
): string {
  const isEnglish = language === "en" || !isPrintable(local);
  const title = isEnglish ? en : language === "both" && local !== en ? `${local} (${en})` : local;
  return expected ? `${title} *` : title;
}

function unknown(
  key: "holidays" | "region",
  written: string,
  options: readonly string[],
  path: DocumentPath,
  report: Report | undefined,
): void {
  const hint = suggestion(nearest(written, options));
  report?.add({
    severity: "error",
    code: key === "region" ? "unknown_region" : "unknown_country",
    message: (key === "region" ? messages.unknownRegion : messages.unknownCountry)(written.slice(0, 40)),
    at: { document: "plan", path: [...path, key] },
    ...(hint && { hint }),
  });
}
