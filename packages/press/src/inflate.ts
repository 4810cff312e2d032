import { inflateSync } from "node:zlib";

/** Decompresses a zlib stream. Throws if it is damaged or longer than `most`. */
export function inflate(zlib: Uint8Array, most: number): Uint8Array {
  return inflateSync(zlib, { maxOutputLength: most });
}
