import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import {
  type ImportedDates,
  type ImportOptions,
  importCalendar,
  importDays,
  importLimits,
  type RefusedImport,
} from "@octavo/dates";
import { type CalendarsBetween, printableWith } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { type Arguments, type Options, UsageError } from "./command.ts";
import { readStandardInput, standardStream } from "./read-document.ts";
import { describeSystemError } from "./system-errors.ts";
import { bold, printError, replaceControlCharacters } from "./terminal.ts";

/** A file, and the result of its import. */
export interface DateFile {
  readonly path: string;
  readonly result: ImportedDates | RefusedImport;
}

export function zoneOf(given: Arguments): string {
  return given.text("zone") ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const dateOptions: Options = {
  dates: { type: "string" },
  zone: { type: "string" },
  fetch: { type: "boolean" },
};

export const dateHelp = `
      --dates FILES     add the events of calendars (ICS) and lists of special days (CSV), separated by commas
      --zone ZONE       with --dates: the time zone of the planner; that of this computer otherwise
      --fetch           with --dates: allow addresses (https://…) in place of files`.slice(1);

/** Files of `--dates`. They are imported when a compile asks for the calendars of its plan. */
export interface GivenDates {
  /** Undefined without files. */
  readonly calendars: CalendarsBetween | undefined;
  /** Prints notes and refusals of the last import. False if a file was refused. */
  readonly isAccepted: () => boolean;
}

export async function readGivenDates(given: Arguments): Promise<GivenDates> {
  const paths = given.list("dates");
  // Finding the zone of the computer takes 30 ms.
  if (paths.length === 0 && given.text("zone") === undefined) return { calendars: undefined, isAccepted: () => true };
  const zone = zoneOf(given);
  const files = await readDateFiles(paths, given);
  let imported: readonly DateFile[] = [];
  const calendars: CalendarsBetween = (from, to) => {
    imported = files.map((read) => read({ from, to, zone }));
    return imported.flatMap(({ result }) => ("refusal" in result ? [] : [result]));
  };
  return {
    calendars: files.length > 0 ? calendars : undefined,
    isAccepted: () => importedDates(imported) !== undefined,
  };
}

/** Reads calendars and lists of special days, and returns their imports. */
export async function readDateFiles(
  paths: readonly string[],
  given: Arguments,
): Promise<readonly ((options: ImportOptions) => DateFile)[]> {
  const files: ((options: ImportOptions) => DateFile)[] = [];
  for (const path of paths) {
    const bytes = isAddress(path) ? await fetchBounded(path, given) : await readBounded(path);
    files.push((options) => ({ path, result: importFrom(path, bytes, options) }));
  }
  return files;
}

/** Prints the notes and refusals of imports. Returns undefined if a file is refused. */
export function importedDates(files: readonly DateFile[]): readonly ImportedDates[] | undefined {
  for (const { path, result } of files) {
    const sentences = "refusal" in result ? [result.refusal] : result.notes;
    const severity = "refusal" in result ? "error" : "hint";
    const label = bold(path === standardStream ? "stdin" : path);
    for (const sentence of sentences)
      printError(`${label} ${severity}  ${replaceControlCharacters(formatMessage(sentence))}`);
  }
  const imported = files.flatMap(({ result }) => ("refusal" in result ? [] : [result]));
  return imported.length === files.length ? imported : undefined;
}

/** Lists of special days are recognized by the name, or by the lack of a calendar in it. */
function importFrom(path: string, bytes: Uint8Array, options: ImportOptions): ImportedDates | RefusedImport {
  const extension = extname(path).toLowerCase();
  const isList = [".csv", ".tsv", ".txt"].includes(extension) || (path === standardStream && !looksLikeCalendar(bytes));
  const fallbackName = path === standardStream ? "" : basename(path, extname(path));
  const named = { ...options, fallbackName, printable: printableWith(nodeWorld().fonts) };
  return isList ? importDays(bytes, named) : importCalendar(bytes, named);
}

function looksLikeCalendar(bytes: Uint8Array): boolean {
  return /BEGIN:VCAL/i.test(Buffer.from(bytes.subarray(0, 1000)).toString("latin1").replaceAll("\0", ""));
}

/** Stands for a file that is too large, which the import refuses. */
const tooLarge = () => new Uint8Array(importLimits.bytes + 1);

async function readBounded(path: string): Promise<Uint8Array> {
  if (path === standardStream) return readStandardInput();
  try {
    const { size } = await stat(path);
    return size > importLimits.bytes ? tooLarge() : await readFile(path);
  } catch (problem) {
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

function isAddress(path: string): boolean {
  return /^(https?|webcals?):\/\//i.test(path);
}

/** In milliseconds. */
const timeout = 30_000;

async function fetchBounded(address: string, given: Arguments): Promise<Uint8Array> {
  if (!given.flag("fetch"))
    throw new UsageError(`"${address}" is an address. Add --fetch to allow a request to it, or download the file.`);
  const url = address.replace(/^webcals?:/i, "https:");
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new UsageError(`"${address}" cannot be read: the server answered ${answer.status}.`);
    return await readBody(answer);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`"${address}" cannot be read. Check the address and the connection.`, { cause });
  }
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > importLimits.bytes) return tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
