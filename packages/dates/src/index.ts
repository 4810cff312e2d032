export type { DateRow, ImportedDates, ImportOptions, RefusedImport, RowKind } from "./row.ts";
