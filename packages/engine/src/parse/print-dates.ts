/** Prints `dates` of plans and templates. Rows are a block of text, because the dumper would take seconds for them. */
import { type DateRow, printRow } from "../model/date-row.ts";
import { printBlock } from "./print-block.ts";

export interface PrintedSource {
  readonly head: object;
  /** Absent for holidays of a country. */
  readonly rows?: readonly DateRow[];
}

/** `indent` is that of the key. */
export function printDates(sources: readonly PrintedSource[], indent: string): string {
  if (sources.length === 0) return "";
  const items = sources.map(
    ({ head, rows }) => indented(printBlock([head], 2), indent) + (rows ? block(rows, indent) : ""),
  );
  return `${indent}dates:\n${items.join("")}`;
}

function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

function block(rows: readonly DateRow[], indent: string): string {
  if (rows.length === 0) return `${indent}  rows: ""\n`;
  return `${indent}  rows: |\n${rows.map((row) => `${indent}    ${printRow(row)}\n`).join("")}`;
}
