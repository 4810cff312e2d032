/** The writer of PDFs without the rest of the engine, for programs that make display lists themselves: `@octavo/engine/pdf`. */
export type { DisplayDocument, DisplayPage } from "./display/display-list.ts";
export { emitPdf, type PdfServices } from "./emit/pdf/emit-pdf.ts";
export { decodedMetrics, type FamilyMetrics } from "./typography/face-metrics.ts";
export { faces } from "./typography/faces.ts";
export type { Face, FaceId } from "./typography/font.ts";
export { isEastAsianFace } from "./typography/scripts.ts";
export { subsetTrueType } from "./typography/subset-truetype.ts";
