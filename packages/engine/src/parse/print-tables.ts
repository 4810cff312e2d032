import { printDelimited } from "@octavo/foundation";
import type { DataTable } from "../model/data-table.ts";
import { printBlock } from "./print-block.ts";

/** Prints `data` of plans and templates. `indent` is that of the key. */
export function printTables(tables: readonly DataTable[], indent: string): string {
  if (tables.length === 0) return "";
  return `${indent}data:\n${tables.map((table) => printTable(table, indent)).join("")}`;
}

function printTable({ name, key, title, columns, rows, pictures }: DataTable, indent: string): string {
  const typed = columns.filter(({ type }) => type !== "text").map(({ name: column, type }) => [column, type]);
  const links = columns.flatMap(({ name: column, of }) => (of === undefined ? [] : [[column, of]]));
  const head = {
    name,
    key,
    title,
    ...(typed.length > 0 && { columns: Object.fromEntries(typed) }),
    ...(links.length > 0 && { links: Object.fromEntries(links) }),
    ...(pictures && { pictures }),
  };
  const lines = [columns.map((column) => column.name), ...rows].map((cells) => printDelimited(cells));
  return [
    printBlock([head], 3).replace(/^(?=.)/gm, indent),
    `${indent}  rows: |\n`,
    ...lines.map((line) => `${indent}    ${line.replaceAll("\n", `\n${indent}    `)}\n`),
  ].join("");
}
