/** Reduces gray pictures to the levels of an e-ink screen. */

export const ditherMethods = ["diffusion", "ordered", "none"] as const;
export type DitherMethod = (typeof ditherMethods)[number];

export interface Tones {
  /** Evenly spaced from black to white. */
  readonly levels: 2 | 16;
  readonly method: DitherMethod;
  /** 1 to 255: the gray from which on a pixel is white, without its neighbors. Only for two levels. */
  readonly threshold: number;
}

/** Gray levels from 0 to 255 of pixels with four bytes each, with the weights of ITU-R BT.601. Alpha is ignored. */
export function grayPixels(rgba: Uint8ClampedArray): Uint8Array {
  const gray = new Uint8Array(rgba.length / 4);
  for (let i = 0, from = 0; i < gray.length; i++, from += 4)
    gray[i] = Math.round(0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0));
  return gray;
}

/** Returns the index of a level for each pixel. */
export function dither(gray: Uint8Array, width: number, { levels, method, threshold }: Tones): Uint8Array {
  const shift = levels === 2 ? 127.5 - threshold + 0.5 : 0;
  if (method === "diffusion") return diffused(gray, width, levels, shift);
  const indices = new Uint8Array(gray.length);
  const step = 255 / (levels - 1);
  for (let i = 0; i < gray.length; i++) {
    const offset = method === "ordered" ? bayerOffset(i % width, Math.floor(i / width)) * step : 0;
    indices[i] = nearestLevel((gray[i] ?? 0) + shift + offset, levels);
  }
  return indices;
}

function nearestLevel(value: number, levels: number): number {
  const index = Math.round((value * (levels - 1)) / 255);
  return index < 0 ? 0 : index >= levels ? levels - 1 : index;
}

/** Floyd and Steinberg, 1976: each pixel passes its error on to four neighbors that follow. */
function diffused(gray: Uint8Array, width: number, levels: number, shift: number): Uint8Array {
  const indices = new Uint8Array(gray.length);
  // One more pixel at each end of a row, so that no neighbor needs a check.
  let here = new Float32Array(width + 2);
  let below = new Float32Array(width + 2);
  for (let start = 0; start < gray.length; start += width) {
    for (let x = 0; x < width; x++) {
      const value = (gray[start + x] ?? 0) + (here[x + 1] ?? 0);
      const index = nearestLevel(value + shift, levels);
      indices[start + x] = index;
      const error = value - (index * 255) / (levels - 1);
      here[x + 2] = (here[x + 2] ?? 0) + (error * 7) / 16;
      below[x] = (below[x] ?? 0) + (error * 3) / 16;
      below[x + 1] = (below[x + 1] ?? 0) + (error * 5) / 16;
      below[x + 2] = (below[x + 2] ?? 0) + error / 16;
    }
    [here, below] = [below, here];
    below.fill(0);
  }
  return indices;
}

/** Ordered dithering with a matrix of 8 × 8 (Bayer, 1973). From -0.5 to 0.5. */
function bayerOffset(x: number, y: number): number {
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    const [column, row] = [(x >> bit) & 1, (y >> bit) & 1];
    value = value * 4 + ((column ^ row) * 2 + row);
  }
  return (value + 0.5) / 64 - 0.5;
}
