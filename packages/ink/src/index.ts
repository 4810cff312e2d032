export type { Carried, CarriedPage, CarryReport, LeftMarks, LeftReason } from "./carry-report.ts";
