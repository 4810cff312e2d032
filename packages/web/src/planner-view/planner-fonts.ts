import { mostFontCharacters } from "@octavo/contract";
import { type FaceId, isEastAsianFace, isLatin, latinRanges } from "@octavo/engine";
import { characterUrl, fontFamily, fontUrl } from "../engine-worker/font-url.ts";
import type { FaceFile } from "../engine-worker/protocol.ts";

const loading = new Map<FaceId, Promise<boolean>>();
const offered = new Map<FaceId, Blob>();

/** Keeps the file of a face that a document contains, for calls without files. */
export function offerFace({ face, file }: FaceFile): void {
  offered.set(face, file);
}

/**
 * Resolves to true if all faces are loaded with the Latin characters and those of `text`. The browser loads others when it
 * paints them. A face that failed is requested again by the next call. `files` are those of faces that the document contains.
 */
export async function loadFaces(
  faces: readonly FaceId[],
  { files = [], text = "" }: { readonly files?: readonly FaceFile[]; readonly text?: string } = {},
): Promise<boolean> {
  const fileOf = (face: FaceId) => files.find((one) => one.face === face)?.file ?? offered.get(face);
  const [eastAsian, others] = [faces.filter(isEastAsianFace), faces.filter((face) => !isEastAsianFace(face))];
  const loaded = await Promise.all([
    ...others.map((face) => loadFace(face, fileOf(face))),
    ...eastAsian.map((face) => loadCharacters(face, text)),
  ]);
  return loaded.every(Boolean) && (await loadOthers(others, text));
}

/** Characters of faces that have thousands, by face. */
const characters = new Map<FaceId, Map<string, Promise<boolean>>>();

/** True if the characters of a face are loaded, or were never requested. */
async function loadCharacters(face: FaceId, text: string): Promise<boolean> {
  const known = characters.get(face) ?? new Map<string, Promise<boolean>>();
  characters.set(face, known);
  const wanted = [...new Set(text.toWellFormed())];
  const missing = wanted.filter((character) => !known.has(character));
  for (let from = 0; from < missing.length; from += mostFontCharacters) {
    const part = missing.slice(from, from + mostFontCharacters);
    const loading = loadPart(face, part).catch(() => {
      for (const character of part) known.delete(character);
      return false;
    });
    for (const character of part) known.set(character, loading);
  }
  const loads = await Promise.all(wanted.flatMap((character) => known.get(character) ?? []));
  return loads.every(Boolean);
}

async function loadPart(face: FaceId, part: readonly string[]): Promise<boolean> {
  const codePoints = part.map((character) => character.codePointAt(0) ?? 0);
  const unicodeRange = codePoints.map((codePoint) => formatRange(codePoint, codePoint)).join(", ");
  const source = `url("${characterUrl(face, codePoints)}")`;
  const font = await new FontFace(fontFamily(face), source, { ...fontDescriptors, unicodeRange }).load();
  document.fonts.add(font);
  return true;
}

/** Loads the whole font of a face if it has characters of the text that are not Latin. */
async function loadOthers(faces: readonly FaceId[], text: string): Promise<boolean> {
  const others = [...new Set(text)].filter((letter) => !isLatin(letter.codePointAt(0) ?? 0)).join("");
  if (others === "") return true;
  const loads = faces.map((face) => document.fonts.load(`12px "${fontFamily(face)}"`, others));
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}

/** Disables features that the engine's metrics ignore, for browsers whose canvas cannot disable them, such as Safari. */
const fontDescriptors = { featureSettings: '"kern" 0, "liga" 0, "clig" 0' };

function loadFace(face: FaceId, file: Blob | undefined): Promise<boolean> {
  const known = loading.get(face);
  if (known) return known;
  const loaded = loadFont(face, file).then(
    (fonts) => {
      for (const font of fonts) document.fonts.add(font);
      return true;
    },
    () => {
      loading.delete(face);
      return false;
    },
  );
  loading.set(face, loaded);
  return loaded;
}

/** A bundled face has two parts. The second one is loaded when its characters are painted. */
async function loadFont(face: FaceId, file: Blob | undefined): Promise<readonly FontFace[]> {
  const family = fontFamily(face);
  if (file) return [await new FontFace(family, await file.arrayBuffer(), fontDescriptors).load()];
  const part = (isLatin: boolean) =>
    new FontFace(family, `url("${fontUrl(face, isLatin)}")`, {
      ...fontDescriptors,
      unicodeRange: isLatin ? latinRange : otherRange,
    });
  return [await part(true).load(), part(false)];
}

const formatRange = (first: number, last: number) => `U+${first.toString(16)}-${last.toString(16)}`;
const latinRange = latinRanges.map(([first, last]) => formatRange(first, last)).join(", ");
const otherRange = [...latinRanges, [0x110000, 0] as const]
  .map(([first], i) => formatRange((latinRanges[i - 1]?.[1] ?? -1) + 1, first - 1))
  .join(", ");
