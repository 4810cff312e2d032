/** Parts of pages as PDF, whose contents stay as they are: only the box that readers show changes. */
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Rect, Size } from "@octavo/engine";
import { loadPdfium, memory, withDocument, withPage } from "./pdfium.ts";

/** Sizes of all pages as readers show them, in points. */
export async function pageSizesOf(pdf: Uint8Array): Promise<readonly Size[]> {
  const pdfium = await loadPdfium();
  return withDocument(pdfium, pdf, (document) =>
    Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, i) =>
      withPage(pdfium, document, i, (page) => ({
        width: pdfium.FPDF_GetPageWidthF(page),
        height: pdfium.FPDF_GetPageHeightF(page),
      })),
    ),
  );
}

/** Returns a PDF of one page that shows a part of it. `rect` is in points, from the upper left corner. */
export async function partOfPage(pdf: Uint8Array, pageIndex: number, rect: Rect): Promise<Uint8Array> {
  const pdfium = await loadPdfium();
  return withDocument(pdfium, pdf, (from) => {
    const to = pdfium.FPDF_CreateNewDocument();
    try {
      if (!pdfium.FPDF_ImportPages(to, from, String(pageIndex + 1), 0))
        throw new Error(`PDFium cannot copy page ${pageIndex + 1}.`);
      withPage(pdfium, to, 0, (page) => {
        const [left, bottom, right, top] = inUserSpace(pdfium, page, rect);
        pdfium.FPDFPage_SetCropBox(page, left, bottom, right, top);
      });
      return saved(pdfium, to);
    } finally {
      pdfium.FPDF_CloseDocument(to);
    }
  });
}

/** Fractions of a point that PDFium converts, which takes whole numbers. */
const fraction = 100;

/** The rectangle in the coordinates of the page's contents, which can be turned: left, bottom, right, top. */
function inUserSpace(pdfium: WrappedPdfiumModule, page: number, { x, y, width, height }: Rect) {
  const size = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)].map((side) =>
    Math.round(side * fraction),
  );
  const place = pdfium.pdfium.wasmExports.malloc(16);
  const corner = (cornerX: number, cornerY: number): readonly [number, number] => {
    const [deviceX, deviceY] = [Math.round(cornerX * fraction), Math.round(cornerY * fraction)];
    pdfium.FPDF_DeviceToPage(page, 0, 0, size[0] ?? 0, size[1] ?? 0, 0, deviceX, deviceY, place, place + 8);
    const view = new DataView(memory(pdfium).buffer, place, 16);
    return [view.getFloat64(0, true), view.getFloat64(8, true)];
  };
  try {
    const [one, other] = [corner(x, y), corner(x + width, y + height)];
    const sorted = (axis: 0 | 1) => [one[axis], other[axis]].toSorted((a, b) => a - b) as [number, number];
    const [[left, right], [bottom, top]] = [sorted(0), sorted(1)];
    return [left, bottom, right, top] as const;
  } finally {
    pdfium.pdfium.wasmExports.free(place);
  }
}

function saved(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  const { wasmExports } = pdfium.pdfium;
  try {
    pdfium.PDFiumExt_SaveAsCopy(document, writer);
    const length = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const place = wasmExports.malloc(length);
    pdfium.PDFiumExt_GetFileWriterData(writer, place, length);
    const bytes = memory(pdfium).slice(place, place + length);
    wasmExports.free(place);
    return bytes;
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
