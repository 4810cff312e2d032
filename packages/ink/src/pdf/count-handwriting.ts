import type { Compression } from "@octavo/engine";
import { PdfDocument } from "./pdf-document.ts";
import { annotationsOf } from "./read-marks.ts";

export interface Handwriting {
  /** Pages with annotations. */
  readonly pages: number;
  /** Strokes of a pen, highlights, notes and pictures. */
  readonly annotations: number;
}

/** Counts the annotations that the owner of a PDF made. Undefined without any, and for a file that cannot be read. */
export function countHandwriting(pdf: Uint8Array, compression: Compression): Handwriting | undefined {
  const document = PdfDocument.open(pdf, compression);
  const counts = document?.pages.map((page) => annotationsOf(document, page).length).filter((count) => count > 0) ?? [];
  const annotations = counts.reduce((sum, count) => sum + count, 0);
  return annotations > 0 ? { pages: counts.length, annotations } : undefined;
}
