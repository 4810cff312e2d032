/** Makes the plan of one row of a list: a planner for each pupil, with the pupil's name and dates. */
import { parseDate, type Report } from "@octavo/foundation";
import { type IndexedTable, type TableRow, tableIndexOf } from "../language/table-index.ts";
import { textKey } from "../language/text-keys.ts";
import type { PlanDocument } from "../model/plan.ts";
import type { PlannerRow } from "../model/template.ts";
import { unknownRow, unknownTable } from "../parse/project-messages.ts";

/** Keys and titles of the rows of a list. Undefined if the plan has no list of that name. */
export function rowsOfList(
  document: PlanDocument,
  list: string,
): readonly (PlannerRow & { title: string })[] | undefined {
  const table = tableIndexOf(document.plan.data).table(list);
  return table?.rows.map((row) => ({ table: table.name, key: row.key, title: table.title(row) }));
}

/**
 * The plan of a row. Columns with the names `start_date` and `end_date` have dates that replace those of the calendar. An
 * unknown row is an error.
 */
export function plannerOfRow(document: PlanDocument, { table: list, key }: PlannerRow, report: Report): PlanDocument {
  const table = tableIndexOf(document.plan.data).table(list);
  const row = table?.row(textKey(key, ""));
  if (!table || !row) {
    const message = table ? unknownRow(key, table.name) : unknownTable(list);
    report.add({ severity: "error", code: "unknown_row", message, at: { document: "plan", path: ["plan", "data"] } });
    return document;
  }
  const { calendar } = document.plan;
  const dates = {
    start_date: dateIn(table, row, "start_date") ?? calendar.start_date,
    end_date: dateIn(table, row, "end_date") ?? calendar.end_date,
  };
  return {
    ...document,
    name: `${document.name} – ${table.title(row)}`,
    plan: { ...document.plan, calendar: { ...calendar, ...dates }, row: { table: table.name, key: row.key } },
  };
}

function dateIn(table: IndexedTable, row: TableRow, column: string): string | undefined {
  const written = table.value(row, column);
  return written !== undefined && parseDate(written) ? written : undefined;
}
