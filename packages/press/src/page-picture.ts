import { type DisplayDocument, type DisplayPage, emitPdf, type FontLibrary } from "@octavo/engine";
import { deflate, latin1 } from "./deflate.ts";
import { rasterizePage } from "./rasterize.ts";

/** Renders one page to PNG through a PDF of that page, so that the image matches the device. */
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

/** Removes links and destinations, because their pages are missing and they aren't drawn. */
function alone(document: DisplayDocument, page: DisplayPage): DisplayDocument {
  const only: DisplayPage = { ...page, number: 1, links: [] };
  return { ...document, pageCount: 1, page: () => only, destinations: [], outline: [] };
}
