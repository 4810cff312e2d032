/** Fonts with thousands of characters, of which those in use are loaded. Loaded on demand, for planners of East Asia. */
import { formatCharacterSet, mostFontCharacters } from "@octavo/contract";
import type { FaceId } from "@octavo/engine";
import { characterUrl, fontDescriptors, fontFamily } from "../engine-worker/font-url.ts";

const loads = new Map<FaceId, Map<string, Promise<boolean>>>();

/** True if the face is loaded with all characters of the text. Failed ones are requested again by the next call. */
export async function loadCharacters(face: FaceId, text: string): Promise<boolean> {
  const known = loads.get(face) ?? new Map<string, Promise<boolean>>();
  loads.set(face, known);
  const wanted = [...new Set(text.toWellFormed())];
  const missing = wanted.filter((character) => !known.has(character));
  for (let from = 0; from < missing.length; from += mostFontCharacters)
    loadPart(face, missing.slice(from, from + mostFontCharacters), known);
  const found = await Promise.all(wanted.flatMap((character) => known.get(character) ?? []));
  return found.every(Boolean);
}

interface Known {
  readonly here: Set<string>;
  readonly requested: Set<string>;
  /** Those of the next request. */
  readonly next: Set<string>;
}

/** Characters that a canvas can paint. All that a frame lacks are one request. */
export class CharacterFonts {
  readonly #faces = new Map<FaceId, Known>();
  readonly #load: (face: FaceId, text: string) => Promise<boolean>;

  constructor(load: (face: FaceId, text: string) => Promise<boolean>) {
    this.#load = load;
  }

  /** True if all characters of the text are loaded. Requests the others once. */
  has(face: FaceId, text: string): boolean {
    const known = this.#faces.get(face) ?? { here: new Set(), requested: new Set(), next: new Set() };
    this.#faces.set(face, known);
    const missing = [...text].filter((character) => !known.requested.has(character));
    if (missing.length > 0 && known.next.size === 0) queueMicrotask(() => void this.#request(face, known));
    for (const character of missing) {
      known.requested.add(character);
      known.next.add(character);
    }
    return [...text].every((character) => known.here.has(character));
  }

  /** Requests again what failed. */
  retry(): void {
    for (const { requested, here } of this.#faces.values())
      for (const character of requested) if (!here.has(character)) requested.delete(character);
  }

  async #request(face: FaceId, { here, next }: Known): Promise<void> {
    const characters = [...next];
    next.clear();
    if (await this.#load(face, characters.join(""))) for (const character of characters) here.add(character);
  }
}

function loadPart(face: FaceId, part: readonly string[], known: Map<string, Promise<boolean>>): void {
  const loading = requestPart(face, part).then(
    () => true,
    () => {
      for (const character of part) known.delete(character);
      return false;
    },
  );
  for (const character of part) known.set(character, loading);
}

async function requestPart(face: FaceId, part: readonly string[]): Promise<void> {
  const set = formatCharacterSet(part.map((character) => character.codePointAt(0) ?? 0));
  const unicodeRange = set.replaceAll(/[^.]+/g, "U+$&").replaceAll(".", ", ");
  const source = `url("${characterUrl(face, set)}")`;
  const font = await new FontFace(fontFamily(face), source, { ...fontDescriptors, unicodeRange }).load();
  document.fonts.add(font);
}
