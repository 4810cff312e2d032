export type {
  Carried,
  CarriedPage,
  CarryReport,
  ChangedPrint,
  InsertedMarks,
  LeftMarks,
  LeftReason,
} from "./carry-report.ts";
export { areasOf, type FoundArea, findArea } from "./find-area.ts";
export { isArchive } from "./remarkable/archive.ts";
export { carryBundle } from "./remarkable/carry-bundle.ts";
export { carryXournal, isXournal, readBackground } from "./xournal/carry-document.ts";
