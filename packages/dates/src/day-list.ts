import { readDelimited } from "@octavo/foundation";
import { parseDayRule } from "./day-rule.ts";
import { continuesDays, type DateReading, readWrittenDays } from "./written-dates.ts";

/** An entry of a list as it is written. */
export interface DayRecord {
  /** Number of its first line, from 1. */
  readonly line: number;
  /** Date or rule, without times. */
  readonly when: string;
  /** Time or span of times, such as "18:00-19:30". */
  readonly time: string;
  readonly end: string;
  readonly title: string;
  readonly category: string;
  /** Cells without a column. */
  readonly others: readonly string[];
}

/** Reads the entries of a list of special days (CSV). Throws a `MessageError` for a quotation mark without a second one. */
export function readDayList(text: string, reading: DateReading): readonly DayRecord[] {
  const separator = separatorOf(text, reading);
  const [first, ...others] = readDelimited(text, separator, { hasComments: true });
  if (!first) return [];
  const columns = columnsOf(first.cells);
  const entries = columns || isOtherHeading(first.cells) ? others : [first, ...others];
  return entries.map(({ line, cells }) => {
    const record = columns ? named(cells, columns) : inOrder(cells, separator, reading);
    const when = isoDays(record.when, reading);
    // The end follows the first day.
    const start = /^\d{4}-\d\d-\d\d$/.test(when) ? when : reading.start;
    return { line, ...record, when, end: isoDays(record.end, { ...reading, start }) };
  });
}

/** Spreadsheets write semicolons or tabs in some languages. In the first line that can be read, the separator is known. */
function separatorOf(text: string, reading: DateReading): string {
  for (const line of text.split(/[\r\n]+/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const found = ["\t", ";", ","].find((separator) => isReadable(line.split(separator), reading));
    if (found !== undefined) return found;
  }
  return ",";
}

function isReadable(cells: readonly string[], reading: DateReading): boolean {
  const [first, ...others] = withWholeDate(cells.map(unquoted), reading);
  return others.length > 0 && (columnsOf(cells) !== undefined || isDays(first, reading));
}

function isoDays(when: string, reading: DateReading): string {
  return readWrittenDays(when, reading) ?? when;
}

/** Joins the first cells if they are one date with commas, as in "August 3, 2027". */
function withWholeDate(cells: readonly string[], reading: DateReading): readonly [first: string, ...others: string[]] {
  const [first = "", ...others] = cells;
  if (isDays(first, reading) && !continuesWithYear(others)) return [first, ...others];
  for (const count of [3, 2]) {
    const joined = cells.slice(0, count).join(", ");
    const isDate = count <= cells.length && readWrittenDays(splitTime(joined).when, reading) !== undefined;
    if (isDate) return [joined, ...cells.slice(count)];
  }
  return [first, ...others];
}

function continuesWithYear([next = ""]: readonly string[]): boolean {
  return /^\d{4}(?!\d)/.test(next);
}

interface SplitLine {
  readonly days: string;
  readonly title: string;
}

/** Splits a line such as "3 to 14 August 2027 Scotland" after its days. Undefined for a line that does not begin with days and a title. */
function splitLine(text: string, reading: DateReading): SplitLine | undefined {
  for (const end of endsOfWords(text).reverse()) {
    const days = text.slice(0, end).replace(/(?<![-–—,:،、，：\s])[-–—,:،、，：\s]+$/, "");
    if (!isDays(days, reading)) continue;
    const title = text.slice(end).replace(/^(?:[（(][月火水木金土日](?:曜日?)?[）)])?[,:،、，：\s]*/, "");
    return title === "" || continuesDays(title) ? undefined : { days, title };
  }
  return undefined;
}

/** Ends of the first words. Chinese, Japanese and Korean have titles without a space after the day. */
function endsOfWords(text: string): number[] {
  const ends = text.slice(0, longestDays).matchAll(/\s(?=\S)|(?<=[日号일]|まで)(?=\S)/g);
  return Array.from(ends, ({ index }) => index).slice(0, mostWords);
}

/** Words of the longest dates and rules, and more. */
const mostWords = 16;
/** Characters. */
const longestDays = 120;

/** Reads a line without a separator, such as "3 August 2027 10 guests", as it should be written. Undefined for other texts. */
export function withSeparator(text: string, reading: DateReading): string | undefined {
  const split = splitLine(text, reading);
  return split && splitLine(`${split.title} x`, reading) === undefined ? `${split.days}, ${split.title}` : undefined;
}

function isDays(text: string, reading: DateReading): boolean {
  return parseDayRule(isoDays(splitTime(text).when, reading)) !== undefined;
}

function unquoted(cell: string): string {
  return cell.replaceAll('"', "").trim();
}

type Column = "date" | "time" | "start" | "end" | "title" | "category";

/** Headings in English and Polish. */
const headings: Readonly<Record<Column, string>> = {
  date: "date day rule data dzień dzien termin reguła",
  time: "time hour hours godzina godziny czas",
  start: "start begin from początek poczatek rozpoczęcie od",
  end: "end until to koniec zakończenie zakonczenie do",
  title: "title name event subject summary description tytuł tytul nazwa wydarzenie opis",
  category: "category categories kategoria kategorie",
};

const columnsByHeading: ReadonlyMap<string, Column> = new Map(
  Object.entries(headings).flatMap(([column, words]) => words.split(" ").map((word) => [word, column as Column])),
);

/** Columns of a line with headings. Undefined for other lines, and for headings without a date and a title. */
function columnsOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => columnsByHeading.get(unquoted(cell).toLowerCase()));
  const isHeading = cells.every((cell, i) => columns[i] !== undefined || cell.trim() === "");
  const hasDate = columns.includes("date") || columns.includes("start");
  return isHeading && hasDate && columns.includes("title") ? columns : undefined;
}

/** A first line with other words, such as "date, what". */
function isOtherHeading([first = "", ...others]: readonly string[]): boolean {
  const isDate = columnsByHeading.get(first.toLowerCase()) === "date" || /^(?:date|day|rule)\b/i.test(first);
  return isDate && ![first, ...others].some((cell) => /\d/.test(cell));
}

type ReadCells = Omit<DayRecord, "line">;

/** Two cells are a date and a title. Without a separator after the date, the title is the rest of the line. */
function inOrder(cells: readonly string[], separator: string, reading: DateReading): ReadCells {
  const [when, ...others] = withoutSeparator(cells, separator, reading) ?? withWholeDate(cells, reading);
  const [end = "", title = "", category = "", ...left] = others.length === 1 ? ["", ...others] : others;
  return { ...splitTime(when), end, title, category, others: written(left) };
}

/** Days and title of a line without a separator between them. Undefined for a title that can be part of the days. */
function withoutSeparator(
  cells: readonly string[],
  separator: string,
  reading: DateReading,
): readonly [days: string, title: string] | undefined {
  const [first, ...others] = withWholeDate(cells, reading);
  if (cells.includes("") || (isDays(first, reading) && !continuesWithYear(others))) return undefined;
  const text = [first, ...others].join(`${separator} `);
  const split = splitLine(text, reading) ?? splitBeforeDays(text, reading);
  // "Easter Monday" is not a title on Easter.
  const isSplit = split && /\p{Nd}/u.test(split.days) && /^[\p{L}\p{Pi}\p{Ps}\p{So}"']/u.test(split.title);
  return isSplit ? [split.days, split.title] : undefined;
}

/** Splits a line with its days behind the title, such as "Ann's birthday 17 May". */
function splitBeforeDays(text: string, reading: DateReading): SplitLine | undefined {
  const start = Math.max(0, text.length - longestDays);
  const starts = Array.from(text.slice(start).matchAll(/(?<=\S)\s+(?=\S)/g), ({ index }) => start + index);
  const found = starts.slice(-mostWords).find((at) => isDays(text.slice(at).trimStart(), reading));
  return found === undefined
    ? undefined
    : { days: text.slice(found).trimStart(), title: text.slice(0, found).replace(/(?<![-–—,:;\s])[-–—,:;\s]+$/, "") };
}

function named(cells: readonly string[], columns: readonly (Column | undefined)[]): ReadCells {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
  const [date, start, end] = [cell("date"), cell("start"), cell("end")].map(splitTime) as [Split, Split, Split];
  const begin = date.time || cell("time") || start.time;
  const isSpan = /[-–]/.test(begin);
  return {
    when: date.when || start.when,
    time: begin !== "" && end.time !== "" && !isSpan ? `${begin}-${end.time}` : begin,
    end: end.when,
    title: cell("title"),
    category: cell("category"),
    others: written(cells.filter((_, i) => columns[i] === undefined)),
  };
}

function written(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell.trim() !== "");
}

interface Split {
  readonly when: string;
  readonly time: string;
}

const timePattern = /(?:^|(?<!\s)\s+)(\d{1,2}:\d\d(?:\s*[-–]\s*\d{1,2}:\d\d)?)(?: Uhr)?$/;
/** German times, such as "18 Uhr". */
const hourPattern = /(?:^|(?<!\s)\s+)(\d{1,2}) Uhr$/;

/** Splits a time off the end of a date. */
function splitTime(text: string): Split {
  const found = timePattern.exec(text) ?? hourPattern.exec(text);
  if (!found) return { when: text, time: "" };
  const [, time = ""] = found;
  return { when: text.slice(0, found.index), time: time.includes(":") ? time : `${time}:00` };
}
