/** Pages of PDFs as poppler shows them. */
import { execFileSync } from "node:child_process";

export interface Look {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row. */
  readonly rgb: Buffer;
}

/** Pixels per inch at which runs are judged. */
export const coarse = 50;

/** Pixels per inch at which pages are looked at again. */
const fine = [180, 300];

/** Differences of a component, of 255, up to which a mark is the same. Renderers round positions to parts of a pixel. */
const tolerance = 8;

/** A few slightly different pixels at the edge of a mark are the same mark. */
const slight = { most: 40, difference: 48 };

export function render(path: string, dpi = coarse, page?: number): readonly Look[] {
  const range = page === undefined ? [] : ["-f", String(page), "-l", String(page)];
  const output = execFileSync("pdftoppm", ["-r", String(dpi), ...range, path], {
    maxBuffer: 2 ** 30,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return [...pixmaps(output)];
}

/** Splits the pixmaps (PPM, P6) that pdftoppm writes one after the other. */
function* pixmaps(output: Buffer): Generator<Look> {
  for (let at = 0; at < output.length; ) {
    const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(output.toString("latin1", at, at + 40));
    if (!head) throw new Error(`pdftoppm wrote no pixmap at byte ${at}.`);
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + width * height * 3;
    yield { width, height, rgb: output.subarray(start, at) };
  }
}

export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function isInside({ left, top, right, bottom }: PixelRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** `ignores` is asked about pixels that differ. */
export function looksSame(
  one: Look | undefined,
  other: Look | undefined,
  within?: PixelRect,
  ignores: (x: number, y: number) => boolean = () => false,
): boolean {
  if (!one || !other || !haveSameSize(one, other)) return false;
  if (one.width === other.width && one.rgb.equals(other.rgb)) return true;
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const { left, top, right, bottom } = within ?? { left: 0, top: 0, right: width, bottom: height };
  let found = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const difference = differenceAt(one, other, x, y);
      if (difference <= tolerance || ignores(x, y)) continue;
      found++;
      if (difference > slight.difference || found > slight.most) return false;
    }
  return true;
}

/** Poppler rounds up: a page of 403.20001 points has one pixel more than one of 403.2. */
export function haveSameSize(one: Look, other: Look): boolean {
  return Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1;
}

/** Largest difference of the three components of a pixel. */
function differenceAt(one: Look, other: Look, x: number, y: number): number {
  const [at, there] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
  let most = 0;
  for (let i = 0; i < 3; i++)
    most = Math.max(most, Math.abs((one.rgb[at + i] as number) - (other.rgb[there + i] as number)));
  return most;
}

/** True if nothing is printed at the pixel. */
export function isPaper({ width, rgb }: Look, x: number, y: number): boolean {
  return rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).every((component) => component >= 250);
}

/**
 * Compares a page of two files at resolutions that show shifts of a fraction of a point. If a program writes places with other
 * decimals, poppler rounds a mark to another pixel, but not at two resolutions.
 */
export function looksSameClosely(one: string, other: string, page: number): boolean {
  return fine.some((dpi) => {
    const [[before], [after]] = [render(one, dpi, page), render(other, dpi, page)];
    return looksSame(before, after);
  });
}

/** Returns the numbers of the pages of `earlier` that look different in `later`, or that it lacks. */
export function changedPages(earlier: readonly Look[], later: readonly Look[]): readonly number[] {
  return earlier.flatMap((page, i) => (looksSame(page, later[i]) ? [] : [i + 1]));
}

export function countPages(path: string): number {
  const pages = /^Pages:\s+(\d+)$/m.exec(
    execFileSync("pdfinfo", [path], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  if (!pages) throw new Error(`pdfinfo found no pages in ${path}.`);
  return Number(pages[1]);
}

/** True if less than one pixel in a hundred is dark: an empty page, perhaps with a note. */
export function isAlmostEmpty(page: Look | undefined): boolean {
  if (!page) return false;
  let dark = 0;
  for (let i = 0; i < page.rgb.length; i += 3)
    if ((page.rgb[i + 1] as number) < 128 && (page.rgb[i] as number) < 128) dark++;
  return dark < (page.width * page.height) / 100;
}
