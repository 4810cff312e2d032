import { type DisplayDocument, type DisplayPage, emitPdf, type World } from "@octavo/engine";
import { deflate, rasterizePage } from "@octavo/press";

/** A page as a PNG, by way of a PDF of that page alone: what a device shows, without writing the others. */
export async function pagePicture(
  document: DisplayDocument,
  page: DisplayPage,
  scale: number,
  { fonts }: World,
): Promise<Uint8Array> {
  // Links and names would lead to pages that are not there; they leave no ink.
  const alone: DisplayDocument = {
    information: document.information,
    pageCount: 1,
    page: () => ({ ...page, number: 1, links: [] }),
    destinations: [],
    outline: [],
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(alone, { deflate, fonts })) chunks.push(chunk);
  return rasterizePage(Buffer.concat(chunks), 0, scale);
}
