import { type DisplayImage, pictures } from "@octavo/engine";
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

/** Decodes the picture as stored. The painter applies its rotation. */
export function bitmapOf({ width, height, data }: DisplayImage): Promise<ImageBitmap> {
  if (data.encoding === "samples") return createImageBitmap(new ImageData(rgba(data), width, height));
  const file = new Blob([Uint8Array.from(data.bytes)], { type: "image/jpeg" });
  return createImageBitmap(file, { imageOrientation: "none" });
}

function rgba({ bytes, components, alpha }: Extract<DisplayImage["data"], { encoding: "samples" }>) {
  const pixels = new Uint8ClampedArray((bytes.length / components) * 4);
  for (let from = 0, to = 0; to < pixels.length; from += components, to += 4) {
    for (let i = 0; i < 3; i++) pixels[to + i] = bytes[from + (i % components)] ?? 0;
    pixels[to + 3] = alpha ? (alpha[to / 4] ?? 0) : 255;
  }
  return pixels;
}
