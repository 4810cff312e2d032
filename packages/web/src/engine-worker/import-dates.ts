import { dateLimits, type WrittenPlan } from "@octavo/contract";
import { importCalendar, importDays, importLimits } from "@octavo/dates";
import {
  type DateRow,
  type HolidayTables,
  listReading,
  printableWith,
  printImportedRows,
  rangeOfDates,
  readPlanObject,
  resolveDates,
  type World,
} from "@octavo/engine";
import { Report } from "@octavo/foundation";
import * as messages from "./messages.ts";
import type { DatesFile, DatesOverview, ImportedFile } from "./protocol.ts";

/** Expands a calendar file or a list of special days for the dates of a plan. Nothing of the file is kept but rows. */
export async function importDates(
  { plan, content, name, zone }: DatesFile,
  { fonts }: Pick<World, "fonts">,
): Promise<ImportedFile> {
  const read = readPlanObject(plan, new Report());
  const range = rangeOfDates(read, []);
  if (!range) return { refusals: [messages.noRange] };
  const file = typeof content === "string" ? content : await readBounded(content);
  const isList = typeof file === "string" || (/\.(?:csv|tsv|txt)$/i.test(name) && !looksLikeCalendar(file));
  const options = {
    ...range,
    zone,
    ...listReading(read, []),
    fallbackName: name.replace(/\.\w+$/, ""),
    printable: printableWith(fonts),
  };
  const found = isList ? importDays(file, options) : importCalendar(file, options);
  if ("refusals" in found) return found;
  const rows = printImportedRows(found.rows, found.name);
  return rows.length > dateLimits.characters
    ? { refusals: [messages.tooManyDates(found.rows.length, dateLimits.characters)] }
    : { name: found.name, rows, notes: found.notes };
}

/** Reads no more than the limit, and one byte, so that the import refuses the file. */
async function readBounded(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, importLimits.bytes + 1).arrayBuffer());
}

function looksLikeCalendar(bytes: Uint8Array): boolean {
  return /BEGIN:VCAL/i.test(new TextDecoder("latin1").decode(bytes.subarray(0, 1000)).replaceAll("\0", ""));
}

/** Counts the entries of each source within a plan, and lists those of a month. */
export function overviewDates(written: WrittenPlan, month: string, tables: HolidayTables): DatesOverview {
  const plan = readPlanObject(written, new Report());
  const bySource = plan.dates.map((source) =>
    resolveDates({ ...plan, dates: [source] }, [], tables).flatMap(({ rows }) => rows),
  );
  return {
    range: rangeOfDates(plan, []),
    counts: bySource.map((rows) => countEntries(rows, written.calendar)),
    holidays: bySource.map((rows, source) =>
      written.dates?.[source]?.holidays ? daysInPlan(rows, written.calendar) : [],
    ),
    starts: bySource.map((rows) => rows.map(({ date }) => date).sort()[0]),
    entries: bySource
      .flatMap((rows, source) =>
        rows
          .filter(({ date }) => date.startsWith(month))
          .map(({ date, start, title }) => ({ source, date, start, title })),
      )
      .sort(({ start: a = "" }, { start: b = "" }) => (a < b ? -1 : Number(a > b))),
    weekStart: plan.week_start,
  };
}

function daysInPlan(rows: readonly DateRow[], calendar: Pick<WrittenPlan["calendar"], "start_date" | "end_date">) {
  const inPlan = rows.filter(({ date }) => date >= calendar.start_date && date <= calendar.end_date);
  return inPlan.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map(({ date, title }) => ({ date, title }));
}

/** An entry over several days counts once. Weeks show some days before and after the plan. */
function countEntries(
  rows: readonly DateRow[],
  { start_date, end_date }: Pick<WrittenPlan["calendar"], "start_date" | "end_date">,
): number {
  const inPlan = rows.filter(({ date }) => date >= start_date && date <= end_date);
  return inPlan.filter(({ date, day = 1 }) => day === 1 || date === start_date).length;
}
