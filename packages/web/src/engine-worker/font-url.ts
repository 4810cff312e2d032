import type { FaceId } from "@octavo/engine";
import { sitePath } from "../site-path.ts";

export function fontUrl(face: FaceId): string {
  return sitePath(`/api/assets/fonts/${encodeURIComponent(face)}.ttf`);
}

/** Returns a font family with a prefix, so that no installed font replaces it. */
export function fontFamily(face: FaceId): string {
  return `octavo-${face}`;
}
