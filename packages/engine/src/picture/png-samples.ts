/** Converts PNG rows of any depth and color type to 8-bit components and alpha. */
import type { Picture } from "./picture.ts";

export interface Header {
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
  readonly depth: number;
  /** 0 gray, 2 color, 3 palette, 4 gray with alpha, 6 color with alpha. */
  readonly type: number;
  readonly interlaced: boolean;
  /** Samples per pixel. */
  readonly channels: number;
}

/** PLTE and tRNS as in the file. Empty if absent. */
export interface Palette {
  readonly colors: Uint8Array;
  readonly transparency: Uint8Array;
}

/** Columns of a pass. */
interface Columns {
  readonly x: number;
  readonly dx: number;
  readonly columns: number;
}

export function channelsOf(type: number): number {
  return { 2: 3, 4: 2, 6: 4 }[type] ?? 1;
}

export class PngSamples {
  readonly #header: Header;
  readonly #palette: Palette;
  readonly #components: 1 | 3;
  readonly #bytes: Uint8Array;
  readonly #alpha: Uint8Array | undefined;
  /** Samples of the transparent color in tRNS: 11.3.2.1. */
  readonly #clear: readonly number[] | undefined;
  #isOpaque = true;

  constructor(header: Header, palette: Palette) {
    const { width, height, type } = header;
    const { transparency } = palette;
    this.#header = header;
    this.#palette = palette;
    this.#components = type === 0 || type === 4 ? 1 : 3;
    this.#bytes = new Uint8Array(width * height * this.#components);
    this.#alpha = type >= 4 || transparency.length > 0 ? new Uint8Array(width * height) : undefined;
    this.#clear = type === 0 || type === 2 ? clearColor(transparency, this.#components) : undefined;
  }

  addRow(row: Uint8Array, { x, dx, columns }: Columns, y: number): void {
    const { width, type, depth, channels } = this.#header;
    // Most pictures are already what is wanted.
    if (depth === 8 && dx === 1 && type !== 3 && !this.#alpha) return this.#bytes.set(row, y * row.length);
    const samples = samplesOf(row, columns * channels, depth);
    for (let column = 0; column < columns; column++) {
      const pixel = y * width + x + column * dx;
      const from = column * channels;
      if (type === 3) this.#putIndex(pixel, samples[from] ?? 0);
      else this.#putColor(pixel, samples, from);
    }
  }

  picture(): Picture {
    const { width, height } = this.#header;
    const alpha = this.#isOpaque ? undefined : this.#alpha;
    const data = { encoding: "samples", components: this.#components, bytes: this.#bytes } as const;
    return { width, height, data: alpha ? { ...data, alpha } : data };
  }

  #putIndex(pixel: number, index: number): void {
    const { colors, transparency } = this.#palette;
    for (let i = 0; i < 3; i++) this.#bytes[pixel * 3 + i] = colors[index * 3 + i] ?? 0;
    this.#putAlpha(pixel, transparency[index] ?? 255);
  }

  #putColor(pixel: number, samples: Uint8Array | Uint16Array, from: number): void {
    const { type, depth } = this.#header;
    const components = this.#components;
    for (let i = 0; i < components; i++) this.#bytes[pixel * components + i] = toByte(samples[from + i] ?? 0, depth);
    if (type >= 4) this.#putAlpha(pixel, toByte(samples[from + components] ?? 0, depth));
    else if (this.#alpha) this.#putAlpha(pixel, this.#isClear(samples, from) ? 0 : 255);
  }

  #putAlpha(pixel: number, value: number): void {
    if (this.#alpha) this.#alpha[pixel] = value;
    if (value < 255) this.#isOpaque = false;
  }

  #isClear(samples: Uint8Array | Uint16Array, from: number): boolean {
    return this.#clear?.every((sample, i) => samples[from + i] === sample) ?? false;
  }
}

function clearColor(transparency: Uint8Array, components: number): readonly number[] | undefined {
  if (transparency.length < components * 2) return undefined;
  return Array.from({ length: components }, (_, i) => sample16(transparency, i * 2));
}

/** As stored, 7.2: with less than eight bits, the leftmost pixel has the highest bits. */
function samplesOf(row: Uint8Array, count: number, depth: number): Uint8Array | Uint16Array {
  if (depth === 8) return row;
  const samples = new Uint16Array(count);
  const mask = (1 << depth) - 1;
  for (let i = 0, bit = 0; i < count; i++, bit += depth)
    samples[i] = depth === 16 ? sample16(row, i * 2) : ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
  return samples;
}

function sample16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function toByte(sample: number, depth: number): number {
  return depth === 8 ? sample : Math.round((sample * 255) / (2 ** depth - 1));
}
