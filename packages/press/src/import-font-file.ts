import {
  type DocumentFont,
  fontDamaged,
  fontFileTooLarge,
  type ImportedFont,
  importFont,
  maxImportBytes,
} from "@octavo/engine";
import { MessageError } from "@octavo/foundation";
import { commonCharacters } from "./common-characters.ts";

const woff2 = 0x774f4632;
/** Offsets of fields: W3C WOFF 2.0, 4. */
const header = { length: 8, totalSfntSize: 16, end: 48 } as const;

/**
 * Converts a TTF, OTF or WOFF2 file. A font that is too large keeps the characters of `text`, and as many common ones as fit.
 * Throws a `MessageError` with a remedy for a font that cannot be used.
 */
export async function importFontFile(file: Uint8Array, text = ""): Promise<ImportedFont> {
  if (file.length > maxImportBytes) throw new MessageError(fontFileTooLarge);
  const used = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  return importFont(isWoff2(file) ? await decompressed(file) : file, { used, common: commonCharacters });
}

function isWoff2(file: Uint8Array): boolean {
  return file.length >= 4 && viewOf(file).getUint32(0) === woff2;
}

/** A small file can expand to gigabytes, so that its declared size is checked before. */
async function decompressed(file: Uint8Array): Promise<Uint8Array> {
  if (file.length < header.end || viewOf(file).getUint32(header.length) !== file.length)
    throw new MessageError(fontDamaged);
  if (viewOf(file).getUint32(header.totalSfntSize) > maxImportBytes) throw new MessageError(fontFileTooLarge);
  // 300 kB, which a build without WOFF2 files does not need.
  const { default: decompress } = await import("woff2-encoder/decompress");
  try {
    return await decompress(file);
  } catch (cause) {
    throw new MessageError(fontDamaged, { cause });
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The font as a part of a document. */
export function toDocumentFont({ family, weight, italic, program }: ImportedFont): DocumentFont {
  return { family, weight, italic, data: `data:font/ttf;base64,${Buffer.from(program).toString("base64")}` };
}
