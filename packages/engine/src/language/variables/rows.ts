import { itemOf, type PageFacts } from "../page-facts.ts";
import type { IndexedTable, TableRow } from "../table-index.ts";
import type { VariableFamily } from "./page-variable.ts";

interface Found {
  readonly table: IndexedTable;
  /** Of a group: its first row. */
  readonly row: TableRow;
}

function rowOf({ unit, rows, tables }: PageFacts, key: string | undefined): Found | undefined {
  const table = unit === "row" && rows && key !== undefined ? tables.table(rows.table) : undefined;
  const row = table && (rows?.by ? table.groups(rows.by).get(key ?? "")?.[0] : table.row(key ?? ""));
  return table && row && { table, row };
}

/** A group has only the value that its rows share. */
function cell(column: string, facts: PageFacts): string | undefined {
  const found = rowOf(facts, itemOf(facts)?.row);
  const isKnown = !facts.rows?.by || facts.rows.by === column;
  return found && isKnown ? found.table.value(found.row, column) : undefined;
}

export const rows: VariableFamily = {
  category: "Row of a list",
  variables: {
    row: {
      label: "Key of the row",
      constantIn: "item",
      isCommon: true,
      value: (facts) => (facts.unit === "row" ? (itemOf(facts)?.row ?? "") : undefined),
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
        const key = itemOf(facts)?.row;
        const found = rowOf(facts, key);
        if (!found) return facts.unit === "row" ? (key ?? "") : undefined;
        const { by } = facts.rows ?? {};
        return by ? found.table.value(found.row, by) || key : found.table.title(found.row);
      },
    },
  },
};
