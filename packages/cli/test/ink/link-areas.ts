import { readFileSync } from "node:fs";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from "pdf-lib";
import type { PixelRect } from "./look.ts";

/** Returns the rectangles of the links of each page, as pdf-lib reads them, in pixels. */
export async function linkAreas(path: string, dpi: number): Promise<readonly (readonly PixelRect[])[]> {
  const pdf = await PDFDocument.load(readFileSync(path), { updateMetadata: false });
  return pdf.getPages().map((page) => {
    const annotations = page.node.lookupMaybe(PDFName.of("Annots"), PDFArray);
    const links = Array.from({ length: annotations?.size() ?? 0 }, (_, i) => annotations?.lookup(i, PDFDict));
    return links.flatMap((link) => {
      const rect = link?.lookupMaybe(PDFName.of("Rect"), PDFArray);
      return link?.get(PDFName.of("Subtype")) === PDFName.of("Link") && rect
        ? [inPixels(rect, page.getHeight(), dpi)]
        : [];
    });
  });
}

function inPixels(rect: PDFArray, height: number, dpi: number): PixelRect {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
    .asArray()
    .map((value) => (value instanceof PDFNumber ? value.asNumber() : 0));
  const pixel = (length: number) => Math.round((length * dpi) / 72);
  return {
    left: pixel(Math.min(x1, x2)),
    top: pixel(height - Math.max(y1, y2)),
    right: pixel(Math.max(x1, x2)),
    bottom: pixel(height - Math.min(y1, y2)),
  };
}
