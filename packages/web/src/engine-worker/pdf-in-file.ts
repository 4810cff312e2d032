/** The PDF in the bundle of a reMarkable document. Loaded on demand, because most people choose a PDF. */
import { notPdf } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { fileTooLarge, kindLength, kindOfWritten, largestWritten, pdfFirst, pdfOfBundle } from "@octavo/ink";

/** `file` is no PDF. */
export async function pdfInFile(file: Blob): Promise<{ readonly pdf: Uint8Array } | { readonly refusal: Message }> {
  const kind = kindOfWritten(new Uint8Array(await file.slice(0, kindLength).arrayBuffer()));
  if (kind === "xournal") return { refusal: pdfFirst };
  if (kind !== "bundle") return { refusal: notPdf };
  if (file.size > largestWritten) return { refusal: fileTooLarge };
  return pdfOfBundle(new Uint8Array(await file.arrayBuffer()));
}
