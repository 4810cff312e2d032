/** Reads the fonts of documents from their data URIs. Loaded on demand in editors. */
import { ContentDigest } from "../primitives/content-digest.ts";
import { readDataUri } from "../primitives/data-uri.ts";
import type { DocumentFontFile } from "./font.ts";
import { maxFontBytes, readFontFile } from "./read-font-file.ts";
import { subsetTrueType } from "./subset-truetype.ts";

/** Characters of data URIs in the cache. */
const memory = 48 * 1024 * 1024;

/** By data URI. Undefined for a file that cannot be read. */
const files = new Map<string, DocumentFontFile | undefined>();

/** Returns undefined for a damaged file. Reads each file once. */
export function readDocumentFont(data: string): DocumentFontFile | undefined {
  if (files.has(data)) return files.get(data);
  const file = readFile(data);
  let weight = [...files.keys()].reduce((sum, { length }) => sum + length, data.length);
  for (const [oldest] of files) {
    if (weight <= memory) break;
    files.delete(oldest);
    weight -= oldest.length;
  }
  files.set(data, file);
  return file;
}

function readFile(data: string): DocumentFontFile | undefined {
  // Base64 needs four characters for three bytes.
  const program = data.length <= 2 * maxFontBytes ? readDataUri(data) : undefined;
  if (!program || program.length > maxFontBytes) return undefined;
  try {
    const { advances, ...measures } = readFontFile(program);
    const digest = new ContentDigest();
    digest.update(program);
    return {
      id: `own-${digest.hexadecimal}`,
      program,
      metrics: { ...measures, advance: (codePoint) => advances.get(codePoint) },
      subset: (codePoints, clusters) => subsetTrueType(program, codePoints, clusters),
    };
  } catch {
    return undefined;
  }
}
