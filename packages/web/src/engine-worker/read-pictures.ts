import { pictures } from "@octavo/engine";
import { unzlibSync } from "fflate";

/** Reads PNG and JPEG files for a `World`. Loaded on demand, because few planners contain pictures. */
export const image = pictures(inflate);

/**
 * Inflates a zlib stream. Returns `maxBytes` + 1 bytes if the content is larger, because fflate ignores the size of its
 * output.
 */
export function inflate(zlib: Uint8Array, maxBytes: number): Uint8Array {
  return unzlibSync(zlib, { out: new Uint8Array(maxBytes + 1) });
}
