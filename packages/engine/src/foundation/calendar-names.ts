/** What months, weekdays and dates are called in a language. Engines differ in their locale data; these tables do not. */
import { type CivilDate, type Weekday, weekdayOf } from "./civil-date.ts";

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

interface NameTable {
  readonly months: readonly string[];
  /** As the month stands in a date. */
  readonly monthsInDate: readonly string[];
  readonly monthsShort: readonly string[];
  /** Monday first. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysNarrow: readonly string[];
  readonly week: string;
  /** {weekday} {day} {month} {year} */
  readonly dateLong: string;
}

/** Source: CLDR 47, gregorian calendar, stand-alone and format names; week from its field names. */
const tables: Readonly<Record<string, NameTable>> = {
  en: {
    months: list("January February March April May June July August September October November December"),
    monthsInDate: list("January February March April May June July August September October November December"),
    monthsShort: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    weekdays: list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    weekdaysShort: list("Mon Tue Wed Thu Fri Sat Sun"),
    weekdaysNarrow: list("M T W T F S S"),
    week: "Week",
    dateLong: "{weekday}, {month} {day}, {year}",
  },
  pl: {
    months: list("styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień"),
    monthsInDate: list(
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    ),
    monthsShort: list("sty lut mar kwi maj cze lip sie wrz paź lis gru"),
    weekdays: list("poniedziałek wtorek środa czwartek piątek sobota niedziela"),
    weekdaysShort: list("pon. wt. śr. czw. pt. sob. niedz."),
    weekdaysNarrow: list("P W Ś C P S N"),
    week: "Tydzień",
    dateLong: "{weekday}, {day} {month} {year}",
  },
};

export const locales: readonly string[] = Object.keys(tables);

/** Names in a language; English when we have no table for it. */
export function calendarNames(locale: string): CalendarNames {
  const table = tables[locale] ?? (tables.en as NameTable);
  const weekday = (day: Weekday, style: LabelStyle) => at(weekdayTable(table, style), day);
  return {
    locale,
    month: (month) => at(table.months, month - 1),
    monthShort: (month) => at(table.monthsShort, month - 1),
    weekday,
    dateLong: (date) => formatLong(table, date),
    monthTitle: (year, month) => `${capitalized(at(table.months, month - 1))} ${year}`,
    weekTitle: (week) => `${table.week} ${week}`,
  };
}

function formatLong(table: NameTable, date: CivilDate): string {
  const fields: Readonly<Record<string, string>> = {
    weekday: at(table.weekdays, weekdayOf(date)),
    day: String(date.day),
    month: at(table.monthsInDate, date.month - 1),
    year: String(date.year),
  };
  return table.dateLong.replace(/\{(\w+)\}/g, (_, field: string) => fields[field] ?? "");
}

function weekdayTable(table: NameTable, style: LabelStyle): readonly string[] {
  if (style === "narrow") return table.weekdaysNarrow;
  return style === "short" ? table.weekdaysShort : table.weekdays;
}

/** A heading begins with a capital in every language that has them. */
export function capitalized(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function list(names: string): readonly string[] {
  return names.split(" ");
}

function at(names: readonly string[], index: number): string {
  return names[index] ?? "";
}
