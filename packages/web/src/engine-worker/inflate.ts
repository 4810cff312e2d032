import { unzlibSync } from "fflate";

/** The content of a zlib stream; one byte more than `most` when there is more, since fflate goes on beyond its room. */
export function inflate(zlib: Uint8Array, most: number): Uint8Array {
  return unzlibSync(zlib, { out: new Uint8Array(most + 1) });
}
