import { daysInMonth, formatDate } from "@octavo/foundation";
import { parseDay } from "./rows.ts";

/** Languages of planners, by whose names months are read. */
const languages =
  "en ar bg ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh".split(
    " ",
  );

/** Dashes, and "to" in English, German, French, Spanish, Portuguese, Polish, Arabic, Japanese and Chinese. */
const toPattern = / ?[-–—~〜～] ?| (?:to|until|till|through|bis|au|à|al|a|hasta|até|ao|do|إلى|حتى) | ?(?:から|至|到) ?/;
/** "From" before the first day. */
const fromPattern = /^(?:from|von|vom|du|del|de|desde|od|من) /;
/** Longer texts are not dates. */
const longest = 80;

/**
 * Reads a date as people write it, such as "3 August 2027", or "3–14 August 2027", as `YYYY-MM-DD` or two of them with "to"
 * between. Returns undefined for other texts. A name of a month that stands for two, as "listopad" of Polish and Croatian, needs the
 * language.
 */
export function readWrittenDays(written: string, language: string | undefined): string | undefined {
  const [, prefix = "", text = ""] = /^((?:birthday|every year) )?(.*)$/.exec(simplified(written)) ?? [];
  if (text.length > longest) return undefined;
  const date = parsePart(text, language);
  if (date) return withPrefix(prefix, isoOf(date));
  const [first = "", ...lasts] = text.replace(fromPattern, "").replace(/まで$/, "").split(toPattern);
  const [start, end] = lasts.length === 1 ? [first, ...lasts].map((part) => parsePart(part, language)) : [];
  return start && end && prefix === "" ? rangeOf(start, end) : undefined;
}

/** True for a text that continues days, such as "to soon", or "from Monday". */
export function continuesDays(text: string): boolean {
  const simple = simplified(text);
  return fromPattern.test(`${simple} `) || toPattern.exec(` ${simple} `)?.index === 0;
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
  return forms.map((form) => form.replace(/\s/g, " ")).find((form) => readWrittenDays(form, reader) === iso) ?? iso;
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

function rangeOf(start: Part, end: Part): string | undefined {
  const months = { start: start.month ?? end.month ?? 0, end: end.month ?? start.month ?? 0 };
  const isOverNewYear = months.start > months.end;
  const endYear = end.year ?? (start.year === undefined ? undefined : start.year + Number(isOverNewYear));
  const startYear = start.year ?? (endYear === undefined ? undefined : endYear - Number(isOverNewYear));
  const first = isoOf({ ...start, year: startYear, month: months.start });
  const last = isoOf({ ...end, year: endYear, month: months.end });
  return first && last && `${first} to ${last}`;
}

/** Undefined for a date that does not exist, or is not complete. */
function isoOf({ year, month, day }: Part): string | undefined {
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  const date = formatDate({ year, month, day });
  return parseDay(date) === undefined ? undefined : date;
}

/** Dates in digits: day first with dots, year first with dots, in Chinese, Japanese and Korean, and in Vietnamese. */
const digitPatterns = [
  /^(?<day>\d{1,2})\.(?: ?(?<month>\d{1,2})\.(?: ?(?<year>\d{4}))?)?$/,
  /^(?<year>\d{4})\. ?(?<month>\d{1,2})\. ?(?<day>\d{1,2})\.?$/,
  /^(?:(?<year>\d{4}) ?[年년] ?)?(?:(?<month>\d{1,2}) ?[月월] ?)?(?<day>\d{1,2}) ?[日号일]$/,
  /^(?:ngày )?(?<day>\d{1,2}) tháng (?<month>\d{1,2})(?:,? (?:năm )?(?<year>\d{4}))?$/,
  /^(?<day>\d{1,2})$/,
];

function parsePart(text: string, language: string | undefined): Part | undefined {
  const found = digitPatterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return parseNamed(text, language);
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  return { year: number(found.year), month: number(found.month), day: Number(found.day) };
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
