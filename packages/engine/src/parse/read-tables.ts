/** Reads `data` of a plan, and the rows that a section chooses. */
import {
  type GenerationMode,
  hasField,
  isMapping,
  limits,
  MessageError,
  nearest,
  parseDate,
  readDelimited,
  separatorIn,
  suggestion,
} from "@octavo/foundation";
import { textKey } from "../language/text-keys.ts";
import {
  type ColumnType,
  columnTypes,
  type DataTable,
  type RowChoice,
  rowDates,
  type TableColumn,
} from "../model/data-table.ts";
import type { PlannerRow } from "../model/template.ts";
import { scalarText, scalarTexts } from "../primitives/scalar.ts";
import { type Fields, Item, shortened } from "./fields.ts";
import * as messages from "./project-messages.ts";
import { readContext } from "./read-context.ts";
import { rowsReported } from "./read-date-sources.ts";

/** Rows and characters that are still accepted in the whole plan. */
interface Room {
  rows: number;
  characters: number;
}

/** The columns of lists are text, unless `columns` gives them a type. Cells with links are keys of another list. */
export function readTables(plan: Fields, key = "data"): readonly DataTable[] {
  const items = plan.list(key);
  if (items.length > limits.tables) plan.item(key).error("too_many_tables", messages.tooManyTables(limits.tables));
  const room: Room = { rows: limits.tableRows, characters: limits.tableCharacters };
  const tables = new Map<string, DataTable>();
  for (const item of items.slice(0, limits.tables)) {
    const fields = asWritten(item).fields();
    const table = fields && readTable(fields, room);
    if (!table) continue;
    const name = table.name.toLowerCase();
    if (tables.has(name)) item.error("duplicate_table", messages.duplicateTable(table.name));
    else tables.set(name, table);
  }
  return [...tables.values()];
}

/** A list of a project that was read before: its columns are a list, and its rows are lists of cells. */
function asWritten(item: Item): Item {
  const { value, report, at } = item;
  const listed = isMapping(value) ? value["columns"] : undefined;
  if (!isMapping(value) || !Array.isArray(listed)) return item;
  const columns = listed.slice(0, limits.tableColumns + 1).filter(isMapping);
  const named = (key: string) =>
    Object.fromEntries(columns.flatMap((column) => (column[key] === undefined ? [] : [[column["name"], column[key]]])));
  const names = columns.map((column) => column["name"]);
  const rows = Array.isArray(value["rows"]) ? value["rows"].filter(Array.isArray) : [];
  return new Item({ ...value, columns: named("type"), links: named("of"), rows: [names, ...rows] }, report, at);
}

function readTable(unnamed: Fields, room: Room): DataTable | undefined {
  const name = unnamed.text("name").trim();
  const fields = unnamed.within({ list: shortened(name) });
  fields.ignore("name");
  const table = readNamedTable(name, fields, room);
  fields.finish();
  return table;
}

function readNamedTable(name: string, fields: Fields, room: Room): DataTable | undefined {
  if (name === "") fields.item("name").error("table_name", messages.tableNameRequired);
  const pictures = readContext(fields, "pictures");
  const records = recordsOf(fields.item("rows"), room);
  const [head, ...lines] = records;
  const columns = readColumns(fields, name, head?.cells ?? []);
  const [key, title] = [readColumn(fields, "key", name, columns), readColumn(fields, "title", name, columns)];
  const [first] = columns;
  if (!first) return undefined;
  const keyName = key || first.name;
  const rows = readRows(lines, { columns, key: keyName, pictures }, fields.item("rows"));
  const named = picturesIn(columns, rows);
  const used = Object.entries(pictures).filter(([picture]) => named.has(picture));
  return {
    name,
    key: keyName,
    title: title || usualTitle(columns) || keyName,
    columns,
    rows,
    ...(used.length > 0 && { pictures: Object.fromEntries(used) }),
  };
}

/** Names of the pictures in the cells of a list. */
function picturesIn(columns: readonly TableColumn[], rows: DataTable["rows"]): ReadonlySet<string> {
  const places = columns.flatMap(({ type }, i) => (type === "picture" ? [i] : []));
  return new Set(rows.flatMap((cells) => places.map((i) => cells[i] ?? "")));
}

/** Column with names, if the list has one. */
function usualTitle(columns: readonly TableColumn[]): string | undefined {
  return columns.find(({ name }) => /^(?:name|title)$/i.test(name))?.name;
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Text of a spreadsheet, a list of mappings, or a list of lists. */
function recordsOf(item: Item, room: Room): readonly Line[] {
  const records = Array.isArray(item.value) ? listedRecords(item.value) : writtenRecords(item, room);
  if (records.length === 0 && room.characters >= 0) item.error("table_rows", messages.tableRowsRequired);
  if (records.length - 1 > room.rows) item.error("too_many_rows", messages.tooManyTableRows(limits.tableRows));
  const kept = records.slice(0, room.rows + 1);
  room.rows -= Math.max(0, kept.length - 1);
  return kept;
}

function writtenRecords(item: Item, room: Room): readonly Line[] {
  const text = typeof item.value === "string" ? item.value.replace(/^\uFEFF/, "") : "";
  room.characters -= text.length;
  if (room.characters < 0) {
    item.error("lists_too_large", messages.listsTooLarge(limits.tableCharacters));
    return [];
  }
  try {
    return readDelimited(text, separatorIn(text), { most: limits.tableRows + 2 });
  } catch (problem) {
    if (!(problem instanceof MessageError)) throw problem;
    item.error("open_quote", problem.data);
    return [];
  }
}

function listedRecords(rows: readonly unknown[]): readonly Line[] {
  const lists = rows.slice(0, limits.tableRows + 2).filter((row): row is readonly unknown[] => Array.isArray(row));
  if (lists.length > 0)
    return lists.map((row, i) => ({ line: i + 1, cells: row.map((cell) => (scalarText(cell) ?? "").trim()) }));
  const mappings = rows.slice(0, limits.tableRows + 1).filter(isMapping);
  const head = [...new Set(mappings.flatMap((row) => Object.keys(row)))].slice(0, limits.tableColumns + 1);
  if (head.length === 0) return [];
  const lines = mappings.map((row, i) => ({
    line: i + 2,
    cells: head.map((name) => (Object.hasOwn(row, name) ? (scalarText(row[name]) ?? "") : "").trim()),
  }));
  return [{ line: 1, cells: head }, ...lines];
}

function readColumns(fields: Fields, table: string, head: readonly string[]): readonly TableColumn[] {
  const names = head.slice(0, limits.tableColumns);
  if (names.length < head.length)
    fields.item("rows").error("too_many_columns", messages.tooManyColumns(limits.tableColumns));
  for (const name of new Set(names.filter((one, i) => one !== "" && names.indexOf(one) < i)))
    fields.item("rows").warn("column_twice", messages.columnTwice(shortened(name)));
  const types = readContext(fields, "columns");
  const links = readContext(fields, "links");
  // A file without a column that needs no reading is fine, but the name may be misspelled.
  for (const column of Object.keys(types)) checkColumn(fields.item("columns"), column, table, names, "warn");
  for (const column of Object.keys(links)) checkColumn(fields.item("links"), column, table, names);
  return names.map((name) => ({
    name,
    type: typeOf(types[name], fields) ?? usualType(name),
    ...(Object.hasOwn(links, name) && links[name] && { of: links[name].trim() }),
  }));
}

function typeOf(written: string | undefined, fields: Fields): ColumnType | undefined {
  const found = columnTypes.find((type) => type === written?.trim().toLowerCase());
  if (written !== undefined && !found) fields.fields("columns")?.choice(written, columnTypes, "text");
  return found ?? (written === undefined ? undefined : "text");
}

/** Columns with the first and the last day of a planner of one row have dates. */
function usualType(name: string): ColumnType {
  return name === rowDates.start || name === rowDates.end ? "date" : "text";
}

function readColumn(fields: Fields, field: string, table: string, columns: readonly TableColumn[]): string {
  const written = fields.text(field).trim();
  const names = columns.map(({ name }) => name);
  if (written === "" || checkColumn(fields.item(field), written, table, names)) return written;
  return "";
}

function checkColumn(
  item: Item,
  column: string,
  table: string,
  names: readonly string[],
  report: "error" | "warn" = "error",
): boolean {
  if (names.includes(column)) return true;
  item[report](
    "unknown_column",
    messages.unknownColumn(shortened(column), shortened(table)),
    suggestion(nearest(column, names)),
  );
  return false;
}

interface Reading {
  readonly columns: readonly TableColumn[];
  readonly key: string;
  readonly pictures: Readonly<Record<string, string>>;
}

function readRows(lines: readonly Line[], reading: Reading, item: Item): readonly (readonly string[])[] {
  const { columns, key } = reading;
  const at = columns.findIndex(({ name }) => name === key);
  const taken = new Set<string>();
  let reported = 0;
  return lines.flatMap((line, row) => {
    const warn: Warn = (column, ...problem) => {
      if (reported++ < rowsReported) cellItem(item, row, column).warn(...problem);
    };
    const cells = readCells(line, reading, warn);
    const own = cells[at] ?? "";
    const word = textKey(own, "");
    const isKept = cells.some((cell) => cell !== "");
    if (own === "" && isKept) warn(key, "row_key", messages.keyEmpty(line.line, key));
    else if (taken.has(word))
      warn(key, "row_key", messages.keyTwice(line.line, key, shortened(own)), messages.keyTwiceHint);
    taken.add(word);
    return own === "" ? [] : [cells];
  });
}

/** Reports a problem of a column. An empty name means the row. */
type Warn = (column: string, ...problem: Parameters<Item["warn"]>) => void;

/** Place of a cell. Each has its own, so that all of them are listed. */
function cellItem({ report, at }: Item, row: number, column: string): Item {
  return new Item(undefined, report, { ...at, path: [...(at.path ?? []), row, ...(column === "" ? [] : [column])] });
}

function readCells({ line, cells }: Line, reading: Reading, warn: Warn): readonly string[] {
  const { columns } = reading;
  const more = cells.slice(columns.length).filter((cell) => cell !== "").length;
  if (more > 0) warn("", "too_many_cells", messages.tooManyCells(line, more));
  return columns.map((column, i) =>
    readCell((cells[i] ?? "").replaceAll(/\r\n?/g, "\n"), column, { ...reading, line, warn }),
  );
}

function readCell(
  written: string,
  { name, type }: TableColumn,
  { pictures, line, warn }: Pick<Reading, "pictures"> & { readonly line: number; readonly warn: Warn },
): string {
  const most = limits.tableCell;
  if (written.length > most && type !== "picture") warn(name, "cell_too_long", messages.cellTooLong(line, name, most));
  const cell = type === "picture" ? written : written.slice(0, most);
  if (cell === "" || type === "text") return cell;
  if (type === "picture") {
    const isKnown = Object.hasOwn(pictures, cell) || cell.startsWith("data:");
    if (!isKnown) warn(name, "no_such_picture", messages.noSuchPicture(line, name, shortened(cell)));
    return isKnown ? cell : "";
  }
  if (type === "number") {
    if (!/^[-+]?\d+(?:[.,]\d+)?$/.test(cell))
      warn(name, "wrong_number", messages.notANumber(line, name, shortened(cell)));
    return cell;
  }
  const date = dateOf(cell);
  if (date === undefined) warn(name, "no_such_date", messages.notADate(line, name, shortened(cell)));
  return date ?? cell;
}

/** `YYYY-MM-DD` of that, or of the day, month and year with periods. With slashes, countries differ in their order. */
function dateOf(written: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written) ?? [];
  const date = year === "" ? written : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDate(date) ? date : undefined;
}

/** Row for which the planner was made. */
export function readPlannerRow(fields: Fields): { readonly row?: PlannerRow } {
  const row = fields.fields("row");
  if (!row) return {};
  const read = { table: row.text("table").trim(), key: row.text("key").trim() };
  row.finish();
  return { row: read };
}

/** Undefined in sections of other modes. */
export function readRowChoice(
  fields: Fields,
  mode: GenerationMode,
  tables: readonly DataTable[],
): RowChoice | undefined {
  const item = fields.item("rows");
  const hasRows = hasField(mode, "rows");
  if (!hasRows && !fields.has("rows")) return undefined;
  if (!hasRows && !hasField(mode, "day_rows")) {
    item.warn("rows_not_rows", messages.rowsNotRows);
    return undefined;
  }
  const inner = isMapping(item.value) ? item.fields() : undefined;
  const written = (inner ? inner.text("table") : (scalarText(item.value) ?? "")).trim();
  const table = tables.find(({ name }) => name.toLowerCase() === written.toLowerCase()) ?? onlyTable(written, tables);
  if (!table) {
    const near = suggestion(
      nearest(
        written,
        tables.map(({ name }) => name),
      ),
    );
    item.error("unknown_table", messages.unknownTable(shortened(written)), near);
  }
  const choice = { table: table?.name ?? written, ...(inner && hasRows ? readChoice(inner, table) : everyRow) };
  // Stored projects have these fields, and days show all rows.
  if (!hasRows && isMapping(item.value))
    inner?.ignore(...Object.entries(item.value).flatMap(([name, value]) => (isEmpty(value) ? [name] : [])));
  inner?.finish();
  return choice;
}

const isEmpty = (value: unknown): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

const everyRow = { where: {}, order: [], by: "" } as const;

/** A plan with one list needs no name of it. */
function onlyTable(written: string, tables: readonly DataTable[]): DataTable | undefined {
  return written === "" && tables.length === 1 ? tables[0] : undefined;
}

function readChoice(fields: Fields, table: DataTable | undefined): Omit<RowChoice, "table"> {
  const names = table?.columns.map(({ name }) => name) ?? [];
  const isColumn = (item: Item, column: string) => !table || checkColumn(item, column, table.name, names);
  const where = Object.entries(fields.mapping("where") ?? {}).flatMap(([column, values]): [string, string[]][] => {
    const texts = (Array.isArray(values) ? values : [values])
      .slice(0, mostValues)
      .flatMap((one) => scalarText(one) ?? []);
    return isColumn(fields.item("where"), column) ? [[column, texts.map((text) => text.trim())]] : [];
  });
  const order = fields.item("order");
  const columns = (scalarTexts(order.value, limits.tableColumns) ?? []).filter((column) =>
    isColumn(order, names.includes(column) ? column : column.replace(/^-/, "")),
  );
  const by = fields.text("by").trim();
  return {
    where: Object.fromEntries(where),
    order: columns,
    by: by !== "" && isColumn(fields.item("by"), by) ? by : "",
  };
}

/** Of one column of a filter. */
const mostValues = 100;
