/** What months, weekdays and dates are called in a language. Engines differ in their locale data; these tables do not. */
import { type CivilDate, type Weekday, weekdayOf } from "./civil-date.ts";
import { localeWithNames } from "./locales.ts";
import { checkedTables, decodeTable, type NameTable } from "./name-table.ts";

export type LabelStyle = "full" | "short" | "narrow";

export interface CalendarNames {
  readonly locale: string;
  /** Nominative, as in a title: "March", "marzec". Month 1 to 12. */
  readonly month: (month: number) => string;
  readonly monthShort: (month: number) => string;
  readonly weekday: (weekday: Weekday, style: LabelStyle) => string;
  /** "Thursday, March 5, 2026"; "czwartek, 5 marca 2026" with the month in the genitive. */
  readonly dateLong: (date: CivilDate) => string;
  /** How a month is headed: "March 2026", "Marzec 2026". */
  readonly monthTitle: (year: number, month: number) => string;
  /** "Week 12", "Tydzień 12". */
  readonly weekTitle: (week: number) => string;
}

/**
 * Where the lines of languages come from, by the first letter of their tags. It may throw when they are not there yet;
 * they are asked for again.
 */
export type LinesSource = (letter: string) => Readonly<Record<string, string>>;

/** Names in a language; English when we have none in it. */
export type NamesOf = (locale: string) => CalendarNames;

/** Names in the languages that Octavo knows. Of English and Polish nothing has to be looked up. */
export function bundledNames(linesOf: LinesSource): NamesOf {
  const tables = new Map<string, NameTable>(Object.entries(checkedTables));
  /** Decoded when it is first asked for: a document is written in one language of hundreds. */
  const tableOf = (tag: string): NameTable => {
    const known = tables.get(tag);
    if (known) return known;
    const table = decode(linesOf(tag.charAt(0))[tag] ?? "", tag, tableOf);
    tables.set(tag, table);
    return table;
  };
  return (locale) => calendarNames(locale, tableOf(localeWithNames(locale)));
}

function decode(line: string, tag: string, tableOf: (tag: string) => NameTable): NameTable {
  if (line.startsWith("=")) return tableOf(line.slice(1));
  const base = tag.includes("-") ? tableOf(localeWithNames(tag.slice(0, tag.lastIndexOf("-")))) : undefined;
  return decodeTable(line, base);
}

function calendarNames(locale: string, table: NameTable): CalendarNames {
  const weekday = (day: Weekday, style: LabelStyle) => at(weekdayTable(table, style), day);
  return {
    locale,
    month: (month) => at(table.months, month - 1),
    monthShort: (month) => at(table.monthsShort, month - 1),
    weekday,
    dateLong: (date) => formatLong(table, date),
    monthTitle: (year, month) => capitalized(formatTitle(table, year, month), locale),
    weekTitle: (week) => fill(table.weekTitle, { week: String(week) }),
  };
}

function formatLong(table: NameTable, date: CivilDate): string {
  return fill(table.dateLong, {
    weekday: at(table.weekdaysInDate, weekdayOf(date)),
    day: String(date.day),
    day_padded: String(date.day).padStart(2, "0"),
    month: at(table.monthsInDate, date.month - 1),
    year: String(date.year),
  });
}

function formatTitle(table: NameTable, year: number, month: number): string {
  return fill(table.monthTitle, {
    month: at(table.months, month - 1),
    month_in_date: at(table.monthsInDate, month - 1),
    year: String(year),
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
 * A heading begins with a capital in every language that has them. Georgian has some that never begin a word; Dutch
 * begins with two letters that are one; the dot of a Turkish i stays (Unicode, SpecialCasing).
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
