import { formatCharacterSet } from "@octavo/contract";
import type { FaceId } from "@octavo/engine";
import { sitePath } from "../browser/site-path.ts";

/** `isLatin`: with the characters of `latinRanges` only. */
export function fontUrl(face: FaceId, isLatin: boolean): string {
  return sitePath(`/api/assets/${isLatin ? "latin-fonts" : "fonts"}/${encodeURIComponent(face)}.ttf`);
}

/** Address of some characters of a font with thousands. */
export function characterUrl(face: FaceId, codePoints: Iterable<number>): string {
  return sitePath(
    `/api/assets/font-characters/${encodeURIComponent(face)}.ttf?characters=${formatCharacterSet(codePoints)}`,
  );
}

/** Returns a font family with a prefix, so that no installed font replaces it. */
export function fontFamily(face: FaceId): string {
  return `octavo-${face}`;
}
