/** Picture files for tests: JPEGs of an independent encoder, PNGs of all kinds. */
import { crc32, deflateSync, inflateSync } from "node:zlib";
import type { Inflate } from "../../src/primitives/inflate.ts";

export const inflate: Inflate = (zlib, most) => inflateSync(zlib, { maxOutputLength: most });

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64"));

/** 24 × 16 pixels in six areas: red, green, blue; white, black, gray. Encoded by pnmtojpeg of Netpbm. */
export const jpegs = {
  color: bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAQABgDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAUIBgf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAABQQH/8QAKBEAAQEBEQEAAAAAAAAAAAAAEQASAgQFBhMUFRYiQUJhY3GhouHi/9oADAMBAAIRAxEAPwDFmSoUACnUGHHx6rYzvynZKyww1eSRsAE9DsYabXPQ7fKJm+a//9k=",
  ),
  progressive: bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgARCAAQABgDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQHBQb/xAAWAQEBAQAAAAAAAAAAAAAAAAAEAwb/2gAMAwEAAhADEAAAAcVmoQAlnjsjTk//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAl//xAAbEQACAQUAAAAAAAAAAAAAAAAAEQMFEhMUIf/aAAgBAwEBPwGpzb1vEmYz/8QAGxEAAQQDAAAAAAAAAAAAAAAAAAEEFWFioeH/2gAIAQIBAT8BVtZM4b4f/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwJf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPyFf/9oADAMBAAIAAwAAABAvH//EABcRAQEBAQAAAAAAAAAAAAAAABEAcbH/2gAIAQMBAT8Q7bKmAWr/xAAWEQEBAQAAAAAAAAAAAAAAAADhEBH/2gAIAQIBAT8Q1LM//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxBf/9k=",
  ),
  gray: bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAQABgBAREA/8QAFwABAAMAAAAAAAAAAAAAAAAACAUGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8ApaSZ8cQAEA//2Q==",
  ),
};

export function dataUri(file: Uint8Array, type = "image/jpeg"): string {
  return `data:${type};base64,${Buffer.from(file).toString("base64")}`;
}

/** Inserts a segment after the first two bytes. */
export function withSegment(jpeg: Uint8Array, marker: number, content: Uint8Array | readonly number[]): Uint8Array {
  const length = content.length + 2;
  return Uint8Array.from([0xff, 0xd8, 0xff, marker, length >> 8, length & 255, ...content, ...jpeg.subarray(2)]);
}

/** Exif segment with only an orientation, in either byte order. */
export function exif(orientation: number, order: "II" | "MM" = "MM"): readonly number[] {
  const head = [...Buffer.from("Exif\0\0"), ...Buffer.from(order)];
  const big = [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const little = [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  return [...head, ...(order === "MM" ? big : little)];
}

/** JPEG with the size of a photograph. */
export function photograph(length: number): Uint8Array {
  const scan = jpegs.color.length - 2;
  const filling = new Uint8Array(length - jpegs.color.length).map((_, i) => (i * 2_654_435_761) % 251);
  return Uint8Array.from(Buffer.concat([jpegs.color.subarray(0, scan), filling, Uint8Array.of(0xff, 0xd9)]));
}

export interface PngNotation {
  readonly width: number;
  readonly height: number;
  readonly type: 0 | 2 | 3 | 4 | 6;
  readonly depth: number;
  readonly interlaced?: boolean;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** 0 to 4, by row in the file. */
  readonly filter?: (row: number) => number;
  /** Replaces the width in the header. */
  readonly claimedWidth?: number;
  /** Bytes after the samples in the zlib stream. */
  readonly extra?: number;
}

export const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

/** `samples` row by row, with one sample per channel. */
export function png(notation: PngNotation, samples: readonly number[]): Uint8Array {
  const { width, height, type, depth, interlaced = false, palette, transparency, extra = 0 } = notation;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(notation.claimedWidth ?? width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const stream = deflateSync(Buffer.concat([Uint8Array.from(scanlines(notation, samples)), Buffer.alloc(extra)]));
  const half = stream.length >> 1;
  return Uint8Array.from(
    Buffer.concat([
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk("IHDR", header),
      chunk("tEXt", Buffer.from("Title\0Test")),
      ...(palette ? [chunk("PLTE", Uint8Array.from(palette))] : []),
      ...(transparency ? [chunk("tRNS", Uint8Array.from(transparency))] : []),
      chunk("IDAT", stream.subarray(0, half)),
      chunk("IDAT", stream.subarray(half)),
      chunk("IEND", new Uint8Array(0)),
    ]),
  );
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Pass of each pixel in an 8 × 8 block: ISO 15948, 8.2. */
const passes = ["16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777"];

function scanlines(notation: PngNotation, samples: readonly number[]): readonly number[] {
  const { width, height, type, depth, interlaced, filter = () => 0 } = notation;
  const count = channels[type];
  const lines: number[] = [];
  let above: readonly number[] = [];
  let written = 0;
  for (const pass of interlaced ? ["1", "2", "3", "4", "5", "6", "7"] : [undefined]) {
    above = [];
    for (let y = 0; y < height; y++) {
      const row: number[] = [];
      for (let x = 0; x < width; x++)
        if (pass === undefined || passes[y % 8]?.[x % 8] === pass)
          row.push(...samples.slice((y * width + x) * count, (y * width + x + 1) * count));
      if (row.length === 0) continue;
      const line = packed(row, depth);
      const kind = filter(written++);
      lines.push(kind, ...filtered(line, above, Math.ceil((depth * count) / 8), kind));
      above = line;
    }
  }
  return lines;
}

function packed(samples: readonly number[], depth: number): readonly number[] {
  const bits = samples.map((sample) => sample.toString(2).padStart(depth, "0")).join("");
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
}

function filtered(line: readonly number[], above: readonly number[], step: number, kind: number): readonly number[] {
  return line.map((byte, i) => {
    const [a = 0, b = 0, c = 0] = [line[i - step], above[i], above[i - step]];
    const guesses = [a, b, c].map((value) => Math.abs(a + b - c - value));
    const nearest = [a, b, c][guesses.indexOf(Math.min(...guesses))] ?? 0;
    return (byte - ([0, a, b, (a + b) >> 1, nearest][kind] ?? 0)) & 255;
  });
}
