import { uniqueName } from "@octavo/foundation";
import { printCells, type WrittenList } from "./list-cells.ts";

/** A list of one column with a heading. Of lines from a spreadsheet, only the first cell counts. Undefined without names. */
export function listOfNames(name: string, lines: readonly string[], heading: string): WrittenList | undefined {
  const written = lines.map((line) => line.split("\t", 1)[0]?.trim() ?? "").filter((line) => line !== "");
  // A name identifies its row.
  const names = written.reduce<readonly string[]>((known, one) => [...known, uniqueName(one, known)], []);
  if (names.length === 0) return undefined;
  return { name, rows: printCells({ head: [heading], rows: names.map((one) => [one]) }) };
}
