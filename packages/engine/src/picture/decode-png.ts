/**
 * Decodes PNG (ISO 15948) to 8-bit samples. Does not check the checksums of chunks. The inflater checks that of the
 * zlib stream.
 */

import { limits } from "@octavo/foundation";
import type { Inflate } from "../primitives/inflate.ts";
import type { Picture } from "./picture.ts";
import { channelsOf, type Header, type Palette, PngSamples } from "./png-samples.ts";
import { rowLength, unfilter } from "./unfilter-png.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bit depths by color type: 11.2.2. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Origin and steps of a pass: 8.2. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const whole: readonly Pass[] = [{ x: 0, y: 0, dx: 1, dy: 1 }];
const adam7: readonly Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}

/** Undefined for a damaged or too large picture. */
export function decodePng(bytes: Uint8Array, inflate: Inflate): Picture | undefined {
  const chunks = readChunks(bytes);
  const header = chunks && readHeader(chunks[0]);
  if (!chunks || !header) return undefined;
  const palette = readPalette(chunks);
  if (header.type === 3 && palette.colors.length < 3) return undefined;
  const passes = (header.interlaced ? adam7 : whole).map((pass) => ({ ...pass, ...sizeOf(pass, header) }));
  const length = passes.reduce((sum, { columns, rows }) => sum + rows * (1 + rowLength(columns, header)), 0);
  if (length > limits.pictureSamples) return undefined;
  const filtered = inflated(chunks, length, inflate);
  if (filtered?.length !== length) return undefined;

  const samples = new PngSamples(header, palette);
  let start = 0;
  for (const pass of passes) {
    const bytesPerRow = rowLength(pass.columns, header);
    if (!unfilter(filtered.subarray(start), pass.rows, bytesPerRow, header)) return undefined;
    for (let row = 0; row < pass.rows; row++, start += 1 + bytesPerRow)
      samples.addRow(filtered.subarray(start + 1, start + 1 + bytesPerRow), pass, pass.y + row * pass.dy);
  }
  return samples.picture();
}

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
}

/** Undefined for an incomplete file. */
function readChunks(bytes: Uint8Array): readonly Chunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const content = at + 8;
    const end = content + view.getUint32(at);
    if (end + 4 > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, content));
    if (type === "IEND") return chunks;
    if (["IHDR", "PLTE", "tRNS", "IDAT"].includes(type)) chunks.push({ type, content: bytes.subarray(content, end) });
    at = end + 4;
  }
  return undefined;
}

function readHeader(chunk: Chunk | undefined): Header | undefined {
  if (chunk?.type !== "IHDR" || chunk.content.length !== 13) return undefined;
  const view = new DataView(chunk.content.buffer, chunk.content.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, type = 0, compression, filter, interlace = 0] = chunk.content.subarray(8);
  const isKnown = depths[type]?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (!isKnown || width * height === 0 || width * height > limits.picturePixels) return undefined;
  return { width, height, depth, type, interlaced: interlace === 1, channels: channelsOf(type) };
}

function readPalette(chunks: readonly Chunk[]): Palette {
  const content = (type: string) => chunks.find((chunk) => chunk.type === type)?.content ?? new Uint8Array(0);
  return { colors: content("PLTE"), transparency: content("tRNS") };
}

function sizeOf({ x, y, dx, dy }: Pass, { width, height }: Header) {
  const columns = Math.max(0, Math.ceil((width - x) / dx));
  // A pass without columns has no rows either, and no filter bytes.
  return { columns, rows: columns === 0 ? 0 : Math.max(0, Math.ceil((height - y) / dy)) };
}

function inflated(chunks: readonly Chunk[], length: number, inflate: Inflate): Uint8Array | undefined {
  const parts = chunks.filter(({ type }) => type === "IDAT").map(({ content }) => content);
  const stream = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    stream.set(part, at);
    at += part.length;
  }
  try {
    return inflate(stream, length);
  } catch {
    // The caller reports a damaged picture.
    return undefined;
  }
}
