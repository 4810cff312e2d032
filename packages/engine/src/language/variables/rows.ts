import { dayInYear } from "@octavo/foundation";
import { itemOf, type PageFacts } from "../page-facts.ts";
import type { IndexedTable, TableRow } from "../table-index.ts";
import type { VariableFamily } from "./page-variable.ts";

interface Found {
  readonly key: string;
  readonly table: IndexedTable;
  /** Of a group: its first row. */
  readonly row: TableRow;
  /** Column of a group. */
  readonly by: string | undefined;
}

/** Row of the page or of its day. Pages without one have that of a planner that is made for a row. */
function rowOf(facts: PageFacts): Found | undefined {
  const { tables, parent, plannerRow } = facts;
  const ofDay = rowOfDay(facts);
  if (ofDay) return ofDay;
  const own = facts.unit === "row" ? facts.rows : undefined;
  const whole = parent ? undefined : plannerRow;
  const key = own ? itemOf(facts)?.row : whole?.key;
  const table = tables.table(own?.table ?? whole?.table ?? "");
  const by = own?.by;
  const row = key === undefined ? undefined : by ? table?.groups(by).get(key)?.[0] : table?.row(key);
  return table && row && key !== undefined ? { key, table, row, by } : undefined;
}

/** The row with the number of the day in its month, or in its year if the list is longer. After the last row, the first follows. */
function rowOfDay(facts: PageFacts): Found | undefined {
  const { tables, unit, rows, calendar } = facts;
  const date = itemOf(facts)?.date;
  const table = unit === "day" && rows ? tables.table(rows.table) : undefined;
  if (!date || !table) return undefined;
  const number = table.rows.length > longestMonth ? dayInYear(date, calendar) : calendar.of(date).day;
  const row = table.rows[(number - 1) % table.rows.length];
  return row && { key: row.key, table, row, by: undefined };
}

/** Days of the longest month of any calendar. */
const longestMonth = 31;

/** A group has only the value that its rows share. */
function cell(column: string, facts: PageFacts): string | undefined {
  const found = rowOf(facts);
  return found && (!found.by || found.by === column) ? found.table.value(found.row, column) : undefined;
}

export const rows: VariableFamily = {
  category: "Row of a list",
  variables: {
    row: {
      label: "Key of the row",
      constantIn: "item",
      isCommon: true,
      value: (facts) => rowOf(facts)?.key ?? (facts.unit === "row" ? (itemOf(facts)?.row ?? "") : undefined),
      neighbor: (facts, step) => {
        if (facts.unit !== "row") return undefined;
        return facts.items[facts.position + step]?.row ?? "";
      },
      numbered: cell,
    },
    row_title: {
      label: "Title of the row",
      constantIn: "item",
      value: (facts) => {
        const found = rowOf(facts);
        if (!found) return facts.unit === "row" ? (itemOf(facts)?.row ?? "") : undefined;
        const { key, table, row, by } = found;
        return by ? table.value(row, by) || key : table.title(row);
      },
    },
  },
};
