import { type DisplayDocument, emitPdf, type PdfOptions, type World } from "@octavo/engine";
import { deflate, latin1 } from "@octavo/press";
import type { Output } from "./output.ts";
import { Progress } from "./progress.ts";

export interface WriteResult {
  readonly pages: number;
  readonly links: number;
  readonly bytes: number;
}

/** Writes a PDF page by page, so that its size isn't limited by memory. */
export async function writePdf(
  document: DisplayDocument,
  { fonts }: World,
  output: Output,
  options: PdfOptions = {},
): Promise<WriteResult> {
  const progress = new Progress(document.pageCount);
  let links = 0;
  const page: DisplayDocument["page"] = (number) => {
    const laidOut = document.page(number);
    links += laidOut.links.length;
    progress.page(number);
    return laidOut;
  };
  try {
    const bytes = await output.write(emitPdf({ ...document, page }, { deflate, latin1, fonts }, options));
    return { pages: document.pageCount, links, bytes };
  } finally {
    progress.end();
  }
}
