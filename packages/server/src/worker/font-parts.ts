import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type FaceId, latinCodePoints, screenFont, subsetTrueType } from "@octavo/engine";
import { fontFile } from "@octavo/press";

/** A file in the content codings that browsers accept. */
export interface CompressedFile {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
  readonly identity: Uint8Array;
}

/** Takes a tenth of the time of the best quality, for files that are a tenth larger. A planner can show sixty faces. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Large fonts, which several requests of a page use. */
const files = new Map<FaceId, Promise<Uint8Array>>();
const mostFiles = 2;

/** Returns some characters of a face. */
export async function fontCharacters({
  face,
  codePoints,
}: {
  readonly face: FaceId;
  readonly codePoints: readonly number[];
}): Promise<Uint8Array> {
  const file = files.get(face) ?? readFile(fontFile(face));
  files.delete(face);
  files.set(face, file);
  for (const oldest of files.keys()) if (files.size > mostFiles) files.delete(oldest);
  const font = await file;
  return screenFont(font, subsetTrueType(font, codePoints).program);
}

/** Returns the characters of a face that nearly all planners in Latin scripts use. Screens load no others. */
export async function latinFont(face: FaceId): Promise<CompressedFile> {
  const font = await readFile(fontFile(face));
  const identity = screenFont(font, subsetTrueType(font, latinCodePoints()).program);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, fast), promisify(gzip)(identity)]);
  return { br, gzip: zipped, identity };
}
