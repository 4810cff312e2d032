import { createRequire } from "node:module";

/** Path of PDFium's program. A release replaces this module: there, Node and browsers have one file. */
export function pdfiumFile(): string {
  return createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
}
