import { inflateSync } from "node:zlib";

/** The content of a zlib stream; throws when it is damaged or longer than `most`. */
export function inflate(zlib: Uint8Array, most: number): Uint8Array {
  return inflateSync(zlib, { maxOutputLength: most });
}
