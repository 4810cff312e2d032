/** Encodes samples as PNG, ISO 15948. */
import type { Deflate } from "../primitives/inflate.ts";

export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
  /** 8 bits per component, row by row. */
  readonly bytes: Uint8Array;
  readonly alpha?: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const colorType = { gray: 0, rgb: 2, withAlpha: 4 } as const;

/** Without `deflate` uncompressed, for pictures in SVG. With it, each sample minus the one before, as suits photographs. */
export function encodePng(samples: Samples, deflate?: Deflate): Uint8Array {
  const { width, height, components, alpha } = samples;
  const type = (components === 3 ? colorType.rgb : colorType.gray) + (alpha ? colorType.withAlpha : 0);
  const header = [...word(width), ...word(height), 8, type, 0, 0, 0];
  const rows = scanlines(samples);
  const content = deflate ? deflate(subtracted(rows, height, components + (alpha ? 1 : 0))) : storedZlib(rows);
  return pngFile(Uint8Array.from(header), content);
}

/** `header` is the content of IHDR, `zlib` that of IDAT. */
export function pngFile(header: Uint8Array, zlib: Uint8Array): Uint8Array {
  const chunks = [chunk("IHDR", header), chunk("IDAT", zlib), chunk("IEND", new Uint8Array(0))];
  return joined([signature, ...chunks]);
}

/** Filter 1 of section 9.2, in place of filter 0. */
function subtracted(rows: Uint8Array, height: number, step: number): Uint8Array {
  const length = rows.length / height;
  for (let start = 0; start < rows.length; start += length) {
    for (let i = start + length - 1; i > start + step; i--) rows[i] = (rows[i] ?? 0) - (rows[i - step] ?? 0);
    rows[start] = 1;
  }
  return rows;
}

/** Each row starts with filter byte 0. Alpha follows the components of its pixel. */
function scanlines({ width, height, components, bytes, alpha }: Samples): Uint8Array {
  const depth = components + (alpha ? 1 : 0);
  const rows = new Uint8Array(height * (1 + width * depth));
  let at = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (pixel % width === 0) at++;
    for (let i = 0; i < components; i++) rows[at++] = bytes[pixel * components + i] ?? 0;
    if (alpha) rows[at++] = alpha[pixel] ?? 0;
  }
  return rows;
}

/** zlib (RFC 1950) with stored blocks (RFC 1951). */
function storedZlib(bytes: Uint8Array): Uint8Array {
  const longest = 0xffff;
  const parts: (Uint8Array | readonly number[])[] = [[0x78, 0x01]];
  for (let start = 0; start < bytes.length; start += longest) {
    const block = bytes.subarray(start, start + longest);
    const { length } = block;
    const isLast = start + longest >= bytes.length ? 1 : 0;
    parts.push([isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], block);
  }
  return joined([...parts, word(adler32(bytes))]);
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = joined([[...type].map((letter) => letter.charCodeAt(0)), content]);
  return joined([word(content.length), named, word(crc32(named))]);
}

function word(value: number): readonly number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function joined(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
