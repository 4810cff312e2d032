import { readFileSync } from "node:fs";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from "pdf-lib";
import { coarse, isInside, isPaper, type Look, looksSame, type PixelRect } from "./look.ts";

/**
 * Leaves out pages whose only difference is a link where nothing was printed, such as "next" on the last page before new
 * ones. `pdf` is the later edition.
 */
export async function withoutNewLinks(
  pages: readonly number[],
  earlier: readonly Look[],
  later: readonly Look[],
  pdf: string,
): Promise<readonly number[]> {
  const links = await linkAreas(pdf, coarse);
  return pages.filter((page) => {
    const before = earlier[page - 1];
    const isNewLink = (x: number, y: number) =>
      before !== undefined && isPaper(before, x, y) && (links[page - 1] ?? []).some((area) => isInside(area, x, y));
    return !looksSame(before, later[page - 1], undefined, isNewLink);
  });
}

/** Returns the rectangles of the links of each page, as pdf-lib reads them, in pixels. */
async function linkAreas(path: string, dpi: number): Promise<readonly (readonly PixelRect[])[]> {
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
