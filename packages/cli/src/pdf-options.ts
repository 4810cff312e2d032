import type { PdfOptions } from "@octavo/engine";
import type { Arguments, Options } from "./parse-arguments.ts";

export const pdfOptions: Options = { classic: { type: "boolean" } };

/** `--classic` writes a file that PDF 1.4 readers can open. */
export function readPdfOptions(given: Arguments): PdfOptions {
  return given.flag("classic") ? { crossReference: "table" } : {};
}
