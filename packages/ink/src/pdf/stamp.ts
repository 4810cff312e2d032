/** Annotations for handwriting from the content of pages, and pictures of pages. */
import { type Dictionary, Name, type Reference, type Value } from "./values.ts";

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: red, green, blue, and one that is not used. */
  readonly pixels: Uint8Array;
}

/** A stamp, so that later carries find the handwriting, and links stay above it. */
export function stamp(page: Reference, rect: readonly number[], appearance: Reference): Dictionary {
  return new Map<string, Value>([
    ["Type", new Name("Annot")],
    ["Subtype", new Name("Stamp")],
    ["Rect", rect],
    ["F", 4],
    ["P", page],
    ["AP", new Map([["N", appearance]])],
  ]);
}
