import type { FaceId } from "@octavo/engine";
import { sitePath } from "../browser/site-path.ts";

/** `isLatin`: with the characters of `latinRanges` only. */
export function fontUrl(face: FaceId, isLatin: boolean): string {
  return sitePath(`/api/assets/${isLatin ? "latin-fonts" : "fonts"}/${encodeURIComponent(face)}.ttf`);
}

/** `characters` is a set as `formatCharacterSet` writes it. */
export function characterUrl(face: FaceId, characters: string): string {
  return sitePath(`/api/assets/font-characters/${encodeURIComponent(face)}.ttf?characters=${characters}`);
}

/** Returns a font family with a prefix, so that no installed font replaces it. */
export function fontFamily(face: FaceId): string {
  return `octavo-${face}`;
}

/** Disables features that the engine's metrics ignore, for browsers whose canvas cannot disable them, such as Safari. */
export const fontDescriptors = { featureSettings: '"kern" 0, "liga" 0, "clig" 0' };
