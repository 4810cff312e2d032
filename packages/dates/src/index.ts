export { importLimits } from "./budget.ts";
export type { DatesText } from "./dates-text.ts";
export { importCalendar } from "./import-calendar.ts";
export type { DateRow, ImportedDates, ImportOptions, RefusedImport, RowKind } from "./row.ts";
export { compareRows } from "./rows.ts";
