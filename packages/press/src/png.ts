import { crc32, deflateSync } from "node:zlib";

/** Pixels row by row: red, green, blue and an unused byte. */
export interface RgbxPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const greyType = 0;
const rgbType = 2;

/**
 * Encodes a PNG file, in grayscale if all pixels are gray. Pages are mostly white, so level 1 without filters is fast
 * and small enough.
 */
export function encodePng({ width, height, pixels }: RgbxPicture): Uint8Array {
  const greys = greyLines(pixels, width, height);
  const lines = greys ?? rgbLines(pixels, width, height);
  return pngFile({ width, height, depth: 8, type: greys ? greyType : rgbType }, deflateSync(lines, { level: 1 }));
}

interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  readonly type: number;
}

function pngFile({ width, height, depth, type }: PngHeader, samples: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, depth);
  header.setUint8(9, type);
  return Buffer.concat([
    signature,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", samples),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Encodes a PNG file in 16 grays, as screens of e-ink show it, as small as possible. */
export function encodeGrayPng({ width, height, pixels }: RgbxPicture): Uint8Array {
  const lines = new Uint8Array(height * (1 + Math.ceil(width / 2)));
  let to = 0;
  for (let y = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x += 2) {
      const from = (y * width + x) * 4;
      lines[to++] = (grayOf(pixels, from) << 4) | (x + 1 < width ? grayOf(pixels, from + 4) : 0);
    }
  }
  return pngFile({ width, height, depth: 4, type: greyType }, deflateSync(lines, { level: 9, memLevel: 9 }));
}

/** From 0 to 15. Luma of ITU-R BT.601. */
function grayOf(pixels: Uint8Array, at: number): number {
  const luma = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return Math.round(luma / 17);
}

/**
 * Returns gray PNG rows, each with filter 0, or undefined if a pixel has a color. Compares two channels at a time in
 * little-endian words, which Node.js uses on all platforms.
 */
function greyLines(pixels: Uint8Array, width: number, height: number): Uint8Array | undefined {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const lines = new Uint8Array(height * (1 + width));
  let from = 0;
  for (let y = 0, to = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++) {
      const word = words[from++] ?? 0;
      if (((word ^ (word >>> 8)) & 0xffff) !== 0) return undefined;
      lines[to++] = word;
    }
  }
  return lines;
}

function rgbLines(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const lines = new Uint8Array(height * (1 + width * 3));
  let from = 0;
  for (let y = 0, to = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 4) {
      lines[to++] = pixels[from] ?? 0;
      lines[to++] = pixels[from + 1] ?? 0;
      lines[to++] = pixels[from + 2] ?? 0;
    }
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
