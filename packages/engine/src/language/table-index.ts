import type { DataTable, TableColumn } from "../model/data-table.ts";
import { textKey, uniqueKeys } from "./text-keys.ts";

export interface TableRow {
  readonly key: string;
  readonly cells: readonly string[];
}

/** Table with the keys of its rows. */
export class IndexedTable {
  readonly name: string;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly #table: DataTable;
  readonly #byKey: ReadonlyMap<string, TableRow>;
  readonly #groups = new Map<string, ReadonlyMap<string, readonly TableRow[]>>();

  constructor(table: DataTable) {
    this.#table = table;
    this.name = table.name;
    this.columns = table.columns;
    const key = this.columnAt(table.key);
    const keys = uniqueKeys(
      table.rows.map((cells) => cells[key] ?? ""),
      "row",
    );
    this.rows = table.rows.map((cells, i) => ({ key: keys[i] ?? "", cells }));
    this.#byKey = new Map(this.rows.map((row) => [row.key, row]));
  }

  row(key: string): TableRow | undefined {
    return this.#byKey.get(key);
  }

  /** Position of a column. -1 if the table does not have it. */
  columnAt(name: string): number {
    return this.#table.columns.findIndex((column) => column.name === name);
  }

  /** Text of a cell, or the data URI of its picture. Undefined if the table lacks the column. */
  value(row: TableRow, column: string): string | undefined {
    const at = this.columnAt(column);
    const cell = row.cells[at] ?? "";
    if (at < 0) return undefined;
    return this.#table.columns[at]?.type === "picture" ? (this.#table.pictures?.[cell] ?? cell) : cell;
  }

  title(row: TableRow): string {
    return this.value(row, this.#table.title) || row.key;
  }

  /** Rows by the key of their value in a column. */
  groups(column: string): ReadonlyMap<string, readonly TableRow[]> {
    const known = this.#groups.get(column);
    if (known) return known;
    const at = this.columnAt(column);
    const groups = Map.groupBy(this.rows, ({ cells }) => groupKey(cells[at] ?? ""));
    this.#groups.set(column, groups);
    return groups;
  }
}

/** Key of the rows that share a value. It is that of a row with this key, too. */
export function groupKey(value: string): string {
  return textKey(value, "none");
}

/** Tables by name. Case makes no difference. */
export class TableIndex {
  readonly #tables: ReadonlyMap<string, IndexedTable>;

  constructor(tables: readonly DataTable[]) {
    this.#tables = new Map(tables.map((table) => [table.name.toLowerCase(), new IndexedTable(table)]));
  }

  get all(): Iterable<IndexedTable> {
    return this.#tables.values();
  }

  table(name: string): IndexedTable | undefined {
    return this.#tables.get(name.toLowerCase());
  }
}

const noTables = new TableIndex([]);

const indexes = new WeakMap<readonly DataTable[], TableIndex>();

/** Index of the tables of a template. Expansion and layout share it. */
export function tableIndexOf(tables: readonly DataTable[] | undefined): TableIndex {
  if (!tables || tables.length === 0) return noTables;
  const known = indexes.get(tables) ?? new TableIndex(tables);
  indexes.set(tables, known);
  return known;
}
