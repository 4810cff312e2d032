import { type DisplayDocument, emitPdf, type PdfOptions, type World } from "@octavo/engine";
import { deflate } from "./deflate.ts";

/** Longest time between two yields, in milliseconds. The worker receives a cancel message only when it yields. */
const yieldInterval = 40;

interface PdfCallbacks {
  readonly onProgress: (pages: number) => void;
  readonly isCancelled: () => boolean;
}

export async function makePdf(
  document: DisplayDocument,
  options: Pick<PdfOptions, "project" | "rights">,
  world: World,
  watcher: PdfCallbacks,
): Promise<Blob | undefined> {
  let pages = 0;
  const counted: DisplayDocument = {
    ...document,
    page: (number) => {
      pages = number;
      return document.page(number);
    },
  };
  const parts: BlobPart[] = [];
  let lastYield = performance.now();
  for await (const chunk of emitPdf(counted, { deflate, fonts: world.fonts }, options)) {
    parts.push(chunk as Uint8Array<ArrayBuffer>);
    if (performance.now() - lastYield < yieldInterval) continue;
    watcher.onProgress(pages);
    await nextTask();
    if (watcher.isCancelled()) return undefined;
    lastYield = performance.now();
  }
  return new Blob(parts, { type: "application/pdf" });
}

/** Waits for a macrotask, so that pending messages are received first. A resolved promise would not allow that. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
