/** PDFium as WebAssembly: loaded once, and called with documents in its memory. */
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { pdfiumFile } from "./pdfium-file.ts";

let loading: Promise<WrappedPdfiumModule> | undefined;

/** Imports PDFium on demand. It takes 0.1 s, and builds don't need it. */
export function loadPdfium(): Promise<WrappedPdfiumModule> {
  loading ??= load();
  return loading;
}

async function load(): Promise<WrappedPdfiumModule> {
  const [{ init }, wasm] = await Promise.all([import("@embedpdf/pdfium"), readProgram()]);
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** A release has it compressed. */
async function readProgram(): Promise<Buffer> {
  const path = pdfiumFile();
  const file = await readFile(path);
  return path.endsWith(".br") ? promisify(brotliDecompress)(file) : file;
}

/** Opens a document for the time of a call. */
export function withDocument<Result>(
  pdfium: WrappedPdfiumModule,
  pdf: Uint8Array,
  use: (document: number) => Result,
): Result {
  const { wasmExports } = pdfium.pdfium;
  const file = wasmExports.malloc(pdf.byteLength);
  memory(pdfium).set(pdf, file);
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.byteLength, "");
  try {
    if (!document) throw new Error("PDFium cannot read the document.");
    return use(document);
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    wasmExports.free(file);
  }
}

export function withPage<Result>(
  pdfium: WrappedPdfiumModule,
  document: number,
  pageIndex: number,
  use: (page: number) => Result,
): Result {
  const page = pdfium.FPDF_LoadPage(document, pageIndex);
  if (!page) throw new Error(`PDFium cannot read page ${pageIndex + 1}.`);
  try {
    return use(page);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Missing from the library's types. The buffer changes when memory grows, so read it after every call. */
export function memory({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}
