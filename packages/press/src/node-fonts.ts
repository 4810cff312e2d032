import { readFile } from "node:fs/promises";
import { bundledFonts, type FaceId, type FontLibrary, subsetTrueType } from "@octavo/engine";
import { metricsOf } from "./bundled-tables.ts";
import { fontFile } from "./font-files.ts";

const files = new Map<FaceId, Promise<Uint8Array>>();

/** The bundled fonts. Font files are read when a document embeds a face. */
export const nodeFonts: FontLibrary = bundledFonts(metricsOf, async (face, codePoints) =>
  subsetTrueType(await loadFont(face), codePoints),
);

function loadFont(face: FaceId): Promise<Uint8Array> {
  const known = files.get(face);
  if (known) return known;
  const file = readFile(fontFile(face));
  files.set(face, file);
  return file;
}
