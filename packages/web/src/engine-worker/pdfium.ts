/** Pictures of pages by PDFium. Loaded on demand, for pages that another program has drawn anew. */
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import address from "@embedpdf/pdfium/pdfium.wasm?url";
import { MessageError } from "@octavo/foundation";
import type { Rasterize } from "@octavo/ink";
import { loadRefused, pageRenderer } from "./messages.ts";

/** Constants of fpdfview.h, as in packages/press/src/rasterize.ts. */
const [bgrx, reverseByteOrder, white] = [3, 0x10, 0xffffffff];

let loading: Promise<WrappedPdfiumModule> | undefined;

/** The file whose pages were drawn last. */
let opened: { readonly pdf: Uint8Array; readonly document: number; readonly close: () => void } | undefined;

export const pagePixels: Rasterize = async (pdf, index, scale) => {
  loading ??= load();
  const pdfium = await loading;
  const page = pdfium.FPDF_LoadPage(documentOf(pdfium, pdf), index);
  if (!page) return undefined;
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  if (bitmap) {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, reverseByteOrder);
  }
  const start = bitmap ? pdfium.FPDFBitmap_GetBuffer(bitmap) : 0;
  const pixels = memory(pdfium).slice(start, start + width * height * 4);
  if (bitmap) pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDF_ClosePage(page);
  return bitmap ? { width, height, pixels } : undefined;
};

async function load(): Promise<WrappedPdfiumModule> {
  const answer = await fetch(address);
  if (!answer.ok) throw new MessageError(loadRefused(pageRenderer, answer.status));
  const pdfium = await init({ wasmBinary: await answer.arrayBuffer() });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function documentOf(pdfium: WrappedPdfiumModule, pdf: Uint8Array): number {
  if (opened?.pdf === pdf) return opened.document;
  opened?.close();
  const { wasmExports } = pdfium.pdfium;
  const file = wasmExports.malloc(pdf.byteLength);
  memory(pdfium).set(pdf, file);
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.byteLength, "");
  const close = () => {
    if (document) pdfium.FPDF_CloseDocument(document);
    wasmExports.free(file);
  };
  opened = { pdf, document, close };
  return document;
}

/** Missing from the types of the library. The buffer changes when memory grows. */
function memory({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}
