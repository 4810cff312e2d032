/** Reads the first sheet of an XLSX file (docs/decisions/0099). Loaded on demand. */
import { MessageError } from "@octavo/foundation";
import { unzipSync } from "fflate";
import { InvalidSpreadsheetError, readSheet } from "read-excel-file/universal";
import * as messages from "./list-messages.ts";
import type { ListCells } from "./protocol.ts";

/** Bytes of all files in a workbook after decompression. */
const largestContent = 60_000_000;
const mostFiles = 2_000;

/** Tags of all files, and characters of one tag. More take the parser many seconds. */
const mostTags = 5_000_000;
const longestTag = 100_000;

/** The largest sheet of the format, and cells with the empty ones before them. */
const sheet = { rows: 1_048_576, columns: 16_384, cells: 2_000_000 };

/** Throws a `MessageError` for a file that is none, is damaged, or expands to more than a list can have. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ListCells> {
  checkSize(bytes);
  const rows = await firstSheet(bytes);
  const dates = new Set(rows.flatMap((row) => row.flatMap((value, i) => (isDate(value) ? [i] : []))));
  const plain = new Set(rows.slice(1).flatMap((row) => row.flatMap((value, i) => (isOther(value) ? [i] : []))));
  return {
    lines: rows.map((row) => row.map(textOf)),
    dates: [...dates].filter((column) => !plain.has(column)),
    notes: [],
  };
}

/** A formula has the value that the spreadsheet program stored beside it. */
type Value = unknown;

async function firstSheet(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly Value[])[]> {
  try {
    return await readSheet(new Blob([bytes]));
  } catch (cause) {
    const [, row = "", column = ""] = /at row (\d+), col (\d+)/.exec(String(cause)) ?? [];
    if (cause instanceof InvalidSpreadsheetError && row !== "")
      throw new MessageError(messages.workbookCell(row, column), { cause });
    throw new MessageError(messages.noListFile, { cause });
  }
}

/**
 * Checks the stated sizes, which bound the memory of the decompression, and the addresses of cells, because the library
 * fills the gaps between them.
 */
function checkSize(bytes: Uint8Array): void {
  let [size, files] = [0, 0];
  const isSheet = (name: string) => /(?:^|\/)worksheets\/[^/]+\.xml$/i.test(name);
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        files++;
        return false;
      },
    });
    if (size > largestContent || files > mostFiles) throw new MessageError(messages.workbookTooLarge);
    let tags = 0;
    for (const [name, content] of Object.entries(
      unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) }),
    )) {
      const xml = new TextDecoder().decode(content);
      tags += countTags(xml);
      if (tags > mostTags) throw new MessageError(messages.workbookTooLarge);
      if (isSheet(name)) checkAddresses(xml);
    }
  } catch (cause) {
    throw cause instanceof MessageError ? cause : new MessageError(messages.noListFile, { cause });
  }
}

function countTags(xml: string): number {
  let tags = 0;
  for (let start = xml.indexOf("<"); start >= 0; tags++) {
    const end = xml.indexOf(">", start);
    if (end < 0 || end - start > longestTag) throw new MessageError(messages.workbookTooLarge);
    start = xml.indexOf("<", end);
  }
  return tags;
}

function checkAddresses(xml: string): void {
  let [cells, last, widest] = [0, 0, 0];
  for (const [, address = ""] of xml.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)) {
    const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    const row = Number(digits);
    const column = [...(letters ?? "")].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
    if (letters === undefined || row > sheet.rows || column > sheet.columns)
      throw new MessageError(messages.workbookTooLarge);
    if (row !== last) {
      cells += widest;
      [last, widest] = [row, 0];
    }
    widest = Math.max(widest, column);
    if (cells + widest > sheet.cells) throw new MessageError(messages.workbookTooLarge);
  }
}

function isDate(value: Value): value is Date {
  return value instanceof Date;
}

function isOther(value: Value): boolean {
  return value !== null && value !== "" && !isDate(value);
}

/** Dates are `YYYY-MM-DD`, with a time if they have one. */
function textOf(value: Value): string {
  if (isDate(value)) {
    if (Number.isNaN(value.getTime())) return "";
    const [day = "", time = ""] = value.toISOString().split("T");
    return time.startsWith("00:00") ? day : `${day} ${time.slice(0, 5)}`;
  }
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
