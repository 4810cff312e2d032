/** Makes the plan of one row of a list: a planner for each pupil, with the pupil's name and dates. */
import { parseDate, type Report } from "@octavo/foundation";
import { type IndexedTable, type TableRow, tableIndexOf } from "../language/table-index.ts";
import { textKey } from "../language/text-keys.ts";
import { type DataTable, rowDates } from "../model/data-table.ts";
import { endBeforeStart, unknownTable } from "../model/messages.ts";
import type { Plan, PlanDocument } from "../model/plan.ts";
import type { Project } from "../model/project.ts";
import type { PlannerRow } from "../model/template.ts";
import { rowsWithin } from "./choose-rows.ts";
import { unknownRow } from "./messages.ts";

export interface PlannedRow extends PlannerRow {
  readonly title: string;
  /** Name of the file of its planner, without a folder and unique in its list: `12-ann-lee.pdf`. */
  readonly file: string;
}

/** Rows of a list, for a planner each. Undefined if there is no list of that name. */
export function rowsOfList(tables: readonly DataTable[], list: string): readonly PlannedRow[] | undefined {
  const table = tableIndexOf(tables).table(list);
  const taken = new Set<string>();
  return table?.rows.map((row) => {
    const title = table.title(row);
    const file = uniqueFile(fileStem(row.key, title), taken);
    taken.add(file);
    return { table: table.name, key: row.key, title, file };
  });
}

/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Characters of a name. Files can have 255 bytes, and a letter up to four. */
const longestStem = 55;

/** The key comes first, so that two rows with the same name have different files. */
function fileStem(key: string, title: string): string {
  const name = textKey(title, "");
  const stem = name === "" || name === key ? key : `${key}-${name}`;
  return [...(reserved.test(stem) ? `row-${stem}` : stem)].slice(0, longestStem).join("");
}

function uniqueFile(stem: string, taken: ReadonlySet<string>): string {
  let file = `${stem}.pdf`;
  for (let i = 2; taken.has(file); i++) file = `${stem}-${i}.pdf`;
  return file;
}

/**
 * The plan of a row. Its own dates, in the columns of `rowDates`, replace those of the calendar. An
 * unknown row is an error.
 */
export function plannerOfRow(document: PlanDocument, row: PlannerRow, report: Report): PlanDocument {
  const own = planOfRow(document.plan, row, report);
  return own ? { ...document, name: named(document.name, own.title), plan: own.plan } : document;
}

/** The same for a stored project. */
export function projectOfRow(project: Project, row: PlannerRow, report: Report): Project {
  const own = planOfRow(project.plan, row, report);
  const { metadata } = project;
  return own
    ? { ...project, metadata: { ...metadata, name: named(metadata.name, own.title) }, plan: own.plan }
    : project;
}

function named(project: string, row: string): string {
  return project === "" ? row : `${project} – ${row}`;
}

function planOfRow(
  plan: Plan,
  { table: list, key }: PlannerRow,
  report: Report,
): { readonly plan: Plan; readonly title: string } | undefined {
  const table = tableIndexOf(plan.data).table(list);
  const row = table?.row(textKey(key, ""));
  if (!table || !row) {
    const message = table ? unknownRow(key, table.name) : unknownTable(list);
    report.add({ severity: "error", code: "unknown_row", message, at: { document: "plan", path: ["plan", "data"] } });
    return undefined;
  }
  const { calendar } = plan;
  const dates = {
    start_date: dateIn(table, row, rowDates.start) ?? calendar.start_date,
    end_date: dateIn(table, row, rowDates.end) ?? calendar.end_date,
  };
  if (dates.start_date !== "" && dates.end_date !== "" && dates.end_date < dates.start_date)
    report.add({
      severity: "error",
      code: "end_before_start",
      message: endBeforeStart,
      at: { document: "plan", list: table.name, path: ["plan", "data"] },
    });
  const own = { table: table.name, key: row.key };
  const data = dataOf(plan.data, table, row);
  return { plan: { ...plan, calendar: { ...calendar, ...dates }, data, row: own }, title: table.title(row) };
}

/** A planner contains no rows about others, because its PDF contains its project. */
function dataOf(tables: readonly DataTable[], table: IndexedTable, row: TableRow): readonly DataTable[] {
  const choice = { table: table.name, where: {}, order: [], by: "" };
  const kept = rowsWithin(choice, { key: row.key, rows: [row] }, tableIndexOf(tables), new Map());
  return tables.map((one) => {
    const rows = kept.get(one.name)?.map(({ cells }) => cells);
    return rows ? { ...withPicturesOf(one, rows), rows } : one;
  });
}

function withPicturesOf({ pictures, ...table }: DataTable, rows: DataTable["rows"]): DataTable {
  const used = Object.entries(pictures ?? {}).filter(([name]) => rows.some((cells) => cells.includes(name)));
  return used.length > 0 ? { ...table, pictures: Object.fromEntries(used) } : table;
}

function dateIn(table: IndexedTable, row: TableRow, column: string): string | undefined {
  const written = table.value(row, column);
  return written !== undefined && parseDate(written) ? written : undefined;
}
