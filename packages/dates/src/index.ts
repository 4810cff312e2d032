export { importLimits } from "./budget.ts";
export type { DatesText } from "./dates-text.ts";
export { decodeText } from "./decode-text.ts";
export { type HolidayOptions, type HolidayRow, holidayLanguages, holidayRows } from "./holiday-rows.ts";
export {
  type Holiday,
  type HolidayData,
  type HolidayKind,
  type HolidayTable,
  holidayKinds,
  holidayTable,
  holidayYears,
} from "./holidays.ts";
export { importCalendar } from "./import-calendar.ts";
export { importDays } from "./import-days.ts";
export type { DateRow, ImportedDates, ImportOptions, RefusedImport, RowKind } from "./row.ts";
export { compareRows } from "./rows.ts";
export { writeDays } from "./written-dates.ts";
