/** Samples of pictures in the fewest bits, without loss. */
import { type Samples, withoutColor } from "../../picture/picture.ts";

export interface PackedSamples extends Samples {
  /** Bits per component. */
  readonly depth: 1 | 2 | 4 | 8;
  /** Rows begin at a byte. With a predictor, with its number in PNG before them. */
  readonly bytes: Uint8Array;
  readonly isPredicted: boolean;
}

/** Gray pictures get one component, and pictures of few levels fewer bits per component. */
export function packSamples(samples: Samples, width: number): PackedSamples {
  const { components, bytes } = withoutColor(samples);
  const depth = smallestDepth(bytes);
  const rowBytes = Math.ceil((width * components * depth) / 8);
  const packed = depth === 8 ? bytes : packedRows(bytes, width * components, depth);
  // PNG has no colors with 4 bits, and the project in the PDF reads the rows as PNG.
  const predicted =
    depth === 8 || (depth === 4 && components === 1)
      ? subtracted(packed, rowBytes, Math.ceil((components * depth) / 8))
      : undefined;
  return { components, depth, bytes: predicted ?? packed, isPredicted: predicted !== undefined };
}

/** Levels of a depth are evenly spaced from 0 to 255. */
function smallestDepth(bytes: Uint8Array): PackedSamples["depth"] {
  let depth: 1 | 2 | 4 = 1;
  for (const level of bytes) {
    if (level === 0 || level === 255) continue;
    if (level % 17 !== 0) return 8;
    if (level % 85 !== 0) depth = 4;
    else if (depth === 1) depth = 2;
  }
  return depth;
}

/** The leftmost sample has the highest bits: 8.9.5.2. */
function packedRows(bytes: Uint8Array, rowLength: number, depth: 1 | 2 | 4): Uint8Array {
  const rowBytes = Math.ceil((rowLength * depth) / 8);
  const packed = new Uint8Array((bytes.length / rowLength) * rowBytes);
  const unit = 255 / (2 ** depth - 1);
  for (let i = 0, row = 0; i < bytes.length; row += rowBytes)
    for (let bit = 0; bit < rowLength * depth; bit += depth, i++) {
      const at = row + (bit >> 3);
      packed[at] = (packed[at] ?? 0) | (((bytes[i] ?? 0) / unit) << (8 - depth - (bit & 7)));
    }
  return packed;
}

/** Rows whose entropy is measured. */
const measured = 256;
/** In bits per byte. Below, equal areas compress better as they are. */
const leastEntropy = 3;

/** Each byte minus that of the previous pixel (filter "Sub" of PNG). Undefined if that compresses no better. */
function subtracted(bytes: Uint8Array, rowBytes: number, step: number): Uint8Array | undefined {
  const rows = bytes.length / rowBytes;
  const [before, after] = [new Uint32Array(256), new Uint32Array(256)];
  for (let row = 0; row < rows; row += Math.ceil(rows / measured))
    for (let i = row * rowBytes, end = i + rowBytes, first = i + step; i < end; i++) {
      const value = bytes[i] ?? 0;
      const difference = (value - (i < first ? 0 : (bytes[i - step] ?? 0))) & 255;
      before[value] = (before[value] ?? 0) + 1;
      after[difference] = (after[difference] ?? 0) + 1;
    }
  const present = entropy(before);
  if (present < leastEntropy || entropy(after) > 0.95 * present) return undefined;
  const result = new Uint8Array(rows * (rowBytes + 1));
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * rowBytes, row * (rowBytes + 1) + 1];
    result[to - 1] = 1;
    for (let i = 0; i < rowBytes; i++)
      result[to + i] = (bytes[from + i] ?? 0) - (i < step ? 0 : (bytes[from + i - step] ?? 0));
  }
  return result;
}

/** In bits per value. */
function entropy(counts: Uint32Array): number {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.reduce((bits, count) => (count === 0 ? bits : bits - (count / sum) * Math.log2(count / sum)), 0);
}
