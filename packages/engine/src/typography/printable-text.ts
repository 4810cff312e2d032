/** Texts of others, such as titles of events, without characters that no font has. */
import { documentFaces } from "./document-fonts.ts";
import { fallbacksOf } from "./faces.ts";
import type { Coverage, DocumentFont, DocumentFontFile, FaceId, FontLibrary } from "./font.ts";
import { coveringFace, drawableText, isOrdinary } from "./measure-text.ts";

/**
 * A character with what belongs to it: combining marks, variation selectors, skin tones, tags, and further characters after
 * joiners. Independent of the Unicode version of the platform.
 */
const sequences = /[\s\S](?:[\p{M}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[^\s\p{L}\p{N}])*/gu;
const letterFirst = /^[\p{L}\p{N}]/u;
const closing = /^[,.;:!?)\]]/u;
const emptyBrackets = / ?(?:\(\s*\)|\[\s*\])/gu;
const spaces = /\s+/gu;

/**
 * Leaves out characters that neither the face nor its fallbacks have, and the spaces that they leave. A sequence with such a
 * character is left out as a whole, but a letter or digit only loses its marks. Other texts stay as they are.
 */
export function printableText(text: string, face: FaceId, fonts: Coverage): string {
  if (isOrdinary(text)) return text;
  const isDrawn = (part: string) =>
    [...drawableText(part)].every((character) => coveringFace(character, face, fonts) !== undefined);
  if (isDrawn(text)) return text;
  let printed = "";
  let isAfterGap = false;
  for (const [sequence] of text.normalize("NFC").matchAll(sequences)) {
    const kept = isDrawn(sequence) ? sequence : baseOf(sequence, isDrawn);
    if (isAfterGap && closing.test(kept)) printed = printed.trimEnd();
    printed += kept;
    isAfterGap = kept === "";
  }
  return printed.replaceAll(emptyBrackets, "").replaceAll(spaces, " ").trim();
}

/** The letter or digit of a sequence whose other characters are missing. */
function baseOf(sequence: string, isDrawn: (part: string) => boolean): string {
  const [base = ""] = sequence;
  return letterFirst.test(base) && isDrawn(base) ? base : "";
}

/** `printableText` with all bundled fonts. */
export function printableWith(fonts: Coverage): (text: string) => string {
  const [face = ""] = fallbacksOf(false);
  return (text) => printableText(text, face, fonts);
}

/** True if one font of the document, or the bundled ones together, have all characters. */
export function isPrintableText(
  text: string,
  own: readonly DocumentFont[],
  { fonts, font }: { readonly fonts: FontLibrary; readonly font: (data: string) => DocumentFontFile | undefined },
): boolean {
  if (isOrdinary(text)) return true;
  const codes = [...drawableText(text)].map((character) => character.codePointAt(0) ?? 0);
  const [usual = ""] = fallbacksOf(false);
  const isBundled = (code: number) => coveringFace(String.fromCodePoint(code), usual, fonts) !== undefined;
  return (
    codes.every(isBundled) ||
    documentFaces(own, font).some(({ metrics }) => codes.every((code) => metrics.advance(code) !== undefined))
  );
}
