/**
 * Entries of calendars as plain civil data. A template contains them as text with one line per entry, because there can be
 * ten thousand: `2026-01-05 09:00-10:30 Standup`. Attributes follow the title: `2026-05-12 Ann | birthday | age 40`.
 */
import { dateOfNumber, dayNumber, formatDate, parseDate } from "@octavo/foundation";

/** Kinds of holidays count as holidays in tokens and filters. Only a `holiday` is a day off. */
export const holidayKinds = ["holiday", "bank", "school", "optional", "observance"] as const;
export const rowKinds = ["event", "birthday", ...holidayKinds] as const;
export type RowKind = (typeof rowKinds)[number];
export type HolidayKind = (typeof holidayKinds)[number];

/** Entry on one day. An event over several days has one row for each, with times on its first and last day. */
export interface DateRow {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. An entry without a start lasts all day. */
  readonly start?: string;
  /** `HH:MM`, at most `24:00`. */
  readonly end?: string;
  readonly title: string;
  /** Absent means "event". */
  readonly kind?: Exclude<RowKind, "event">;
  /** Position in an event of several days, from 1. */
  readonly day?: number;
  readonly days?: number;
  /** Completed years of a birthday. */
  readonly age?: number;
  readonly categories?: readonly string[];
  readonly uid?: string;
  /** Calendar of the row, if it is not that of its source. */
  readonly calendar?: string;
}

export const calendarPatterns = ["bar", "outlined", "hatched", "dotted", "filled", "plain"] as const;
export type CalendarPattern = (typeof calendarPatterns)[number];
export const calendarTexts = ["regular", "bold"] as const;

/** Appearance of a calendar's entries. Patterns are distinguishable without colors. */
export interface CalendarStyle {
  readonly pattern: CalendarPattern;
  readonly text: (typeof calendarTexts)[number];
}

/** Style of the n-th calendar without a style of its own, from 0. */
export function calendarStyle(position: number): CalendarStyle {
  return { pattern: calendarPatterns[position % calendarPatterns.length] ?? "bar", text: "regular" };
}

/** Calendar of a template. Its rows are filtered, and sorted by `compareRows`. */
export interface DateCalendar {
  readonly name: string;
  readonly style: CalendarStyle;
  readonly rows: readonly DateRow[];
}

export interface DateEntry extends DateRow {
  readonly calendar: string;
  readonly style: CalendarStyle;
  /** Position among the entries of the day, from 1. */
  readonly position: number;
}

export function isHoliday({ kind }: Pick<DateRow, "kind">): boolean {
  return kind !== undefined && kind !== "birthday";
}

/** Title without the year of birth, if the age says the same: "Ewa" for "Ewa (1990)". */
export function plainTitle({ date, title, age }: Pick<DateRow, "date" | "title" | "age">): string {
  if (age === undefined) return title;
  const year = `(${Number(date.slice(0, 4)) - age})`;
  return title.endsWith(year) ? title.slice(0, -year.length).trim() || title : title;
}

/** Title as printed with a font. If the font has nothing of it, the name of the calendar. */
export function printableTitle(entry: Omit<DateEntry, "position">, printable: (text: string) => string): string {
  return printable(plainTitle(entry)) || printable(entry.calendar) || "…";
}

const longestTitle = 200;

/** Removes characters that YAML cannot contain, and line breaks. */
export function cleanTitle(text: string): string {
  const clean = usual.test(text) ? text : text.replace(untidy, " ").trim();
  return clean.length > longestTitle ? `${[...clean].slice(0, longestTitle - 1).join("")}…` : clean;
}

/** Words of usual characters with single spaces. */
const usual = /^[\x21-\x7e\xa1-\u024f]+(?: [\x21-\x7e\xa1-\u024f]+)*$/;
/** Spaces and characters that are not printed. */
const untidy = /[\s\u0000-\u001f\u007f-\u009f\ufeff\ufffe\uffff\p{Cs}]+/gu;

/** `HH:MM` up to `24:00`. */
function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);
}

/** Minutes since midnight of `HH:MM`. Reads digits without making strings, for tens of thousands of times. */
export function minutesOf(time: string): number {
  const digit = (i: number) => time.charCodeAt(i) - 48;
  return (digit(0) * 10 + digit(1)) * 60 + digit(3) * 10 + digit(4);
}

/** Total order of the rows of a calendar: by date, all-day rows first. Compares 50,000 rows more than once. */
export function compareRows(a: DateRow, b: DateRow): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.start === undefined || b.start === undefined) {
    const order = rank(a) - rank(b);
    if (order !== 0) return order;
  }
  return (
    compare(a.start ?? "", b.start ?? "") ||
    compare(a.end ?? "", b.end ?? "") ||
    compare(a.title, b.title) ||
    compare(restOf(a), restOf(b))
  );
}

/** Holidays before birthdays before other all-day entries before those with times. */
function rank(row: DateRow): number {
  if (row.start !== undefined) return 9;
  return row.kind === undefined ? 8 : row.kind === "birthday" ? 7 : holidayKinds.indexOf(row.kind);
}

function restOf({ kind, day = 0, days = 0, age = 0, uid = "", categories = [] }: DateRow): string {
  return JSON.stringify([kind, day, days, age, uid, categories]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Text of the rows of an imported calendar, one per line. Nothing needs the identifiers, which can be longer than the titles, and
 * a source has the name of its calendar once.
 */
export function printImportedRows(rows: readonly (DateRow & { readonly calendar: string })[], name: string): string {
  const lines = rows.map(({ calendar, uid: _uid, ...row }) => printRow(calendar === name ? row : { ...row, calendar }));
  return lines.map((line) => `${line}\n`).join("");
}

/** Text of a row in a document. */
export function printRow({ date, start, end, title, ...more }: DateRow): string {
  const { kind, day, days, age, categories = [], uid, calendar } = more;
  const times = start === undefined ? "" : ` ${start}${end === undefined ? "" : `-${end}`}`;
  const attributes = [
    ...(kind ? [kind] : []),
    ...(days === undefined ? [] : [`${day ?? 1}/${days}`]),
    ...(age === undefined ? [] : [`age ${age}`]),
    ...categories.map((category) => `#${category}`),
    ...(uid ? [`id ${uid}`] : []),
    ...(calendar ? [`in ${calendar}`] : []),
  ];
  const written = /^(?:\d\d:\d\d|(?:to |[-–])\s*\d{4}-)/.test(title) ? `\\${escaped(title)}` : escaped(title);
  return [`${date}${times} ${written}`, ...attributes.map(escaped)].join(" | ");
}

function escaped(text: string): string {
  return /[\\|]/.test(text) ? text.replace(/[\\|]/g, "\\$&") : text;
}

const linePattern = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)(?:-(\d\d:\d\d))?)? (.+)$/u;

export type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Literals have all properties of a row in one object, which is faster than adding them. */
export function newRow(
  date: string,
  start: string | undefined,
  end: string | undefined,
  title: string,
): Writable<DateRow> {
  if (start === undefined) return end === undefined ? { date, title } : { date, end, title };
  return end === undefined ? { date, start, title } : { date, start, end, title };
}

const rangePattern = /^(\d{4}-\d\d-\d\d)(?: to | ?[-–] ?)(\d{4}-\d\d-\d\d) (?=\S)/u;

/** In days. */
const longestRange = 366;

/** Rows of a line, which can have a range of days: `2027-08-02 to 2027-08-16 Holiday`. Empty if the line is unusable. */
export function parseRows(line: string): readonly Writable<DateRow>[] {
  const [range = "", from = "", to = ""] = rangePattern.exec(line) ?? [];
  const row = parseRow(range === "" ? line : `${from} ${line.slice(range.length)}`);
  if (!row || range === "") return row ? [row] : [];
  const [first, last] = [parseDate(from), parseDate(to)];
  if (!first || !last || row.start !== undefined || row.days !== undefined) return [];
  const days = dayNumber(last) - dayNumber(first) + 1;
  if (days < 1 || days > longestRange) return [];
  return Array.from({ length: days }, (_, i) => {
    const date = formatDate(dateOfNumber(dayNumber(first) + i));
    return days === 1 ? row : { ...row, date, day: i + 1, days };
  });
}

/** Undefined if the line is not a row. */
export function parseRow(line: string): Writable<DateRow> | undefined {
  const [, date = "", start, end, rest = ""] = linePattern.exec(line) ?? [];
  const parts = rest.includes("|") || rest.includes("\\") ? partsOf(rest) : [rest];
  const [title = "", ...attributes] = parts.map((part) => part.trim());
  if (title === "") return undefined;
  const row = newRow(date, start, end, title);
  const more = attributes.length === 0 ? undefined : attributesOf(attributes);
  if (attributes.length > 0 && !more) return undefined;
  return isPlausible(row) ? Object.assign(row, more) : undefined;
}

/** Splits at "|", except after a backslash. */
function partsOf(text: string): readonly string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\.|\||[^\\|]+|\\$/gu))
    if (piece === "|") parts.push("");
    else parts[parts.length - 1] += piece.length > 1 && piece.startsWith("\\") ? piece.slice(1) : piece;
  return parts;
}

/** Days that every month has, to parse only few. */
const usualDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** True if the date exists and the times are in order. */
export function isPlausible({ date, start, end }: Pick<DateRow, "date" | "start" | "end">): boolean {
  if (start === undefined ? end !== undefined : !isTime(start)) return false;
  if (end !== undefined && (!isTime(end) || end < (start ?? ""))) return false;
  return usualDate.test(date) || parseDate(date) !== undefined;
}

type Attributes = Partial<Writable<DateRow>>;

function attributesOf(texts: readonly string[]): Attributes | undefined {
  const found: Attributes = {};
  const categories: string[] = [];
  for (const text of texts) {
    const [, position, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
    const [, word = "", value = ""] = /^(age|id|in) (.+)$/u.exec(text) ?? [];
    const kind = rowKinds.find((one) => one === text);
    if (kind !== undefined) {
      if (kind !== "event") found.kind = kind;
    } else if (position !== undefined) {
      found.day = Number(position);
      found.days = Number(count);
    } else if (text.startsWith("#")) categories.push(text.slice(1));
    else if (word === "age" && /^\d{1,3}$/.test(value)) found.age = Number(value);
    else if (word === "id") found.uid = value;
    else if (word === "in") found.calendar = value;
    else return undefined;
  }
  if (categories.length > 0) found.categories = categories;
  return found;
}
