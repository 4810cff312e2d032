/** Reads text with separators between cells (RFC 4180), as spreadsheets save and copy it. */
import { MessageError } from "./message.ts";
import * as messages from "./messages.ts";

/** A line of cells. Cells in quotes can contain line breaks. */
export interface DelimitedRecord {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface DelimitedOptions {
  /** True if lines that begin with "#" are left out. */
  readonly hasComments?: boolean;
  /** Reading stops after this number of records. Default: none. */
  readonly most?: number;
}

/**
 * Returns trimmed cells, without empty lines. Cells in quotes can contain separators and line breaks. Throws a `MessageError`
 * for a quotation mark without a second one.
 */
export function readDelimited(
  text: string,
  separator: string,
  { hasComments = false, most = Number.POSITIVE_INFINITY }: DelimitedOptions = {},
): readonly DelimitedRecord[] {
  const records: DelimitedRecord[] = [];
  let [line, first, quoteLine] = [1, 1, 0];
  let cells = [""];
  let isQuoted = false;
  const isComment = () => hasComments && cells[0]?.startsWith("#") === true;
  const finish = () => {
    const isEmpty = cells.length === 1 && cells[0]?.trim() === "";
    if (!isEmpty && !isComment()) records.push({ line: first, cells: cells.map((cell) => cell.trim()) });
    cells = [""];
    first = line;
  };
  for (let i = 0; i < text.length && records.length < most; i++) {
    const character = text.charAt(i);
    const isLineBreak = character === "\n" || (character === "\r" && text.charAt(i + 1) !== "\n");
    if (isLineBreak) line++;
    if (isQuoted) {
      if (character !== '"') cells[cells.length - 1] += character;
      else if (text.charAt(i + 1) === '"') cells[cells.length - 1] += text.charAt(i++);
      else isQuoted = false;
    } else if (character === '"' && cells.at(-1)?.trim() === "" && !isComment()) [isQuoted, quoteLine] = [true, line];
    else if (isLineBreak) finish();
    else if (character === separator) cells.push("");
    else cells[cells.length - 1] += character;
  }
  if (isQuoted) throw new MessageError(messages.openQuote(quoteLine));
  if (records.length < most) finish();
  return records;
}

/** The most frequent one of the first line: spreadsheets copy tabs, and save commas or semicolons. */
export function separatorIn(text: string): string {
  const line = text.split(/[\r\n]+/, 20).find((one) => one.trim() !== "") ?? "";
  const plain = line.replace(/"[^"]*"/g, "");
  const count = (separator: string) => plain.split(separator).length;
  return ["\t", ";", ","].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Writes a line without its line break. Texts that begin or end with a space keep it only inside quotes. */
export function printDelimited(cells: readonly string[], separator = ","): string {
  return cells.map((cell) => (needsQuotes(cell, separator) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
}

/** Other separators need quotes, too, because the first line decides which one is read. */
function needsQuotes(cell: string, separator: string): boolean {
  return cell.includes(separator) || (separator === "," && /[;\t]/.test(cell)) || /["\r\n]|^\s|\s$/.test(cell);
}
