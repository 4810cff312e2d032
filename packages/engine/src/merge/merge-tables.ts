/** Merges the lists of a plan, row by row and cell by cell. */
import { MessageError, printDelimited, readDelimited, separatorIn } from "@octavo/foundation";
import {
  isSame,
  type Keyed,
  listMerger,
  type Merger,
  type Merging,
  mergeKeyed,
  mergeValue,
  type Path,
  recordMerger,
  type Sides,
  settled,
} from "./merge-values.ts";

/** A list as it is stored: its rows are the text of a spreadsheet. */
export interface WrittenTable {
  readonly name: string;
  readonly key?: string | undefined;
  readonly rows: string;
  readonly columns?: object | undefined;
  readonly links?: object | undefined;
  readonly pictures?: object | undefined;
}

type Cells = Readonly<Record<string, string>>;

interface ReadTable {
  readonly columns: readonly string[];
  readonly rows: readonly Keyed<Cells>[];
}

const mergeFields = recordMerger<WrittenTable>({
  columns: recordMerger(),
  links: recordMerger(),
  pictures: recordMerger(),
});

/** The rows are values of the whole list if they have no keys in common. */
const mergeTable: Merger<WrittenTable> = (sides, path, merging) => {
  const found = settled(sides);
  if (found) return found.value;
  const { base, own, original } = sides;
  const read = [base, own, original].map((table) => table && readTable(table));
  const [old, mine, theirs] = read;
  if (!base || !own || !original || !old || !mine || !theirs) return mergeFields(sides, path, merging);
  const texts = { base: base.rows, own: own.rows, original: original.rows };
  if (settled(texts)) return mergeFields(sides, path, merging);
  const rows = mergeRows({ base: old, own: mine, original: theirs }, [...path, "rows"], merging);
  const others = { base: { ...base, rows: "" }, own: { ...own, rows: "" }, original: { ...original, rows: "" } };
  const merged = mergeFields(others, path, merging);
  return merged && { ...merged, rows };
};

export const mergeTables = listMerger<WrittenTable>(({ name }) => name.toLowerCase(), mergeTable);

function mergeRows(
  { base, own, original }: Record<keyof Sides<unknown>, ReadTable>,
  path: Path,
  merging: Merging,
): string {
  const keyed = { base: base.rows, own: own.rows, original: original.rows };
  const rows = mergeKeyed(keyed, path, recordMerger<Cells>(), merging);
  const sides = { base: base.columns, own: own.columns, original: original.columns };
  const columns = mergeColumns(sides, [...path, "columns"], merging) ?? [];
  const old = new Set(base.rows.map(({ key }) => key));
  const used = new Set(rows.flatMap(({ key, item }) => (old.has(key) ? Object.keys(item) : [])));
  // Columns that a side deleted come back where cells of them were chosen.
  const all = [...new Set([...columns, ...used])];
  return [all, ...rows.map(({ item }) => all.map((column) => item[column] ?? ""))]
    .map((cells) => `${printDelimited(cells)}\n`)
    .join("");
}

const mergeColumns = listMerger<string>((column) => column, mergeValue);

/** Undefined if the text has no rows, or rows without keys of their own. */
function readTable({ key, rows }: WrittenTable): ReadTable | undefined {
  const [head, ...lines] = recordsOf(rows);
  if (!head || new Set(head).size < head.length) return undefined;
  const index = key ? head.indexOf(key) : 0;
  if (index < 0) return undefined;
  const keyed = lines.map((cells) => ({
    key: cells[index] ?? "",
    item: Object.fromEntries(head.map((column, i) => [column, cells[i] ?? ""])),
  }));
  return new Set(keyed.map((row) => row.key)).size < keyed.length ? undefined : { columns: head, rows: keyed };
}

function recordsOf(text: string): readonly (readonly string[])[] {
  try {
    return readDelimited(text.replace(/^\uFEFF/, ""), separatorIn(text)).map(({ cells }) => cells);
  } catch (problem) {
    if (problem instanceof MessageError) return [];
    throw problem;
  }
}

/** Merges text with an entry per line, whose order makes no difference. */
export const mergeLines: Merger<string> = (sides) => {
  const found = settled(sides);
  if (found) return found.value;
  const [base, own, original] = [sides.base, sides.own, sides.original].map(
    (text = "") => new Set(text.split("\n").filter((line) => line.trim() !== "")),
  );
  const lines = [...new Set([...(own ?? []), ...(original ?? [])])].filter(
    (line) => !base?.has(line) || (own?.has(line) && original?.has(line)),
  );
  return lines.length === 0 && isSame(sides.own, undefined) ? undefined : lines.join("\n");
};
