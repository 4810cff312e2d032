import type { TextsOf } from "@octavo/foundation";
import type * as messages from "./pdf/messages.ts";

export type { Carried, CarriedPage, CarryRefusal, CarryReport, LeftMarks, LeftReason } from "./carry-report.ts";
export { type CarryInput, type CarryServices, carryPdf } from "./pdf/carry-pdf.ts";

/** English texts of all messages. */
export type InkText = TextsOf<typeof messages>;
