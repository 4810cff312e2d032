import { groupKey, type IndexedTable, type TableIndex, type TableRow } from "../language/table-index.ts";
import { folded } from "../language/text-keys.ts";
import type { ColumnType, RowChoice } from "../model/data-table.ts";

/** Rows that belong to the item around a section, by table. All rows of tables that are not in it. */
export type RowsAround = ReadonlyMap<string, readonly TableRow[]>;

export interface RowItem {
  /** Of the row, or of the group. */
  readonly key: string;
  readonly rows: readonly TableRow[];
}

/** Items of a section: its rows, or their groups in the order of their first rows. */
export function chosenRows(choice: RowChoice, tables: TableIndex, around: RowsAround): readonly RowItem[] {
  const table = tables.table(choice.table);
  if (!table) return [];
  const rows = sorted((around.get(table.name) ?? table.rows).filter(matching(choice, table)), choice, table);
  const by = table.columnAt(choice.by);
  if (by < 0) return rows.map((row) => ({ key: row.key, rows: [row] }));
  const groups = Map.groupBy(rows, ({ cells }) => groupKey(cells[by] ?? ""));
  return [...groups].map(([key, grouped]) => ({ key, rows: grouped }));
}

/** The rows of an item, and those of other tables that refer to them. */
export function rowsWithin(
  { table: name }: RowChoice,
  { rows }: RowItem,
  tables: TableIndex,
  around: RowsAround,
): RowsAround {
  const chosen = tables.table(name);
  if (!chosen) return around;
  const within = new Map([...around, [chosen.name, rows] as const]);
  for (const table of tables.all) {
    const link = table.columns.find(({ of }) => of?.toLowerCase() === chosen.name.toLowerCase());
    if (table === chosen || !link) continue;
    const groups = table.groups(link.name);
    const linked = rows.flatMap(({ key }) => groups.get(key) ?? []);
    const before = around.get(table.name);
    const known = before && new Set(before);
    within.set(table.name, known ? linked.filter((row) => known.has(row)) : linked);
  }
  return within;
}

/** True if the rows of a section belong to the rows of the section around it, as pupils belong to their class. */
export function belongsTo(inner: RowChoice, outer: RowChoice, tables: TableIndex): boolean {
  const table = tables.table(inner.table);
  const around = tables.table(outer.table);
  if (!table || !around) return false;
  return table === around || table.columns.some(({ of }) => of?.toLowerCase() === around.name.toLowerCase());
}

function matching({ where }: RowChoice, table: IndexedTable): (row: TableRow) => boolean {
  const wanted = Object.entries(where).map(([column, values]) => ({
    at: table.columnAt(column),
    values: new Set(values.map(folded)),
  }));
  return ({ cells }) => wanted.every(({ at, values }) => values.size === 0 || values.has(folded(cells[at] ?? "")));
}

function sorted(rows: readonly TableRow[], { order }: RowChoice, table: IndexedTable): readonly TableRow[] {
  if (order.length === 0) return rows;
  const columns = order.map((written) => {
    const isDescending = written.startsWith("-") && table.columnAt(written) < 0;
    const at = table.columnAt(isDescending ? written.slice(1) : written);
    return { at, sign: isDescending ? -1 : 1, type: table.columns[at]?.type ?? "text" };
  });
  const keyed = rows.map((row) => ({
    row,
    values: columns.map(({ at, type }) => sortable(row.cells[at] ?? "", type)),
  }));
  keyed.sort((a, b) => {
    for (let i = 0; i < columns.length; i++) {
      const order = compareSortable(a.values[i] ?? [], b.values[i] ?? []);
      if (order !== 0) return order * (columns[i]?.sign ?? 1);
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

type Sortable = readonly (string | number)[];

/** Letters without accents, and numbers by their value: "5a" before "10b". Platforms sort by language differently. */
function sortable(text: string, type: ColumnType): Sortable {
  if (type === "number") return [Number(text.replace(",", ".")) || 0];
  const plain = folded(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter);
  return [...plain.matchAll(/\d+|\D+/g)].map(([part]) => (/\d/.test(part) ? Number(part) : part));
}

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** Numbers before letters, and the shorter first. */
function compareSortable(a: Sortable, b: Sortable): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i], b[i]];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    if (typeof left !== typeof right) return typeof left === "number" ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}
