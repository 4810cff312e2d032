import type { FaceId } from "@octavo/engine";

export function fontUrl(face: FaceId): string {
  return `/api/assets/fonts/${encodeURIComponent(face)}.ttf`;
}

/** A family name of our own, so that no font of the device can stand in for the planner's. */
export function fontFamily(face: FaceId): string {
  return `octavo-${face}`;
}
