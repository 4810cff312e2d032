import { type Message, MessageError } from "@octavo/foundation";
import { Budget, importLimits } from "./budget.ts";
import { type DayRecord, readDayList, withSeparator } from "./day-list.ts";
import { type DayRule, parseDayRule } from "./day-rule.ts";
import { decodeText } from "./decode-text.ts";
import * as messages from "./messages.ts";
import type { DateRow, ImportedDates, ImportOptions, RefusedImport } from "./row.ts";
import { compareRows, type DayRange, parseDay, parseRange, rowTimesOf } from "./rows.ts";
import { titleNotes } from "./title-notes.ts";
import { daySeconds, parseText, type Seconds } from "./values.ts";
import type { DateReading } from "./written-dates.ts";

/**
 * Expands a list of special days (CSV) to rows: a date or rule, an end, a title and a category in each line
 * (docs/calendars.md). A list with a line that cannot be read is refused as a whole.
 */
export function importDays(
  file: Uint8Array | string,
  options: Omit<ImportOptions, "zone">,
): ImportedDates | RefusedImport {
  try {
    return importFile(file, options);
  } catch (problem) {
    if (problem instanceof RefusedLines) return { refusals: problem.all, lines: problem.lines };
    if (problem instanceof MessageError) return { refusals: [problem.data] };
    throw problem;
  }
}

function importFile(file: Uint8Array | string, options: Omit<ImportOptions, "zone">): ImportedDates {
  const range = parseRange(options);
  if (file.length > importLimits.listBytes)
    throw new MessageError(messages.tooLarge(importLimits.listBytes / (1024 * 1024)));
  const { text, notes } = typeof file === "string" ? { text: file, notes: [] as readonly Message[] } : decodeText(file);
  const budget = new Budget();
  const name = options.name ?? options.fallbackName ?? "";
  const reading = { language: options.language, start: options.start ?? options.from };
  const list = text.replace(/^\uFEFF/, "");
  const entries = readEntries(readDayList(list, reading), reading, list.split(/\r\n?|\n/).length);
  const found = entries.map((entry) => ({ entry, rows: rowsOf(entry, name, range, budget) }));
  const rows = found.flatMap((each) => each.rows).sort(compareRows);
  const counted = (isMeant: (each: (typeof found)[number]) => boolean, note: (count: number) => Message) => {
    const count = found.filter(isMeant).length;
    return count > 0 ? [note(count)] : [];
  };
  const lengths = counted(({ entry }) => entry.isOverMidnight, messages.overMidnight);
  // A yearly entry can have no day in a plan of some months.
  const outside = counted(
    ({ entry, rows: own }) => entry.rule.date !== undefined && own.length === 0,
    messages.outsideOfPlan,
  );
  return { name, rows, notes: [...notes, ...lengths, ...outside, ...titleNotes(rows, options)] };
}

/** Refusals of lines, each with its number. */
class RefusedLines extends MessageError {
  readonly all: readonly [Message, ...Message[]];
  /** Also those inside of entries with line breaks. */
  readonly lines: readonly number[];

  constructor(all: readonly [Message, ...Message[]], lines: readonly number[]) {
    super(all[0]);
    this.all = all;
    this.lines = lines;
  }
}

/** Throws the refusals of all lines that cannot be read. `count` is the number of all lines. */
function readEntries(records: readonly DayRecord[], reading: DateReading, count: number): readonly ListEntry[] {
  const refusals: Message[] = [];
  const lines: number[] = [];
  const entries = records.flatMap((record, i) => {
    try {
      return [readEntry(record, reading)];
    } catch (problem) {
      if (!(problem instanceof MessageError)) throw problem;
      refusals.push(problem.data);
      for (let line = record.line; line < (records[i + 1]?.line ?? count + 1); line++) lines.push(line);
      return [];
    }
  });
  const [first, ...further] = refusals.slice(0, importLimits.refusals);
  const isCut = refusals.length > importLimits.refusals;
  if (first)
    throw new RefusedLines([first, ...further, ...(isCut ? [messages.brokenLines(refusals.length)] : [])], lines);
  return entries;
}

interface ListEntry {
  readonly line: number;
  readonly rule: DayRule;
  /** Days of each occurrence. */
  readonly days: number;
  readonly start: Seconds | undefined;
  readonly end: Seconds | undefined;
  readonly isOverMidnight: boolean;
  readonly title: string;
  readonly category: string;
}

const timePattern = /^([01]?\d|2[0-3]):([0-5]\d)(?:\s*[-–]\s*(?:([01]?\d|2[0-3]):([0-5]\d)|(24):(00)))?$/;

/** "3/8/2027" is in March or in August. */
const slashedDate = /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}-\d{1,2}-\d{2,4})(?!\d)/;

function readEntry(record: DayRecord, reading: DateReading): ListEntry {
  const { line, when, time, end, title, category, others } = record;
  const times = time === "" ? [] : timePattern.exec(time);
  const rule = times && parseDayRule(when);
  if (!rule && slashedDate.test(when)) throw new MessageError(messages.ambiguousDate(line, when.slice(0, 60)));
  if (!rule) {
    const text = `${when} ${time}`.trim().slice(0, 60);
    const separated = end + title === "" ? withSeparator(text, reading) : undefined;
    throw new MessageError(separated ? messages.missingComma(line, separated) : messages.unknownDay(line, text));
  }
  if (others.length > 0) throw new MessageError(messages.extraCells(line, others.join(", ").slice(0, 60)));
  if (parseText(title) === "") throw new MessageError(messages.untitledDay(line));
  const [, hour, minute, endHour, endMinute, midnight] = times;
  return {
    line,
    rule,
    start: secondsOf(hour, minute),
    title: title.replace(/\s+/g, " ").slice(0, importLimits.title),
    category,
    ...lengthOf(secondsOf(hour, minute), secondsOf(endHour ?? midnight, endMinute ?? "0"), daysUntil(end, rule, line)),
  };
}

/** An entry of one day that ends before it starts, as in 22:00-02:00, ends on the next day. */
function lengthOf(start: Seconds | undefined, end: Seconds | undefined, days: number) {
  const isEmpty = start === undefined || end === undefined || (days === 1 && end === start);
  const isOverMidnight = !isEmpty && days === 1 && end < start;
  return { days: isOverMidnight ? 2 : days, end: isEmpty ? undefined : end, isOverMidnight };
}

function secondsOf(hour: string | undefined, minute: string | undefined): Seconds | undefined {
  return hour === undefined ? undefined : Number(hour) * 3600 + Number(minute) * 60;
}

/** Reads the end of an entry: "2026-05-14", "05-14" or "3 days". A range has its end, so the cell is empty. */
function daysUntil(cell: string, rule: DayRule, line: number): number {
  const text = rule.lastDay ?? cell;
  if (text === "") return 1;
  const [, count] = /^(\d{1,3}) ?days?$/i.exec(text) ?? [];
  const days = count === undefined ? daysTo(text, rule) : Number(count) || undefined;
  const isSecondEnd = rule.lastDay !== undefined && cell !== "";
  if (days === undefined || isSecondEnd)
    throw new MessageError(messages.unknownEnd(line, (isSecondEnd ? cell : text).slice(0, 60)));
  if (days < 1) throw new MessageError(messages.reversedDays(line, text));
  if (days > longestEntry) throw new MessageError(messages.tooManyDays(line, longestEntry));
  return days;
}

/** In days. */
const longestEntry = 366;

function daysTo(text: string, { date, monthDay }: DayRule): number | undefined {
  const isMonthDay = /^\d\d-\d\d$/.test(text);
  if (date !== undefined) {
    const end = parseDay(text);
    return end === undefined ? undefined : end - date + 1;
  }
  if (monthDay === undefined || !isMonthDay) return undefined;
  // An end before the start is in the next year. Neither year is a leap year.
  const [start, end] = [parseDay(`2025-${monthDay}`), parseDay(`${text < monthDay ? 2026 : 2025}-${text}`)];
  return start === undefined || end === undefined ? undefined : end - start + 1;
}

function rowsOf(entry: ListEntry, calendar: string, range: DayRange, budget: Budget): readonly DateRow[] {
  const { line, rule, days, start, end, title, category } = entry;
  const { isBirthday, birthYear } = rule;
  const first = range.first - days + 1;
  return rule.daysIn({ first, last: range.last }, budget).flatMap((day) => {
    const from = day * daySeconds + (start ?? 0);
    const isLong = start === undefined || end !== undefined || days > 1;
    const to = isLong ? (day + days - 1) * daySeconds + (end ?? daySeconds) : from;
    return rowTimesOf({ start: from, end: to, isDate: start === undefined }, range).map((times) => {
      budget.addRow();
      const age = birthYear === undefined ? 0 : Number(times.date.slice(0, 4)) - birthYear;
      return {
        ...times,
        title,
        calendar,
        uid: `line ${line}`,
        ...(isBirthday && { kind: "birthday" as const }),
        ...(category !== "" && { categories: [category] }),
        ...(age > 0 && { age }),
      };
    });
  });
}
