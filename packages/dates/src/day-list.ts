import { readDelimited } from "@octavo/foundation";
import { parseDayRule } from "./day-rule.ts";
import { continuesDays, readWrittenDays } from "./written-dates.ts";

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

/**
 * Reads the entries of a list of special days (CSV). The language tells names of months that stand for two. Throws a
 * `MessageError` for a quotation mark without a second one.
 */
export function readDayList(text: string, language?: string): readonly DayRecord[] {
  const [first, ...others] = readDelimited(text, separatorOf(text, language), { hasComments: true });
  if (!first) return [];
  const columns = columnsOf(first.cells);
  const entries = columns || isOtherHeading(first.cells) ? others : [first, ...others];
  return entries.map(({ line, cells }) => {
    const { when, end, ...record } = columns ? named(cells, columns) : inOrder(cells, language);
    return { line, ...record, when: isoDays(when, language), end: isoDays(end, language) };
  });
}

/** Spreadsheets write semicolons or tabs in some languages. In the first line that can be read, the separator is known. */
function separatorOf(text: string, language: string | undefined): string {
  for (const line of text.split(/[\r\n]+/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const found = ["\t", ";", ","].find((separator) => isReadable(line.split(separator), language));
    if (found !== undefined) return found;
  }
  return ",";
}

function isReadable(cells: readonly string[], language: string | undefined): boolean {
  const [first, ...others] = withWholeDate(cells.map(unquoted), language);
  return others.length > 0 && (columnsOf(cells) !== undefined || isDays(first, language));
}

function isoDays(when: string, language: string | undefined): string {
  return readWrittenDays(when, language) ?? when;
}

/** Joins the first cells if they are one date with commas, as in "August 3, 2027". */
function withWholeDate(
  cells: readonly string[],
  language: string | undefined,
): readonly [first: string, ...others: string[]] {
  const [first = "", ...others] = cells;
  if (isDays(first, language)) return [first, ...others];
  for (const count of [3, 2]) {
    const joined = cells.slice(0, count).join(", ");
    const isDate = count <= cells.length && readWrittenDays(splitTime(joined).when, language) !== undefined;
    if (isDate) return [joined, ...cells.slice(count)];
  }
  return [first, ...others];
}

/** Reads a line without a separator, such as "3 to 14 August 2027 Scotland", as it should be written. Undefined for other texts. */
export function withSeparator(text: string, language: string | undefined): string | undefined {
  const words = text.split(" ", mostWords);
  for (let count = words.length - 1; count > 0; count--) {
    const days = words.slice(0, count).join(" ").replace(/[,:]$/, "");
    const title = text.slice(words.slice(0, count).join(" ").length + 1);
    if (isDays(days, language)) return /^\p{L}/u.test(title) && !continuesDays(title) ? `${days}, ${title}` : undefined;
  }
  return undefined;
}

/** Words of the longest dates and rules, and more. */
const mostWords = 16;

function isDays(text: string, language: string | undefined): boolean {
  return parseDayRule(isoDays(splitTime(text).when, language)) !== undefined;
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

/** Two cells are a date and a title. */
function inOrder(cells: readonly string[], language: string | undefined): ReadCells {
  const [when, ...others] = withWholeDate(cells, language);
  const [end = "", title = "", category = "", ...left] = others.length === 1 ? ["", ...others] : others;
  return { ...splitTime(when), end, title, category, others: written(left) };
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

const timePattern = /(?:^|(?<!\s)\s+)(\d{1,2}:\d\d(?:\s*[-–]\s*\d{1,2}:\d\d)?)$/;

/** Splits a time off the end of a date. */
function splitTime(text: string): Split {
  const found = timePattern.exec(text);
  return found ? { when: text.slice(0, found.index), time: found[1] ?? "" } : { when: text, time: "" };
}
