import type { FaceId } from "@octavo/engine";

export function fontUrl(face: FaceId): string {
  return `/api/assets/fonts/${encodeURIComponent(face)}.ttf`;
}

/** Returns a font family with a prefix, so that no installed font replaces it. */
export function fontFamily(face: FaceId): string {
  return `octavo-${face}`;
}
