import { type DisplayDocument, emitPdf, type World } from "@octavo/engine";
import { zlibSync } from "fflate";

const level = 6;

/** How long the worker may be deaf, in milliseconds: between two breaths it hears nothing of a cancel. */
const yieldInterval = 40;

interface PdfCallbacks {
  readonly onProgress: (pages: number) => void;
  readonly isCancelled: () => boolean;
}

/** The file, or `undefined` when it was cancelled. */
export async function makePdf(
  document: DisplayDocument,
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
  for await (const chunk of emitPdf(counted, { deflate, fonts: world.fonts })) {
    // The engine allocates its own buffers, never shared ones.
    parts.push(chunk as Uint8Array<ArrayBuffer>);
    if (performance.now() - lastYield < yieldInterval) continue;
    watcher.onProgress(pages);
    await nextTask();
    if (watcher.isCancelled()) return undefined;
    lastYield = performance.now();
  }
  return new Blob(parts, { type: "application/pdf" });
}

function deflate(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level });
}

/** Messages that came in the meantime are heard first; a resolved promise would not let them. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
