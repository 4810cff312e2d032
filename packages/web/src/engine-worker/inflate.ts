import { unzlibSync } from "fflate";

/** The content of a zlib stream; one byte more than `maxBytes` when there is more, since fflate goes on beyond its room. */
export function inflate(zlib: Uint8Array, maxBytes: number): Uint8Array {
  return unzlibSync(zlib, { out: new Uint8Array(maxBytes + 1) });
}
