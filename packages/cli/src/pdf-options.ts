import type { PdfOptions } from "@octavo/engine";
import type { Arguments, Options } from "./parse-arguments.ts";

export const pdfOptions: Options = { classic: { type: "boolean" } };

/** What `--classic` asks for: a file that readers of PDF 1.4 can open. */
export function readPdfOptions(given: Arguments): PdfOptions {
  return given.flag("classic") ? { crossReference: "table" } : {};
}
