import type { TextsOf } from "@octavo/foundation";
import type * as messages from "./messages.ts";
import type * as pdfMessages from "./pdf/messages.ts";
import type * as bundleMessages from "./remarkable/messages.ts";
import type * as xournalMessages from "./xournal/messages.ts";

export { type CarryInput, type CarryServices, carryPdf } from "./pdf/carry-pdf.ts";
export { countHandwriting, type Handwriting } from "./pdf/count-handwriting.ts";

/** English texts of all messages about carried handwriting. */
export type InkText = TextsOf<typeof messages | typeof pdfMessages | typeof bundleMessages | typeof xournalMessages>;
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
export { crc32 } from "./crc32.ts";
export { areasOf, type FoundArea, findArea } from "./find-area.ts";
export { fileTooLarge, unknownKind } from "./messages.ts";
export { carryBundle, pdfOfBundle } from "./remarkable/carry-bundle.ts";
export { kindLength, kindOfWritten, largestWritten, type WrittenKind } from "./written-kind.ts";
export { carryXournal, readBackground } from "./xournal/carry-document.ts";
export { pdfFirst } from "./xournal/messages.ts";
