/** Operations on the cells of a list. Each returns new cells. The first line of a list names its columns. */
import type { WrittenPlan } from "@octavo/contract";
import { limits, MessageError, printDelimited, readDelimited, separatorIn, uniqueName } from "@octavo/foundation";

export type WrittenList = NonNullable<WrittenPlan["data"]>[number];

export interface Cells {
  readonly head: readonly string[];
  /** As many cells in each row as columns. */
  readonly rows: readonly (readonly string[])[];
}

export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Cells between two corners, with both. */
export interface Range {
  readonly from: Position;
  readonly to: Position;
}

export function rangeOf(a: Position, b: Position): Range {
  return {
    from: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    to: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  };
}

export function isInside({ from, to }: Range, { row, column }: Position): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

/** Undefined for text with a quotation mark that has no second one, which the YAML of a plan can contain. */
export function readCells({ rows }: Pick<WrittenList, "rows">): Cells | undefined {
  try {
    const [head = { cells: [] }, ...records] = readDelimited(rows, separatorIn(rows));
    const names = head.cells.slice(0, limits.tableColumns);
    return { head: names, rows: records.map(({ cells }) => names.map((_, i) => cells[i] ?? "")) };
  } catch (problem) {
    if (problem instanceof MessageError) return undefined;
    throw problem;
  }
}

/** Reads only the first line. */
export function columnNames({ rows }: Pick<WrittenList, "rows">): readonly string[] {
  const [head] = rows.split(/[\r\n]+/, 1);
  return readCells({ rows: head ?? "" })?.head ?? [];
}

/** A line with one empty cell would be no line. A list of one column has no separator, and is read as one with tabs. */
export function printCells({ head, rows }: Cells): string {
  const isSingle = head.length === 1;
  return [head, ...rows]
    .map((cells) => (isSingle && cells[0] === "" ? "\t" : printDelimited(cells)))
    .map((line) => `${line}\n`)
    .join("");
}

export function changeCell(cells: Cells, { row, column }: Position, text: string): Cells {
  return pasteBlock(cells, { row, column }, [[text]]);
}

/** Writes a block over cells, and adds rows and columns for it, up to the limits of lists. */
export function pasteBlock(
  { head, rows }: Cells,
  { row, column }: Position,
  block: readonly (readonly string[])[],
): Cells {
  const width = block.reduce((most, line) => Math.max(most, line.length), 0);
  const columns = Math.min(limits.tableColumns, Math.max(head.length, column + width));
  const count = Math.min(limits.tableRows, Math.max(rows.length, row + block.length));
  const names = withColumns(head, columns);
  return {
    head: names,
    rows: Array.from({ length: count }, (_, r) => {
      const before = rows[r] ?? [];
      const pasted = block[r - row];
      if (!pasted && before.length === columns) return before;
      return names.map((_, c) => cleaned(pasted?.[c - column] ?? before[c] ?? ""));
    }),
  };
}

function cleaned(text: string): string {
  return text.slice(0, limits.tableCell).trim();
}

function withColumns(head: readonly string[], count: number): readonly string[] {
  const names = [...head];
  while (names.length < count) names.push(uniqueName(String(names.length + 1), names));
  return names;
}

export function clearRange({ head, rows }: Cells, range: Range): Cells {
  const clear = (cells: readonly string[], row: number) =>
    cells.map((cell, column) => (isInside(range, { row, column }) ? "" : cell));
  return { head, rows: rows.map(clear) };
}

/** Text for the clipboard, as spreadsheets write it. */
export function copyRange({ rows, head }: Cells, { from, to }: Range): string {
  const lines = rows.slice(from.row, to.row + 1).map((cells) => cells.slice(from.column, to.column + 1));
  const shown = lines.length > 0 ? lines : [head.slice(from.column, to.column + 1).map(() => "")];
  return shown.map((cells) => printDelimited(cells, "\t")).join("\n");
}

/** Cells of copied text. A spreadsheet separates them by tabs. Text without tabs is one column. */
export function blockOf(text: string): readonly (readonly string[])[] {
  try {
    return readDelimited(text, "\t", { most: limits.tableRows }).map(({ cells }) => cells);
  } catch (problem) {
    if (!(problem instanceof MessageError)) throw problem;
    return text.split(/\r\n|\r|\n/, limits.tableRows).map((line) => line.split("\t"));
  }
}

export function insertRows({ head, rows }: Cells, at: number): Cells {
  if (rows.length >= limits.tableRows) return { head, rows };
  return {
    head,
    rows: rows.toSpliced(
      at,
      0,
      head.map(() => ""),
    ),
  };
}

export function removeRows({ head, rows }: Cells, { from, to }: Range): Cells {
  return { head, rows: rows.toSpliced(from.row, to.row - from.row + 1) };
}

export function insertColumn({ head, rows }: Cells, at: number): Cells {
  if (head.length >= limits.tableColumns) return { head, rows };
  const name = uniqueName(String(head.length + 1), head);
  return { head: head.toSpliced(at, 0, name), rows: rows.map((cells) => cells.toSpliced(at, 0, "")) };
}

/** The last column stays. */
export function removeColumn({ head, rows }: Cells, at: number): Cells {
  if (head.length < 2) return { head, rows };
  return { head: head.toSpliced(at, 1), rows: rows.map((cells) => cells.toSpliced(at, 1)) };
}
