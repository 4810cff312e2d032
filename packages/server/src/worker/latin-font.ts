import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type FaceId, latinCodePoints, subsetForBrowsers } from "@octavo/engine";
import { fontFile } from "@octavo/press";

/** A file in the content codings that browsers accept. */
export interface CompressedFile {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
  readonly identity: Uint8Array;
}

/** Returns the characters of a face that nearly all planners in Latin scripts use. Screens load no others. */
export async function latinFont(face: FaceId): Promise<CompressedFile> {
  const identity = subsetForBrowsers(await readFile(fontFile(face)), latinCodePoints());
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { br, gzip: zipped, identity };
}
