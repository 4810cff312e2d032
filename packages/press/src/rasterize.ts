import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { type DisplayDocument, type DisplayPage, emitPdf, type FontLibrary } from "@octavo/engine";
import { deflate, latin1 } from "./deflate.ts";
import { encodePng } from "./png.ts";

/** Constants of fpdfview.h: four bytes per pixel, the last one unused, and RGB order as in PNG. */
const bgrx = 3;
const reverseByteOrder = 0x10;
const white = 0xffffffff;

let loading: Promise<WrappedPdfiumModule> | undefined;

/**
 * Renders a page to PNG on white, at `scale` pixels per point. `pageIndex` starts at 0. Annotations, such as links, are
 * not drawn.
 */
export async function rasterizePage(pdf: Uint8Array, pageIndex: number, scale: number): Promise<Uint8Array> {
  return drawPage(await pdfium(), pdf, pageIndex, scale);
}

/** Imports PDFium on demand. It takes 0.1 s, and builds don't need it. */
export function pdfium(): Promise<WrappedPdfiumModule> {
  loading ??= loadPdfium();
  return loading;
}

async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const [{ init }, wasm] = await Promise.all([
    import("@embedpdf/pdfium"),
    readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm")),
  ]);
  const module = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
  module.PDFiumExt_Init();
  return module;
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
    // Rows of four-byte pixels have no padding. Reads them in place, because a copy takes a tenth of the time.
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return encodePng({ width, height, pixels: memory(pdfium).subarray(start, start + width * height * 4) });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** Missing from the library's types. The buffer changes when memory grows, so read it after every call. */
function memory({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

/** Renders one page to PNG through a PDF of that page, so that the image matches the device. */
export async function pagePicture(
  document: DisplayDocument,
  page: DisplayPage,
  scale: number,
  fonts: FontLibrary,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const services = { deflate, latin1, fonts };
  for await (const chunk of emitPdf(alone(document, page), services, { manifest: false })) chunks.push(chunk);
  return rasterizePage(Buffer.concat(chunks), 0, scale);
}

/** Removes links and destinations, because their pages are missing and they aren't drawn. */
function alone(document: DisplayDocument, page: DisplayPage): DisplayDocument {
  const only: DisplayPage = { ...page, number: 1, links: [] };
  return { ...document, pageCount: 1, page: () => only, destinations: [], outline: [] };
}
