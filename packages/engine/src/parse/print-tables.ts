import { printDelimited } from "@octavo/foundation";
import type { DataTable } from "../model/data-table.ts";
import { printBlock } from "./print-block.ts";

/** Prints `data` of plans and templates. `indent` is that of the key. */
export function printTables(tables: readonly DataTable[], indent: string): string {
  if (tables.length === 0) return "";
  return `${indent}data:\n${tables.map((table) => printTable(table, indent)).join("")}`;
}

function printTable(table: DataTable, indent: string): string {
  const { rows, ...head } = writeTable(table);
  return [
    printBlock([head], 3).replace(/^(?=.)/gm, indent),
    `${indent}  rows: |\n`,
    ...rows.split("\n").map((line) => `${indent}    ${line}\n`),
  ].join("");
}

/** The table as documents have it, with the rows as lines of cells between commas. */
export function writeTable({ name, key, title, columns, rows, pictures }: DataTable) {
  const typed = columns.filter(({ type }) => type !== "text").map(({ name: column, type }) => [column, type] as const);
  const links = columns.flatMap(({ name: column, of }) => (of === undefined ? [] : [[column, of] as const]));
  return {
    name,
    key,
    title,
    ...(typed.length > 0 && { columns: Object.fromEntries(typed) }),
    ...(links.length > 0 && { links: Object.fromEntries(links) }),
    ...(pictures && { pictures: { ...pictures } }),
    rows: [columns.map((column) => column.name), ...rows].map((cells) => printDelimited(cells)).join("\n"),
  };
}
