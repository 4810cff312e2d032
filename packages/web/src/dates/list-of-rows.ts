import { writeDays } from "@octavo/dates";
import { type DateRow, parseRows } from "@octavo/engine";

interface Languages {
  /** In which dates are written. */
  readonly language: string;
  /** Language of the plan, by which they are read. */
  readonly reader: string | undefined;
}

/**
 * Rows as a list that the user can edit: one line per event, also for an event over several days, or with its last days only. In a list
 * of birthdays only, each line begins with its date.
 */
export function listOfRows(text: string, { language, reader }: Languages): string {
  const events = eventsOfRows(text);
  const isBirthdays = events.every(({ kind }) => kind === "birthday");
  const lines = events.map((event) =>
    event.kind === "birthday"
      ? `${isBirthdays ? "" : "birthday "}${lineOfBirthday(event)}`
      : lineOfEvent(event, writeDays(event.first, event.last, language, reader)),
  );
  return [...new Set(lines)].join("\n");
}

/** An event over all of its days. */
export interface RowsEvent extends Omit<DateRow, "end"> {
  /** `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
  /** Time on the last day. */
  readonly end: string | undefined;
}

export function eventsOfRows(text: string): readonly RowsEvent[] {
  const rows = text.split("\n").flatMap(parseRows);
  const ends = new Map(rows.map((row) => [partKey(row, row.date, row.day), row.end]));
  return rows
    .filter((row) => row.day === undefined || !ends.has(partKey(row, dayAfter(row.date, -1), row.day - 1)))
    .map((row) => {
      const { day = 1, days = 1, end } = row;
      const first = dayAfter(row.date, 1 - day);
      const last = dayAfter(first, days - 1);
      return { ...row, first, last, end: days > 1 ? ends.get(partKey(row, last, days)) : end };
    });
}

/** Identifies a part of an event over several days. */
function partKey({ title, days = 1 }: DateRow, date: string, day = 1): string {
  return `${date} ${day}/${days} ${title}`;
}

function dayAfter(date: string, days: number): string {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

function lineOfBirthday({ date, age, title }: RowsEvent): string {
  const year = age === undefined ? "" : `${Number(date.slice(0, 4)) - age}-`;
  return `${year}${date.slice(5)}, ${quoted(title)}`;
}

/** A category stands in the fourth cell, behind the empty one of an end. */
function lineOfEvent({ start, end, title, categories: [category = ""] = [] }: RowsEvent, days: string): string {
  const times = start === undefined ? "" : ` ${start}${end === undefined ? "" : `-${end}`}`;
  const cells = category === "" ? [quoted(title)] : ["", quoted(title), quoted(category)];
  return [`${days}${times}`, ...cells].join(", ");
}

function quoted(text: string): string {
  return /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
