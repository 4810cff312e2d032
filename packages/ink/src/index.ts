import type { TextsOf } from "@octavo/foundation";
import type * as messages from "./pdf/messages.ts";

export { type CarryInput, type CarryServices, carryPdf } from "./pdf/carry-pdf.ts";

/** English texts of all messages. */
export type InkText = TextsOf<typeof messages>;
export type {
  Carried,
  CarriedPage,
  CarryRefusal,
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
