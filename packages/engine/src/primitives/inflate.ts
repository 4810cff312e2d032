/**
 * Decompresses a zlib stream (RFC 1950). For more than `most` bytes, throws or returns a result of another length,
 * within bounded memory.
 */
export type Inflate = (zlib: Uint8Array, most: number) => Uint8Array;

/** Compresses to the zlib format (RFC 1950). */
export type Deflate = (bytes: Uint8Array) => Uint8Array;
