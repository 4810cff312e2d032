/** Reads the rows of a list from a file or from the clipboard, as text for a plan. */
import { decodeText } from "@octavo/dates";
import { limits, MessageError, printDelimited, readDelimited, separatorIn } from "@octavo/foundation";
import * as messages from "./list-messages.ts";
import type { ListCells, ReadList } from "./protocol.ts";

/** Bytes of one file. Text in UTF-16 has two for a letter, and workbooks have styles. */
const largestFile = 10_000_000;

/**
 * `name` decides between workbooks and text. Cells without a line of headings have `heading` above their first column.
 * Refuses what has no place in a plan.
 */
export async function readList(content: Blob | string, name: string, heading?: string): Promise<ReadList> {
  try {
    if (typeof content !== "string" && content.size > largestFile)
      return { refusal: messages.listFileTooLarge(largestFile / 1e6) };
    const cells = await cellsOf(content, name);
    return listOf(heading === undefined ? cells : { ...cells, lines: withHeading(cells.lines, heading) });
  } catch (problem) {
    if (!(problem instanceof MessageError)) throw problem;
    return { refusal: problem.data };
  }
}

async function cellsOf(content: Blob | string, name: string): Promise<ListCells> {
  if (typeof content === "string") return { lines: linesOf(content), dates: [], notes: [] };
  const bytes = new Uint8Array(await content.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return (await import("./read-workbook.ts")).readWorkbook(bytes);
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name) || bytes.subarray(0, 8000).includes(0) === !isWide(bytes))
    throw new MessageError(messages.noListFile);
  const { text, notes } = decodeText(bytes);
  return { lines: linesOf(text), dates: [], notes };
}

/** True for UTF-16, whose letters contain zero bytes. */
function isWide([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): boolean {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || (first === 0) !== (second === 0) || (third === 0) !== (fourth === 0);
}

function linesOf(text: string): ListCells["lines"] {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.length > limits.tableCharacters) throw new MessageError(messages.listTooLong(limits.tableCharacters));
  const records = readDelimited(plain, separatorIn(plain), { most: limits.tableRows + 2 });
  return records.map(({ cells }) => cells);
}

/** Other columns have numbers as names. */
function withHeading(lines: ListCells["lines"], heading: string): ListCells["lines"] {
  return lines.some((cells) => usedWidth(cells) > 0) ? [[heading], ...lines] : lines;
}

function listOf({ lines, dates, notes }: ListCells): ReadList {
  const filled = lines.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const width = filled.reduce((most, cells) => Math.max(most, usedWidth(cells)), 0);
  if (width === 0) return { refusal: messages.listEmpty };
  if (filled.length - 1 > limits.tableRows || width > limits.tableColumns)
    return { refusal: messages.listTooWide(limits.tableRows, limits.tableColumns) };
  const head = uniqueNames(Array.from({ length: width }, (_, i) => filled[0]?.[i]?.trim() ?? ""));
  const body = filled.slice(1).map((cells) => head.map((_, i) => (cells[i] ?? "").trim()));
  const rows = [head, ...body].map((cells) => printDelimited(cells)).join("\n");
  if (rows.length > limits.tableCharacters) return { refusal: messages.listTooLong(limits.tableCharacters) };
  const types = head.map((name, i) => [name, dates.includes(i) ? "date" : typeOf(body.map((cells) => cells[i] ?? ""))]);
  const key = head.find((_, i) => isKey(body.map((cells) => cells[i] ?? "")));
  return {
    list: {
      rows,
      columns: Object.fromEntries(types.filter(([, type]) => type !== "text")),
      ...(key !== undefined && key !== head[0] && { key }),
    },
    count: body.length,
    notes,
  };
}

/** Number of columns up to the last one with text. */
function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((written, i) => {
    const base = written.replaceAll(/\s+/g, " ") || String(i + 1);
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
    taken.add(name);
    return name;
  });
}

/** Type that all cells of a column have. */
function typeOf(cells: readonly string[]): "text" | "date" | "picture" {
  const used = cells.filter((cell) => cell !== "");
  if (used.length === 0) return "text";
  if (used.every((cell) => /^(?:\d{4}-\d\d-\d\d|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})$/.test(cell))) return "date";
  return used.every((cell) => /\.(?:png|jpe?g|svg|webp)$/i.test(cell)) ? "picture" : "text";
}

/** True if a column can identify the rows. */
function isKey(cells: readonly string[]): boolean {
  return cells.every((cell) => cell !== "") && new Set(cells.map((cell) => cell.toLowerCase())).size === cells.length;
}
