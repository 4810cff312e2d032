export type { Carried, CarriedPage, CarryReport, LeftMarks, LeftReason } from "./carry-report.ts";
export { type CarryInput, type CarryServices, carryPdf } from "./pdf/carry-pdf.ts";
