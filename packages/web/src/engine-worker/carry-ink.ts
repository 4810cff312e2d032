/** Copies handwriting to the PDF of an update. Loaded on demand. */
import { type DisplayDocument, type EmbeddedProject, largestPdf, pdfTooLarge, type World } from "@octavo/engine";
import { carryPdf } from "@octavo/ink";
import { deflate } from "./deflate.ts";
import { makePdf } from "./make-pdf.ts";
import type { CarriedInk, InkRequest } from "./protocol.ts";
import { inflate } from "./read-pictures.ts";

interface NextEdition {
  readonly document: DisplayDocument;
  readonly project: EmbeddedProject | undefined;
}

interface InkCallbacks {
  readonly reportProgress: (pages: number, total: number) => void;
  readonly isCancelled: () => boolean;
}

/** The project is in the PDF, because the next carry compares words around handwriting by it. */
export async function carryInk(
  { annotated, earlier }: InkRequest,
  { document, project }: NextEdition,
  world: World,
  { reportProgress, isCancelled }: InkCallbacks,
): Promise<CarriedInk | undefined> {
  if (Math.max(annotated.size, earlier.size) > largestPdf) return { refusal: pdfTooLarge };
  const made = document.pageCount;
  const next = await makePdf(document, project, world, {
    onProgress: (page) => reportProgress(page, 2 * made),
    isCancelled,
  });
  if (!next) return undefined;
  const input = { annotated: await bytesOf(annotated), next: await bytesOf(next), earlier: await bytesOf(earlier) };
  const carried = await carryPdf(input, {
    world,
    compression: { inflate, deflate },
    loadPdfium: async () => (await import("./load-pdfium.ts")).loadPdfium(),
    onPage: (page, pages) => reportProgress(made + page, made + pages),
  });
  if ("refusal" in carried) return carried;
  const file = new Blob([carried.bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" });
  return { file, report: carried.report };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
