import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type ImportedDates, type ImportOptions, importCalendar, importDays, importLimits } from "@octavo/dates";
import { parsePlan, Report, type RowSource, rangeOfDates } from "@octavo/engine";
import { formatMessage } from "@octavo/engine/message";
import { type Arguments, type Options, UsageError } from "./command.ts";
import { readStandardInput, standardStream } from "./read-document.ts";
import { describeSystemError } from "./system-errors.ts";
import { bold, printError, replaceControlCharacters } from "./terminal.ts";

/** IANA name of the time zone of this computer. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Imports calendar files and lists of special days, and prints notes. Returns undefined if a file is refused, after
 * printing the reason. A web address is downloaded if `isFetching` is true.
 */
export async function importFiles(
  paths: readonly string[],
  options: ImportOptions,
  isFetching = false,
): Promise<readonly ImportedDates[] | undefined> {
  const imported: ImportedDates[] = [];
  for (const path of paths) {
    const result = await importFrom(path, options, isFetching);
    if ("refusal" in result) {
      printAbout(path, "error", formatMessage(result.refusal));
      return undefined;
    }
    for (const note of result.notes) printAbout(path, "hint", formatMessage(note));
    imported.push(result);
  }
  return imported;
}

function printAbout(path: string, severity: "error" | "hint", sentence: string): void {
  const label = path === standardStream ? "stdin" : path;
  printError(`${bold(label)} ${severity}  ${replaceControlCharacters(sentence)}`);
}

/** Lists of special days are recognized by the name, or by the lack of a calendar in them. */
async function importFrom(path: string, options: ImportOptions, isFetching: boolean) {
  const isAddress = addressPattern.test(path);
  if (isAddress && !isFetching)
    throw new UsageError(`"${path}" is a web address. Add --fetch to download it, or download the file first.`);
  const bytes = isAddress ? await download(path) : await readBounded(path);
  const name = isAddress ? new URL(path).pathname : path;
  const extension = extname(name).toLowerCase();
  const isNamed = !isAddress && path !== standardStream;
  const isList = isNamed ? [".csv", ".tsv", ".txt"].includes(extension) : !looksLikeCalendar(bytes);
  const fallbackName = path === standardStream ? "" : basename(name, extname(name));
  return isList ? importDays(bytes, { ...options, fallbackName }) : importCalendar(bytes, { ...options, fallbackName });
}

function looksLikeCalendar(bytes: Uint8Array): boolean {
  return /BEGIN:VCAL/i.test(Buffer.from(bytes.subarray(0, 1000)).toString("latin1").replaceAll("\0", ""));
}

/** Reads no more of a file than the limit, and one byte, so that the import refuses it. */
async function readBounded(path: string): Promise<Uint8Array> {
  if (path === standardStream) return readStandardInput();
  try {
    const { size } = await stat(path);
    return size > importLimits.bytes ? new Uint8Array(importLimits.bytes + 1) : await readFile(path);
  } catch (problem) {
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

const addressPattern = /^(?:https?|webcals?):\/\//i;

/** In milliseconds. */
const downloadTimeout = 30_000;

/** Downloads a subscription. Reads no more than the limit, and the rest of a part, so that the import refuses it. */
async function download(address: string): Promise<Uint8Array> {
  const url = address.replace(/^webcals?:/i, "https:");
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(downloadTimeout) });
    if (!answer.ok) throw new UsageError(`"${address}" cannot be downloaded: the server answered ${answer.status}.`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
      parts.push(part);
      size += part.length;
      if (size > importLimits.bytes) break;
    }
    return Buffer.concat(parts);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`"${address}" cannot be downloaded. Check the address and the connection.`, { cause });
  }
}

export const datesOptions: Options = {
  dates: { type: "string" },
  zone: { type: "string" },
  fetch: { type: "boolean" },
};

export const datesHelp = `      --dates FILE          also use the events of a calendar file (ICS) or a list of special days (CSV); repeatable
      --zone ZONE           the time zone of their times, such as Europe/Warsaw; that of this computer otherwise
      --fetch               let --dates download web addresses`;

/**
 * Reads the files of `--dates` for the dates of a plan. Returns undefined if a file is refused, after printing the reason.
 */
export async function readDates(given: Arguments, plan: string): Promise<readonly RowSource[] | undefined> {
  const paths = given.texts("dates");
  const planned = paths.length === 0 ? undefined : parsePlan(plan, new Report());
  if (!planned) return [];
  const range = rangeOfDates(planned.plan, planned.compilation_rules);
  if (!range) throw new UsageError("--dates needs a plan with a start_date and an end_date.");
  const zone = given.text("zone") ?? localZone();
  if (given.text("zone") === undefined)
    printError(`Times of --dates are those of ${zone}, the time zone of this computer. --zone names another one.`);
  const imported = await importFiles(paths, { ...range, zone }, given.flag("fetch"));
  return imported?.map(({ name, rows }) => rowSource(name, rows));
}

function rowSource(name: string, rows: ImportedDates["rows"]): RowSource {
  const unstyled = { style: undefined, include: undefined, exclude: undefined, shorten: undefined };
  const own = rows.map(({ calendar, ...row }) => (calendar === name ? row : { ...row, calendar }));
  return { name, rows: own, ...unstyled, all_day: "shown" };
}
