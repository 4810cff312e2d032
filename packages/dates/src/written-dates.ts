import { daysInMonth, formatDate } from "@octavo/foundation";
import { parseDay } from "./rows.ts";

/** Languages of planners, by whose names months are read. */
const languages =
  "en ar bg ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh".split(
    " ",
  );

/** Language and start of a plan, by which dates are read. */
export interface DateReading {
  /** Tag of a language that tells names of months that stand for two. */
  readonly language?: string | undefined;
  /** Day `YYYY-MM-DD` from which dates without a year count. Without it, they are not read. */
  readonly start?: string | undefined;
}

/** Dashes, and "to" in English, German, French, Spanish, Portuguese, Polish, Arabic, Japanese and Chinese. */
const toPattern =
  / ?[-–—~〜～] ?| (?:to|until|till|through|bis zum|bis|au|à|al|a|hasta|até|ao|do|إلى|حتى) | ?(?:から|부터|至|到) ?/;
/** "From" before the first day. */
const fromPattern = /^(?:from|von|vom|du|del|de|desde|od|من) /;
/** "On" before a day. */
const onPattern = /^(?:on|am|le|el|dia|día) /;
/** "And" between days. */
const andPattern = /^(?:[&+/]|and|und|et|y|e|i|и|och|og|en) ?\d/;
/** Longer texts are not dates. */
const longest = 80;

/**
 * Reads a date as people write it, such as "3 August 2027", or "3–14 August 2027", as `YYYY-MM-DD` or two of them with "to"
 * between. Without a year, it is the first such day of the plan, and that of birthdays and yearly entries is `MM-DD`. Returns undefined
 * for other texts. A name of a month that stands for two, as "listopad" of Polish and Croatian, needs the language.
 */
export function readWrittenDays(written: string, { language, start }: DateReading): string | undefined {
  const [, prefix = "", text = ""] = /^((?:birthday|every year) )?(.*)$/.exec(simplified(written)) ?? [];
  if (text.length > longest) return undefined;
  if (prefix !== "" && shortYearPattern.test(text)) return undefined;
  const date = parsePart(text.replace(onPattern, ""), language);
  if (prefix !== "") return date && withPrefix(prefix, isoOf(date) ?? monthDayOf(date));
  if (date) return isoOf({ ...date, year: date.year ?? yearFrom(date, start) });
  const [first = "", ...lasts] = text
    .replace(fromPattern, "")
    .replace(/(?:まで|까지)$/, "")
    .split(toPattern);
  const [begin, end] = lasts.length === 1 ? [first, ...lasts].map((part) => parsePart(part, language)) : [];
  return begin && end ? rangeOf(begin, end, start) : undefined;
}

/** True for a text that continues days, such as "to soon", "from Monday", or "and 4 August". */
export function continuesDays(text: string): boolean {
  const simple = simplified(text);
  return fromPattern.test(`${simple} `) || toPattern.exec(` ${simple} `)?.index === 0 || andPattern.test(simple);
}

/**
 * Writes days, `YYYY-MM-DD`, as people write them in a language, such as "26.–31. Oktober 2026", if `readWrittenDays` reads them back in
 * the language of `reader`; otherwise as `YYYY-MM-DD`, with "to" between two of them.
 */
export function writeDays(first: string, last: string, language: string, reader?: string): string {
  const iso = first === last ? first : `${first} to ${last}`;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", calendar: "gregory", timeZone: "UTC" });
  const [start, end] = [first, last].map((date) => new Date(`${date}T00:00:00Z`));
  if (!start || !end || Number.isNaN(start.getTime()) || !(start <= end)) return iso;
  // Some languages write ranges in digits only.
  const dates = [start, end].map((date) => format.format(date));
  const forms = first === last ? dates : [format.formatRange(start, end), dates.join(" – ")];
  return (
    forms.map((form) => form.replace(/\s/g, " ")).find((form) => readWrittenDays(form, { language: reader }) === iso) ??
    iso
  );
}

function withPrefix(prefix: string, date: string | undefined): string | undefined {
  return date && prefix + date;
}

/** In lower case, with Latin digits and single spaces. */
function simplified(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\s+/g, " ")
    .trim();
}

/** The first day of a range can lack what its last day tells, and the other way round. */
interface Part {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number;
}

/** Without any year, the range is the first one that begins in the plan, or ends in it in the same year. */
function rangeOf(begin: Part, end: Part, planStart: string | undefined): string | undefined {
  const months = { begin: begin.month ?? end.month, end: end.month ?? begin.month };
  const overNewYear = Number((months.begin ?? 0) > (months.end ?? 0));
  const counted = overNewYear ? { ...begin, month: months.begin } : { ...end, month: months.end };
  const year = begin.year ?? (end.year === undefined ? yearFrom(counted, planStart) : end.year - overNewYear);
  const first = isoOf({ ...begin, year, month: months.begin });
  const last = isoOf({ ...end, year: end.year ?? (year && year + overNewYear), month: months.end });
  return first && last && `${first} to ${last}`;
}

/** Year of the first such day from `start`. */
function yearFrom(date: Part, start: string | undefined): number | undefined {
  const monthDay = monthDayOf(date);
  if (start === undefined || monthDay === undefined) return undefined;
  return Number(start.slice(0, 4)) + Number(monthDay < start.slice(5));
}

/** `MM-DD`, also of a day that does not exist. */
function monthDayOf({ month, day }: Part): string | undefined {
  return month === undefined ? undefined : [month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Undefined for a date that does not exist, or is not complete. */
function isoOf({ year, month, day }: Part): string | undefined {
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  const date = formatDate({ year, month, day });
  return parseDay(date) === undefined ? undefined : date;
}

/** Dates in digits: day first with dots, year first, in Chinese, Japanese and Korean, in Vietnamese, and with a day above 12. */
const digitPatterns = [
  /^(?<day>\d{1,2})\.(?: ?(?<month>\d{1,2})(?:\.(?: ?(?<year>\d{4}))?)?)?$/,
  /^(?<year>\d{4})(?:\. ?|\/)(?<month>\d{1,2})(?:\. ?|\/)(?<day>\d{1,2})\.?$/,
  /^(?:(?<year>\d{4}) ?[年년] ?)?(?:(?<month>\d{1,2}) ?[月월] ?)?(?<day>\d{1,2}) ?[日号일]$/,
  /^(?:ngày )?(?<day>\d{1,2}) (?:tháng|thg) (?<month>\d{1,2})(?:,? (?:năm )?(?<year>\d{4}))?$/,
  /^(?<day>1[3-9]|2\d|3[01])\/(?<month>\d{1,2})(?:\/(?<year>\d{4}))?$/,
  /^(?<month>\d{1,2})\/(?<day>1[3-9]|2\d|3[01])(?:\/(?<year>\d{4}))?$/,
  /^(?<day>\d{1,2})$/,
];

/** In languages that write the year first. */
const monthFirstPattern = /^(?<month>\d{1,2})(?:\. ?|\/)(?<day>\d{1,2})\.?$/;

/** Year of two digits, in languages that write it last. */
const shortYearPattern = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d\d)$/;

function parsePart(text: string, language: string | undefined): Part | undefined {
  const patterns = [isMonthFirst(language) ? monthFirstPattern : shortYearPattern, ...digitPatterns];
  const found = patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return parseNamed(text, language);
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  const year = number(found.year?.padStart(4, "20"));
  return { year, month: number(found.month), day: Number(found.day) };
}

const monthFirst = new Map<string, boolean>();

/** True for languages that write the month before the day in digits. In English, that differs by country. */
function isMonthFirst(language: string | undefined): boolean {
  if (language === undefined || language.startsWith("en")) return false;
  const known = monthFirst.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { month: "numeric", day: "numeric", calendar: "gregory" });
  const isFirst = format.formatToParts(0).find(({ type }) => type === "month" || type === "day")?.type === "month";
  monthFirst.set(language, isFirst);
  return isFirst;
}

const numberPattern = /\d+(?:(?:st|nd|rd|th|er|º)(?!\p{L}))?/gu;

/** A year has four digits, a day at most two, in any order. */
function parseNamed(text: string, language: string | undefined): Part | undefined {
  const numbers = (text.match(numberPattern) ?? []).map((digits) => digits.replace(/\D+/, ""));
  const [days, years] = [numbers.filter(({ length }) => length < 3), numbers.filter(({ length }) => length === 4)];
  const isDate = numbers.length === days.length + years.length && years.length < 2;
  if (!isDate || (days.length !== 1 && !(days.length === 0 && years.length === 1))) return undefined;
  const name = nameIn(text);
  const month = name === "" ? undefined : monthOf(name, language);
  const [day] = days;
  const [year] = years.map(Number);
  return day === undefined || (month === undefined && !isDayAndYear(name, year))
    ? undefined
    : { year, month, day: Number(day) };
}

/** The end of "August 3–14, 2027". */
function isDayAndYear(name: string, year: number | undefined): boolean {
  return name === "" && year !== undefined;
}

/** Rest of a date without its numbers: the name of the month, and in some languages words such as "de". */
function nameIn(text: string): string {
  return text.replace(numberPattern, " ").replace(/[.,،]/g, " ").replace(/\s+/g, " ").trim();
}

type MonthNames = ReadonlyMap<string, number>;

function monthOf(name: string, language: string | undefined): number | undefined {
  const own = language === undefined ? undefined : namesOf([language]).get(name);
  return (own ?? namesOf(languages).get(name)) || undefined;
}

const knownNames = new Map<string, MonthNames>();

/** Months by name. A name of two months has 0. */
function namesOf(tags: readonly string[]): MonthNames {
  const key = tags.join(" ");
  const known = knownNames.get(key);
  if (known) return known;
  const names = new Map<string, number>();
  for (const [name, month] of tags.flatMap(monthNames)) {
    const before = names.get(name);
    names.set(name, before === undefined || before === month ? month : 0);
  }
  knownNames.set(key, names);
  return names;
}

/** Months alone, and in dates with and without the year. */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "long" },
  ...(["long", "short"] as const).flatMap((month) => [
    { month },
    { month, day: "numeric" } as const,
    { month, day: "numeric", year: "numeric" } as const,
  ]),
];

function monthNames(language: string): readonly (readonly [name: string, month: number])[] {
  const names = styles.flatMap((style) => {
    const options = { ...style, calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" };
    const format = new Intl.DateTimeFormat(language, options);
    return Array.from(
      { length: 12 },
      (_, i) => [nameIn(simplified(format.format(Date.UTC(2027, i, 3)))), i + 1] as const,
    );
  });
  return names.filter(([name]) => name !== "");
}
