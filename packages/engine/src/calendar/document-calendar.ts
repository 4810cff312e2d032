import { type CalendarSystem, type CivilDate, gregorian, type MonthCalendar } from "@octavo/foundation";

/** Days that a plan can add to dates of Umm al-Qura. */
export const mostCorrection = 2;

/** `buddhist` counts from 543 BC, and `japanese` by eras. */
export const yearNumberings = ["common", "buddhist", "japanese"] as const;
export type YearNumbering = (typeof yearNumberings)[number];

/** `native` digits are those of the language. */
export const digitForms = ["latin", "native"] as const;

/** Calendar of a document. Absent fields have the first of their values, and no correction. */
export interface CalendarChoice {
  readonly system?: CalendarSystem;
  /** Days that are added to Hijri dates. */
  readonly correction?: number;
  /** Of Gregorian years. */
  readonly years?: YearNumbering;
  readonly digits?: (typeof digitForms)[number];
}

/** Counts and writes the days, months and years of a document. Names of pages have Latin digits and common years. */
export interface DocumentCalendar extends MonthCalendar {
  readonly system: CalendarSystem;
  /** Writes the digits of a text. */
  readonly digits: (text: string) => string;
  /** Writes a year. The era is that on the day. Default: the last day of the month or year. */
  readonly year: (year: number, month?: number, day?: number) => string;
  /** Pattern of a language in which the year is one of this calendar. */
  readonly pattern: (pattern: string) => string;
}

export const plainCalendar: DocumentCalendar = {
  ...gregorian,
  system: "gregorian",
  digits: (text) => text,
  year: String,
  pattern: (pattern) => pattern,
};

/** Number of a day, as it is printed. */
export function dayText(date: CivilDate, { of, digits }: DocumentCalendar): string {
  return digits(String(of(date).day));
}

/** Day and month: "5 Jan". */
export function shortDate(
  date: CivilDate,
  {
    names,
    calendar,
  }: { readonly names: { readonly monthShort: (month: number) => string }; readonly calendar: DocumentCalendar },
): string {
  return `${dayText(date, calendar)} ${names.monthShort(calendar.of(date).month)}`;
}

/** Returns the calendar that a document chooses. `locale` decides about digits and names of eras. */
export type CalendarSource = (choice: CalendarChoice, locale: string) => DocumentCalendar;

/** The calendar of a document, or the plain one of documents without a choice. */
export function calendarOf(
  almanac: { readonly calendar: CalendarSource },
  choice: CalendarChoice | undefined,
  locale: string,
): DocumentCalendar {
  return choice ? almanac.calendar(choice, locale) : plainCalendar;
}

/** Choices of a plan, without those that are usual. Undefined if all are. */
export function unusualChoices({ system, correction, years, digits }: CalendarChoice): CalendarChoice | undefined {
  const choice = {
    ...(system && system !== "gregorian" && { system }),
    ...(correction && { correction }),
    ...(years && years !== "common" && { years }),
    ...(digits && digits !== "latin" && { digits }),
  };
  return Object.keys(choice).length > 0 ? choice : undefined;
}
