/** Lists of a plan, such as pupils, clients or recipes, whose rows have pages. A template contains them as text. */
export const columnTypes = ["text", "date", "number", "picture"] as const;
export type ColumnType = (typeof columnTypes)[number];

/** Columns with the first and the last day of a planner of one row. */
export const rowDates = { start: "start_date", end: "end_date" } as const;

export interface TableColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Name of the table whose keys the column contains. */
  readonly of?: string;
}

export interface DataTable {
  readonly name: string;
  /** Column that identifies rows. Pages keep their identity while it stays, whatever the order of the rows. */
  readonly key: string;
  /** Column that names rows in outlines. */
  readonly title: string;
  readonly columns: readonly TableColumn[];
  /** Cells in the order of the columns. Dates are `YYYY-MM-DD`. */
  readonly rows: readonly (readonly string[])[];
  /** Data URIs by the names that cells of picture columns have. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** Rows with pages in a section. */
export interface RowChoice {
  readonly table: string;
  /** Values that a row must have, by column. One of them is enough. */
  readonly where: Readonly<Record<string, readonly string[]>>;
  /** Columns in order of importance. Descending with a hyphen before the name. Empty is the order of the table. */
  readonly order: readonly string[];
  /** Column whose different values have an item each, in place of the rows. Empty means none. */
  readonly by: string;
}
