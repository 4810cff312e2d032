import { formatMessage } from "@octavo/foundation";
import { type ImportedDates, type ImportOptions, importCalendar } from "../src/index.ts";

export const year2026 = { from: "2026-01-01", to: "2026-12-31", zone: "Europe/Warsaw" };

/** Imports a calendar that must not be refused. */
export function imported(file: Uint8Array | string, options: Partial<ImportOptions> = {}): ImportedDates {
  const result = importCalendar(file, { ...year2026, ...options });
  if ("refusals" in result) throw new Error(formatMessage(result.refusals[0]));
  return result;
}

/** The sentence with which a calendar is refused. */
export function refused(file: Uint8Array | string, options: Partial<ImportOptions> = {}): string {
  const result = importCalendar(file, { ...year2026, ...options });
  return "refusals" in result ? formatMessage(result.refusals[0]) : `${result.rows.length} rows`;
}

export function notesOf({ notes }: ImportedDates): readonly string[] {
  return notes.map((note) => formatMessage(note));
}

/** Rows as "2026-01-05 09:00-10:30 Title". */
export function linesOf({ rows }: ImportedDates): readonly string[] {
  return rows.map(({ date, start, end, title, day, days }) =>
    [
      date,
      start === undefined ? "" : ` ${start}${end === undefined ? "" : `-${end}`}`,
      days === undefined ? "" : ` (${day}/${days})`,
      title === "Untitled" ? "" : ` ${title}`,
    ].join(""),
  );
}

/** A calendar with events, whose lines are given. */
export function calendarOf(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event, i) => ["BEGIN:VEVENT", `UID:event ${i}`, ...event, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}
