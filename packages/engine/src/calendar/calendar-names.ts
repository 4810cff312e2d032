/**
 * Names of months, weekdays and dates by language. The locale data of JavaScript engines differs; these tables don't.
 */
import { type CivilDate, type Weekday, weekdayOf } from "@octavo/foundation";
import { chineseLeap, type SecondCalendar } from "./almanac.ts";
import { type DocumentCalendar, plainCalendar } from "./document-calendar.ts";
import { localeWithNames } from "./locales.ts";
import { decodeTable, englishTable, type NameTable } from "./name-table.ts";

export type LabelStyle = "full" | "short" | "narrow";

export interface CalendarNames {
  readonly locale: string;
  /** Gregorian months and dates. */
  readonly gregorian: CalendarNames;
  /** In the nominative, as in a title: "March", "marzec". Months count from 1. */
  readonly month: (month: number) => string;
  /** As in a date: "March", "marca". */
  readonly monthInDate: (month: number) => string;
  readonly monthShort: (month: number) => string;
  readonly weekday: (weekday: Weekday, style: LabelStyle) => string;
  /** Alone at the head of a column or a row, with a capital: "Martes". The specification has small letters in Polish. */
  readonly weekdayHead: (weekday: Weekday, style: LabelStyle) => string;
  /** "Thursday, March 5, 2026"; "czwartek, 5 marca 2026" with the month in the genitive. */
  readonly dateLong: (date: CivilDate) => string;
  /** With short names: "Thu, Mar 5, 2026"; "2026年3月5日(木)". */
  readonly dateMedium: (date: CivilDate) => string;
  /** Title of a month: "March 2026", "Marzec 2026". */
  readonly monthTitle: (year: number, month: number) => string;
  /** Several days, without a year: "January 11 – 17", "28 grudnia – 3 stycznia". */
  readonly dayRange: (first: CivilDate, last: CivilDate, style: "full" | "short") => string;
  /** "Week 12", "Tydzień 12". */
  readonly weekTitle: (week: number) => string;
  /** An hour of a 12-hour clock with its half of the day: "10 am", "午前10". `written` is the hour without it. */
  readonly hour: (written: string, half: "am" | "pm") => string;
  /** Name of a month by its position in `SecondDate`: "Nisan", "闰二月". */
  readonly secondMonth: (calendar: SecondCalendar, month: number) => string;
}

/** Returns the lines of all languages whose tags start with `letter`. */
export type LinesSource = (letter: string) => Readonly<Record<string, string>>;

/** Returns the names of a calendar in a language, or the English ones for an unknown language. */
export type NamesOf = (locale: string, calendar?: DocumentCalendar) => CalendarNames;

export function bundledNames(linesOf: LinesSource): NamesOf {
  const tables = new Map<string, NameTable>([["en", englishTable]]);
  /** Decodes a table on first use, because a document needs one language out of hundreds. */
  const tableOf = (tag: string): NameTable => {
    const known = tables.get(tag);
    if (known) return known;
    const table = decode(linesOf(tag.charAt(0))[tag] ?? "", tag, tableOf);
    tables.set(tag, table);
    return table;
  };
  return (locale, calendar = plainCalendar) => calendarNames(locale, tableOf(localeWithNames(locale)), calendar);
}

function decode(line: string, tag: string, tableOf: (tag: string) => NameTable): NameTable {
  if (line.startsWith("=")) return tableOf(line.slice(1));
  const base = tag.includes("-") ? tableOf(localeWithNames(tag.slice(0, tag.lastIndexOf("-")))) : undefined;
  const table = decodeTable(line, base);
  return /^fr\b/.test(tag) ? { ...table, firstDay: "1er" } : table;
}

function calendarNames(locale: string, table: NameTable, calendar: DocumentCalendar): CalendarNames {
  const { digits } = calendar;
  const weekday = (day: Weekday, style: LabelStyle) => at(weekdayTable(table, style), day);
  const own = ownMonths(table, calendar);
  const names: CalendarNames = {
    locale,
    get gregorian() {
      if (calendar.system === "gregorian") return names;
      const year = (number: number) => digits(String(number));
      return calendarNames(locale, table, { ...plainCalendar, digits, year });
    },
    month: (month) => at(own.months, month - 1),
    monthInDate: (month) => at(own.monthsInDate, month - 1),
    monthShort: (month) => at(own.monthsShort, month - 1),
    weekday,
    weekdayHead: (day, style) =>
      /^pl\b/.test(locale) ? weekday(day, style) : capitalized(weekday(day, style), locale),
    dateLong: (date) => formatLong(own, date, calendar),
    dateMedium: (date) => formatLong(withShortNames(own), date, calendar),
    monthTitle: (year, month) => capitalized(formatTitle(own, year, month, calendar), locale),
    dayRange: (first, last, style) => formatRange(style === "short" ? withShortNames(own) : own, first, last, calendar),
    weekTitle: (week) => fill(table.weekTitle, { week: digits(String(week)) }),
    hour: (written, half) => fill(at(table.hours, half === "am" ? 0 : 1), { hour: written }),
    secondMonth: (second, month) => secondMonth(table, second, month),
  };
  return names;
}

/** The table with the months of a calendar. Dates with numbers of months keep the numbers. */
function ownMonths(table: NameTable, { system }: DocumentCalendar): NameTable {
  if (system === "gregorian") return table;
  const months = system === "persian" ? table.persianMonths : table.islamicMonths;
  const hasNumbers = table.monthsInDate[0] === "1";
  return {
    ...table,
    months,
    monthsInDate: hasNumbers ? table.monthsInDate : months,
    monthsShort: system === "persian" ? months : table.islamicMonthsShort,
  };
}

function secondMonth(table: NameTable, calendar: SecondCalendar, month: number): string {
  if (calendar === "hebrew") return at(table.hebrewMonths, month);
  if (calendar === "islamic") return at(table.islamicMonths, month);
  if (calendar === "persian") return at(table.persianMonths, month);
  const name = at(table.chineseMonths, month % chineseLeap);
  return month < chineseLeap ? name : fill(at(table.chineseMonths, chineseLeap), { month: name });
}

/** Dates with numbers of months keep the numbers. In Chinese, Japanese and Korean, short weekdays are in brackets. */
function withShortNames(table: NameTable): NameTable {
  const { dateLong, monthsInDate, monthsShort, weekdaysShort } = table;
  return {
    ...table,
    dateLong: dateLong.replace(/([日일]) ?\{weekday\}$/u, "$1({weekday})"),
    monthsInDate: /^\d/.test(monthsInDate[0] ?? "") ? monthsInDate : monthsShort,
    weekdaysInDate: weekdaysShort,
  };
}

function formatLong(table: NameTable, date: CivilDate, calendar: DocumentCalendar): string {
  const { year, month, day } = calendar.of(date);
  return fill(calendar.pattern(table.dateLong), {
    weekday: at(table.weekdaysInDate, weekdayOf(date)),
    day: formatDay(table, day, calendar),
    day_padded: calendar.digits(String(day).padStart(2, "0")),
    month: calendar.digits(at(table.monthsInDate, month - 1)),
    year: calendar.year(year, month, day),
  });
}

function formatDay({ firstDay }: NameTable, day: number, { digits }: DocumentCalendar): string {
  return (day === 1 ? firstDay : undefined) ?? digits(String(day));
}

function formatRange(table: NameTable, first: CivilDate, last: CivilDate, calendar: DocumentCalendar): string {
  const [start, end] = [calendar.of(first), calendar.of(last)];
  const fields = (suffix: string, { month, day }: typeof start) => ({
    [`day${suffix}`]: formatDay(table, day, calendar),
    [`day${suffix}_padded`]: calendar.digits(String(day).padStart(2, "0")),
    [`month${suffix}`]: calendar.digits(at(table.monthsInDate, month - 1)),
  });
  const pattern = at(table.dayRanges, start.month === end.month ? 0 : 1);
  return fill(calendar.pattern(pattern), { ...fields("", start), ...fields("_last", end) });
}

function formatTitle(table: NameTable, year: number, month: number, calendar: DocumentCalendar): string {
  return fill(calendar.pattern(table.monthTitle), {
    month: at(table.months, month - 1),
    month_in_date: calendar.digits(at(table.monthsInDate, month - 1)),
    year: calendar.year(year, month),
  });
}

function fill(pattern: string, fields: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, field: string) => fields[field] ?? "");
}

function weekdayTable(table: NameTable, style: LabelStyle): readonly string[] {
  if (style === "narrow") return table.weekdaysNarrow;
  return style === "short" ? table.weekdaysShort : table.weekdays;
}

/**
 * Capitalizes a heading. Leaves Georgian unchanged, capitalizes "ij" as one letter in Dutch, and keeps the dot of a
 * Turkish i (Unicode, SpecialCasing).
 */
export function capitalized(text: string, locale: string): string {
  const [language = ""] = locale.split("-");
  const [first = ""] = language === "nl" && text.startsWith("ij") ? ["ij"] : text;
  if (/\p{Script=Georgian}/u.test(first)) return text;
  const capital = first === "i" && dottedCapital.has(language) ? "İ" : first.toUpperCase();
  return capital + text.slice(first.length);
}

const dottedCapital: ReadonlySet<string> = new Set(["az", "tr"]);

function at(names: readonly string[], index: number): string {
  return names[index] ?? "";
}
