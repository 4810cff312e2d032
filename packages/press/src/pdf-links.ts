import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { loadPdfium, withDocument, withPage } from "./pdfium.ts";

export interface PdfLinks {
  /** Pages of the file. */
  readonly pageCount: number;
  /** Indices of the pages to which the links of each page lead, for the pages that were read. -1 for a link without a page. */
  readonly pages: readonly (readonly number[])[];
}

/** Reads the links of the first pages with PDFium. Links to web addresses are left out. */
export async function readPdfLinks(pdf: Uint8Array, mostPages: number): Promise<PdfLinks> {
  const pdfium = await loadPdfium();
  const { malloc, free } = pdfium.pdfium.wasmExports;
  // The position of the enumeration, and the link that it has found.
  const cursor = malloc(8);
  try {
    return withDocument(pdfium, pdf, (document) => {
      const pageCount = pdfium.FPDF_GetPageCount(document);
      const read = Array.from({ length: Math.min(pageCount, mostPages) }, (_, index) =>
        withPage(pdfium, document, index, (page) => linksOfPage(pdfium, document, page, cursor)),
      );
      return { pageCount, pages: read };
    });
  } finally {
    free(cursor);
  }
}

function linksOfPage(pdfium: WrappedPdfiumModule, document: number, page: number, cursor: number): readonly number[] {
  const { getValue, setValue } = pdfium.pdfium;
  const targets: number[] = [];
  setValue(cursor, 0, "i32");
  while (pdfium.FPDFLink_Enumerate(page, cursor, cursor + 4)) {
    const link = getValue(cursor + 4, "i32");
    if (!leadsToWeb(pdfium, link)) targets.push(targetOf(pdfium, document, link));
  }
  return targets;
}

/** PDFACTION_URI of fpdf_doc.h. */
const uriAction = 3;

function leadsToWeb(pdfium: WrappedPdfiumModule, link: number): boolean {
  const action = pdfium.FPDFLink_GetAction(link);
  return action !== 0 && pdfium.FPDFAction_GetType(action) === uriAction;
}

function targetOf(pdfium: WrappedPdfiumModule, document: number, link: number): number {
  const action = pdfium.FPDFLink_GetAction(link);
  const destination =
    pdfium.FPDFLink_GetDest(document, link) || (action === 0 ? 0 : pdfium.FPDFAction_GetDest(document, action));
  return destination === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, destination);
}
