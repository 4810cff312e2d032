/** PDFium in the worker. Loaded on demand, for pages that another program has drawn anew. */
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import address from "@embedpdf/pdfium/pdfium.wasm?url";
import { MessageError } from "@octavo/foundation";
import { loadRefused, pageRenderer } from "./messages.ts";

export async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const answer = await fetch(address);
  if (!answer.ok) throw new MessageError(loadRefused(pageRenderer, answer.status));
  const pdfium = await init({ wasmBinary: await answer.arrayBuffer() });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
