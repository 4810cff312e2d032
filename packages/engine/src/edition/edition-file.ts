/** Record of an edition in the project of a PDF. */
import { isMapping, type Mapping, parseDate } from "@octavo/foundation";
import { cleanTitle, parseRow, printRow } from "../model/date-row.ts";
import type { ChangedEvent, EditionRecord, EventChanges, PlanEvent } from "../model/edition-record.ts";

/** Events are rows as in documents, and those of changed events two rows. */
export function printEdition({ date, since, changes }: EditionRecord): Mapping {
  return {
    ...(date !== undefined && { date }),
    ...(since !== undefined && { since }),
    ...(changes && {
      added: changes.added.map(printRow),
      changed: changes.changed.map(({ before, after }) => [printRow(before), printRow(after)]),
      removed: changes.removed.map(printRow),
    }),
  };
}

/** Undefined for a value that is not a record: a PDF can come from anyone. */
export function readEditionRecord(written: unknown): EditionRecord | undefined {
  if (!isMapping(written)) return undefined;
  const [date, since] = [readDay(written.date), readDay(written.since)];
  const changes = readChanges(written);
  return {
    ...(date !== undefined && { date }),
    ...(since !== undefined && { since }),
    ...(changes && { changes }),
  };
}

function readDay(written: unknown): string | undefined {
  return typeof written === "string" && parseDate(written) ? written : undefined;
}

function readChanges({ added, changed, removed }: Mapping): EventChanges | undefined {
  if (!Array.isArray(added) || !Array.isArray(changed) || !Array.isArray(removed)) return undefined;
  return {
    added: added.flatMap((row) => readEvent(row) ?? []),
    changed: changed.flatMap((pair) => readPair(pair) ?? []),
    removed: removed.flatMap((row) => readEvent(row) ?? []),
  };
}

function readPair(written: unknown): ChangedEvent | undefined {
  const [before, after] = Array.isArray(written) ? written.map(readEvent) : [];
  return before && after ? { before, after } : undefined;
}

const longestRow = 2000;

function readEvent(written: unknown): PlanEvent | undefined {
  const row = typeof written === "string" && written.length <= longestRow ? parseRow(written) : undefined;
  const title = row && cleanTitle(row.title);
  return row && title ? { ...row, title, calendar: row.calendar ?? "" } : undefined;
}
