import type { DisplayImage } from "../display/display-list.ts";

/** What a file turned out to be. */
export type Picture = Omit<DisplayImage, "id">;

/**
 * The content of a zlib stream (RFC 1950). Of one that holds more than `most` bytes anything may come back but as many
 * as that, or an exception; it must not take more memory than that.
 */
export type Inflate = (zlib: Uint8Array, most: number) => Uint8Array;
