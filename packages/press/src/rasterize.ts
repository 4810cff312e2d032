import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { encodePng } from "./png.ts";

/** Of fpdfview.h: four bytes a pixel, the last unused; and red before blue, the order that PNG has. */
const bgrx = 3;
const reverseByteOrder = 0x10;
const white = 0xffffffff;

let loading: Promise<WrappedPdfiumModule> | undefined;

/**
 * A page as a PNG file on a white ground, `scale` pixels to the point. `pageIndex` counts from 0. Annotations are not
 * drawn: a link is no ink.
 */
export async function rasterizePage(pdf: Uint8Array, pageIndex: number, scale: number): Promise<Uint8Array> {
  loading ??= loadPdfium();
  return drawPage(await loading, pdf, pageIndex, scale);
}

/** Only now is PDFium imported: it takes a tenth of a second that a build does not have. */
async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const [{ init }, wasm] = await Promise.all([
    import("@embedpdf/pdfium"),
    readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm")),
  ]);
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function drawPage(pdfium: WrappedPdfiumModule, pdf: Uint8Array, pageIndex: number, scale: number): Uint8Array {
  const { wasmExports } = pdfium.pdfium;
  const file = wasmExports.malloc(pdf.byteLength);
  memory(pdfium).set(pdf, file);
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.byteLength, "");
  const page = document && pdfium.FPDF_LoadPage(document, pageIndex);
  try {
    if (!document) throw new Error("PDFium cannot read the document.");
    if (!page) throw new Error(`PDFium cannot read page ${pageIndex + 1}.`);
    return drawBitmap(pdfium, page, scale);
  } finally {
    if (page) pdfium.FPDF_ClosePage(page);
    if (document) pdfium.FPDF_CloseDocument(document);
    wasmExports.free(file);
  }
}

function drawBitmap(pdfium: WrappedPdfiumModule, page: number, scale: number): Uint8Array {
  const width = Math.max(1, Math.round(pdfium.FPDF_GetPageWidthF(page) * scale));
  const height = Math.max(1, Math.round(pdfium.FPDF_GetPageHeightF(page) * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  if (!bitmap) throw new Error(`PDFium has no room for a picture of ${width} × ${height} pixels.`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, reverseByteOrder);
    // Rows of four-byte pixels have no padding. They are read where they lie: a copy takes a tenth of the whole time.
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return encodePng({ width, height, pixels: memory(pdfium).subarray(start, start + width * height * 4) });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** The library's own types leave it out. It is replaced when the memory grows: ask anew after every call. */
function memory({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}
