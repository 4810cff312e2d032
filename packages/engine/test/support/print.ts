import { deflate } from "@octavo/press";
import { type DisplayDocument, emitPdf, type PdfOptions } from "../../src/index.ts";
import { world } from "./documents.ts";

export async function print(document: DisplayDocument, options: PdfOptions = {}): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, fonts: world.fonts }, options)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
