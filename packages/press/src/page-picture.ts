import { type DisplayDocument, type DisplayPage, emitPdf, type FontLibrary } from "@octavo/engine";
import { deflate } from "./deflate.ts";
import { latin1 } from "./latin1.ts";
import { rasterizePage } from "./rasterize.ts";

/** A page as a PNG, by way of a PDF of that page alone: what a device shows, without writing the others. */
export async function pagePicture(
  document: DisplayDocument,
  page: DisplayPage,
  scale: number,
  fonts: FontLibrary,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(alone(document, page), { deflate, latin1, fonts })) chunks.push(chunk);
  return rasterizePage(Buffer.concat(chunks), 0, scale);
}

/** Links and names would lead to pages that are not there, and they leave no ink. */
function alone(document: DisplayDocument, page: DisplayPage): DisplayDocument {
  const only: DisplayPage = { ...page, number: 1, links: [] };
  return { ...document, pageCount: 1, page: () => only, destinations: [], outline: [] };
}
