import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

/** A document in the memory of PDFium. */
export interface PdfiumDocument {
  readonly library: WrappedPdfiumModule;
  readonly document: number;
  /** Copies bytes into the memory. The caller frees them. */
  readonly allocate: (bytes: Uint8Array) => number;
}

let loading: Promise<WrappedPdfiumModule> | undefined;

/** Saves a PDF as PDFium writes it, after `edit`. */
export async function editWithPdfium(
  from: string,
  to: string,
  edit: (opened: PdfiumDocument) => void = () => undefined,
): Promise<void> {
  loading ??= loadPdfium();
  const library = await loading;
  const { malloc, free } = library.pdfium.wasmExports;
  // Missing in the library's types. Replaced when the memory grows.
  const memory = () => (library.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
  const allocate = (bytes: Uint8Array) => {
    const at = malloc(bytes.length);
    memory().set(bytes, at);
    return at;
  };
  const bytes = readFileSync(from);
  const source = allocate(bytes);
  const document = library.FPDF_LoadMemDocument(source, bytes.length, "");
  edit({ library, document, allocate });
  const writer = library.PDFiumExt_OpenFileWriter();
  library.PDFiumExt_SaveAsCopy(document, writer);
  const size = library.PDFiumExt_GetFileWriterSize(writer);
  const target = malloc(size);
  library.PDFiumExt_GetFileWriterData(writer, target, size);
  writeFileSync(to, memory().slice(target, target + size));
  library.PDFiumExt_CloseFileWriter(writer);
  library.FPDF_CloseDocument(document);
  free(target);
  free(source);
}

async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
