/** Jobs on the rows of calendars that the server reads from addresses. */
import { createHash } from "node:crypto";
import { dateLimits, errorMessages as messages, type WrittenPlan } from "@octavo/contract";
import { importCalendar } from "@octavo/dates";
import {
  freePattern,
  nameOfSource,
  printableWith,
  printImportedRows,
  rangeOfDates,
  readPlanObject,
} from "@octavo/engine";
import { limits, type Message, Report, uniqueName } from "@octavo/foundation";
import {
  editDocument,
  type ProjectDocument,
  parseDocument,
  type SerializedDocument,
  type StoredDocument,
} from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import type { JobContext } from "./job-context.ts";

/** Identifies the source of a calendar in a plan: by its rows, which users don't change, and then by its name. */
export interface CalendarLink {
  readonly name: string;
  /** Digest of the rows that were placed last. Empty for a calendar that was not placed before. */
  readonly rows_hash: string;
}

interface FoundCalendar {
  /** First and last day of the rows. Undefined if the plan has none. */
  readonly range: { readonly from: string; readonly to: string } | undefined;
  /** Name of the calendar in the plan. Undefined if it was removed. */
  readonly name: string | undefined;
  /** True if the plan has the rows that were placed last. */
  readonly isCurrent: boolean;
}

export interface CalendarSearch {
  readonly document: StoredDocument;
  readonly link: CalendarLink;
}

/** Finds a calendar in the plan of a project. */
export function findCalendar({ document, link }: CalendarSearch): FoundCalendar {
  const { plan } = parseDocument(document);
  const source = plan.dates?.[indexOfCalendar(plan, link)];
  return {
    range: rangeOfDates(readPlanObject({ ...plan, dates: [] }, new Report()), []),
    name: source && nameOfSource(source),
    isCurrent: hashOfRows(source?.rows) === link.rows_hash,
  };
}

export interface CalendarFile {
  readonly file: Uint8Array;
  readonly range: { readonly from: string; readonly to: string };
  readonly zone: string;
}

export interface CalendarRows {
  /** The calendar's own name. May be empty. */
  readonly name: string;
  readonly rows: string;
  readonly rows_hash: string;
  readonly notes: readonly Message[];
}

/** Expands a calendar file to the rows of a plan. */
export function readCalendar(
  { file, range, zone }: CalendarFile,
  { world }: JobContext,
): CalendarRows | { readonly refusal: Message } {
  const found = importCalendar(file, { ...range, zone, printable: printableWith(world.fonts) });
  if ("refusals" in found) return { refusal: found.refusals[0] };
  const rows = printImportedRows(found.rows, found.name);
  if (rows.length > dateLimits.characters) return { refusal: messages.tooManyPlanDates };
  return { name: found.name, rows, rows_hash: hashOfRows(rows), notes: found.notes };
}

export interface CalendarPlacement extends CalendarSearch {
  readonly rows: string;
  /** Day of the import. */
  readonly imported: string;
}

export interface PlacedCalendar {
  readonly document: SerializedDocument;
  /** Name of the calendar in the plan. */
  readonly name: string;
}

/** Replaces the rows of a calendar in the plan, which keeps its other fields, or adds the calendar. */
export function placeCalendar({ document: before, ...placement }: CalendarPlacement): PlacedCalendar {
  let name = "";
  const document = editDocument(before, (current) => {
    const placed = withCalendar(current.plan, placement);
    name = placed.name;
    requireRoom(placed.plan);
    return { ...current, plan: placed.plan };
  });
  return { document, name };
}

type Placed = { readonly plan: ProjectDocument["plan"]; readonly name: string };

function withCalendar(plan: WrittenPlan, { link, rows, imported }: Omit<CalendarPlacement, "document">): Placed {
  const sources = plan.dates ?? [];
  const index = indexOfCalendar(plan, link);
  const source = sources[index];
  if (source)
    return { plan: { ...plan, dates: sources.with(index, { ...source, rows, imported }) }, name: nameOfSource(source) };
  const name = uniqueName(link.name, sources.map(nameOfSource));
  return { plan: { ...plan, dates: [...sources, { name, style: freePattern(sources), rows, imported }] }, name };
}

/** Finds imported calendars only, never a list that the user has typed. */
function indexOfCalendar({ dates = [] }: WrittenPlan, { name, rows_hash }: CalendarLink): number {
  if (rows_hash === "") return -1;
  const candidates = dates.flatMap((source, index) =>
    source.rows === undefined || source.imported === undefined
      ? []
      : [{ index, name: nameOfSource(source), hash: hashOfRows(source.rows) }],
  );
  const isSame = (hash: string) => hash !== emptyHash && hash === rows_hash;
  const renamed = candidates.filter(({ hash }) => isSame(hash));
  const both = renamed.find((candidate) => candidate.name === name);
  const [only] = renamed.length === 1 ? renamed : [];
  return (both ?? only ?? candidates.find((candidate) => candidate.name === name))?.index ?? -1;
}

/** Ignores the end of the last line, which a round trip through a document drops. */
function hashOfRows(rows = ""): string {
  return createHash("sha256").update(rows.trimEnd()).digest("base64url");
}

const emptyHash = hashOfRows();

function requireRoom({ dates = [] }: WrittenPlan): void {
  const rows = dates.reduce(
    (sum, { rows = "" }) => sum + rows.split("\n").filter((row) => row.trim() !== "").length,
    0,
  );
  if (dates.length > limits.dateSources || rows > limits.dateRows)
    throw new ApiError("QUOTA_EXCEEDED", messages.tooManyPlanDates);
}
