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
import { printableWith } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { UsageError } from "./command.ts";
import { readStandardInput, standardStream } from "./read-document.ts";
import { describeSystemError } from "./system-errors.ts";
import { bold, printError, replaceControlCharacters } from "./terminal.ts";

/** A file, and the result of its import. */
export interface DateFile {
  readonly path: string;
  readonly result: ImportedDates | RefusedImport;
}

/** The zone of this computer if `zone` is undefined. */
export function zoneOr(zone: string | undefined): string {
  return zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Reads calendars and lists of special days, and returns their imports. */
export async function readDateFiles(
  paths: readonly string[],
  mayFetch: boolean,
): Promise<readonly ((options: ImportOptions) => DateFile)[]> {
  const files: ((options: ImportOptions) => DateFile)[] = [];
  for (const path of paths) {
    const bytes = isAddress(path) ? await fetchBounded(path, mayFetch) : await readBounded(path);
    files.push((options) => ({ path, result: importFrom(path, bytes, options) }));
  }
  return files;
}

/** Prints the notes and refusals of imports. Returns undefined if a file is refused. */
export function importedDates(files: readonly DateFile[]): readonly ImportedDates[] | undefined {
  for (const { path, result } of files) {
    const sentences = "refusals" in result ? result.refusals : result.notes;
    const severity = "refusals" in result ? "error" : "hint";
    const label = bold(path === standardStream ? "stdin" : path);
    for (const sentence of sentences)
      printError(`${label} ${severity}  ${replaceControlCharacters(formatMessage(sentence))}`);
  }
  const imported = files.flatMap(({ result }) => ("refusals" in result ? [] : [result]));
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

export function isAddress(path: string): boolean {
  return /^(https?|webcals?):\/\//i.test(path);
}

/** In milliseconds. */
const timeout = 30_000;

async function fetchBounded(address: string, mayFetch: boolean): Promise<Uint8Array> {
  if (!mayFetch)
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
