import { readFile } from "node:fs/promises";
import { bundledFonts, type FaceId, type FontLibrary, type FontSubsetter, harfbuzzSubsetter } from "@octavo/engine";
import { fontFile } from "./font-files.ts";
import { loadHarfbuzz } from "./load-harfbuzz.ts";

const files = new Map<FaceId, Promise<Uint8Array>>();
let subsetter: Promise<FontSubsetter> | undefined;

/** The bundled fonts with the files of the npm packages behind them. Nothing is read before a document embeds a face. */
export const nodeFonts: FontLibrary = bundledFonts(loadFont, async (font, codePoints) => {
  subsetter ??= loadSubsetter();
  return (await subsetter)(font, codePoints);
});

function loadFont(face: FaceId): Promise<Uint8Array> {
  const known = files.get(face);
  if (known) return known;
  const file = readFile(fontFile(face));
  files.set(face, file);
  return file;
}

async function loadSubsetter(): Promise<FontSubsetter> {
  return harfbuzzSubsetter(await loadHarfbuzz());
}
