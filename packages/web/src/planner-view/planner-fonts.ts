import { type FaceId, isComplex, isEastAsianFace, isLatin, latinRanges } from "@octavo/engine";
import { fontDescriptors, fontFamily, fontUrl } from "../engine-worker/font-url.ts";
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
    eastAsian.length === 0 || loadEastAsian(eastAsian, text),
  ]);
  return loaded.every(Boolean) && (await loadOthers(others, text));
}

async function loadEastAsian(faces: readonly FaceId[], text: string): Promise<boolean> {
  const { loadCharacters } = await import("./font-characters.ts");
  return (await Promise.all(faces.map((face) => loadCharacters(face, text)))).every(Boolean);
}

/** Loads the whole font of a face if it has characters of the text that are not Latin. Other scripts have their own fonts. */
async function loadOthers(faces: readonly FaceId[], text: string): Promise<boolean> {
  const isOther = (letter: string) => !isLatin(letter.codePointAt(0) ?? 0) && !isComplex(letter);
  const others = [...new Set(text)].filter(isOther).join("");
  if (others === "") return true;
  const loads = faces.map((face) => document.fonts.load(`12px "${fontFamily(face)}"`, others));
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}

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
