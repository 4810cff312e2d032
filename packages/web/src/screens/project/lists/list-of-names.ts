import { uniqueName } from "@octavo/foundation";
import { printCells, type WrittenList } from "./list-cells.ts";

/** Of lines from a spreadsheet, only the first cell counts. */
export const namesInLines = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.split("\t", 1)[0]?.trim() ?? "").filter((line) => line !== "");

/** A list of one column with a heading. Undefined without names. */
export function listOfNames(name: string, lines: readonly string[], heading: string): WrittenList | undefined {
  // A name identifies its row.
  const names = namesInLines(lines).reduce<readonly string[]>((known, one) => [...known, uniqueName(one, known)], []);
  if (names.length === 0) return undefined;
  return { name, rows: printCells({ head: [heading], rows: names.map((one) => [one]) }) };
}
