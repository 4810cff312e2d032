import { type DisplayDocument, emitPdf, type PdfOptions, type World } from "@octavo/engine";
import { deflate } from "./deflate.ts";

/** Longest time between two yields, in milliseconds. The worker receives a cancel message only when it yields. */
const yieldInterval = 40;

export interface PdfCallbacks {
  readonly onProgress: (pages: number) => void;
  readonly isCancelled: () => boolean;
}

export function makePdf(
  document: DisplayDocument,
  options: Pick<PdfOptions, "project" | "rights">,
  world: World,
  callbacks: PdfCallbacks,
): Promise<Blob | undefined> {
  let pages = 0;
  const counted: DisplayDocument = {
    ...document,
    page: (number) => {
      pages = number;
      return document.page(number);
    },
  };
  return collectPdf(emitPdf(counted, { deflate, fonts: world.fonts }, options), () => pages, callbacks);
}

/** Collects the chunks of a PDF, and reports how many pages are done. Undefined if it was cancelled. */
export async function collectPdf(
  chunks: AsyncIterable<Uint8Array>,
  pages: () => number,
  { onProgress, isCancelled }: PdfCallbacks,
): Promise<Blob | undefined> {
  const parts: BlobPart[] = [];
  let lastYield = performance.now();
  for await (const chunk of chunks) {
    parts.push(chunk as Uint8Array<ArrayBuffer>);
    if (performance.now() - lastYield < yieldInterval) continue;
    onProgress(pages());
    await nextTask();
    if (isCancelled()) return undefined;
    lastYield = performance.now();
  }
  return new Blob(parts, { type: "application/pdf" });
}

/** Waits for a macrotask, so that pending messages are received first. A resolved promise would not allow that. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
