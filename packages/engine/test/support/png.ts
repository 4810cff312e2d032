/**
 * Minimal PNG decoder (ISO 15948) for the files of Chromium and poppler: 8 bits per component, no palette, not
 * interlaced.
 */
import { inflateSync } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row. */
  readonly rgb: Uint8Array;
}

const componentsOfType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

export function decodePng(png: Buffer): Pixels {
  const [width, height, depth, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25] ?? -1];
  const components = componentsOfType[type];
  if (depth !== 8 || components === undefined || png[28] !== 0) throw new Error("a kind of PNG that is not read here");
  const rows = unfiltered(inflateSync(imageData(png)), width * components, height, components);
  return { width, height, rgb: components === 3 ? rows : threeEach(rows, components) };
}

function imageData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(parts);
}

/** Each row starts with its filter: section 9.2. */
function unfiltered(filtered: Uint8Array, length: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (length + 1)] ?? 0;
    for (let i = 0; i < length; i++) {
      const at = y * length + i;
      const left = i >= step ? (rows[at - step] ?? 0) : 0;
      const up = y > 0 ? (rows[at - length] ?? 0) : 0;
      const corner = y > 0 && i >= step ? (rows[at - length - step] ?? 0) : 0;
      rows[at] = (filtered[y * (length + 1) + 1 + i] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return rows;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Converts gray to three components and drops alpha. */
function threeEach(rows: Uint8Array, components: number): Uint8Array {
  const isGrey = components < 3;
  return Uint8Array.from({ length: (rows.length / components) * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3) * components;
    return rows[pixel + (isGrey ? 0 : i % 3)] ?? 0;
  });
}
