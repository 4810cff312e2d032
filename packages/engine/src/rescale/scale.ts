import type { Rect, Size } from "../foundation/geometry.ts";
import type { DeviceProfile } from "../model/device-profile.ts";

export type Minimums = Pick<DeviceProfile["constraints"], "min_font_pt" | "min_stroke_pt">;

/** How lengths of one page become those of another. */
export interface Scale {
  readonly factorX: number;
  readonly factorY: number;
  /** Where the corner of the old page comes to stand. */
  readonly offsetX: number;
  readonly offsetY: number;
  readonly page: Size;
  readonly minimums: Minimums;
}

/** What has no direction, like type, grows with the lesser of the two, so that it still fits. */
export function smallerFactor({ factorX, factorY }: Scale): number {
  return Math.min(factorX, factorY);
}

/** 1/100 pt is finer than any screen's pixel and keeps documents readable. Zero is never negative. */
export function round(points: number): number {
  return Math.round(points * 100) / 100 + 0;
}

/** What stood on the page stays on it, whatever rounding does, and nothing gets smaller than a document allows. */
export function scaleRect({ x, y, width, height }: Rect, { factorX, factorY, offsetX, offsetY, page }: Scale): Rect {
  const horizontal = side(x, width, factorX, offsetX, page.width);
  const vertical = side(y, height, factorY, offsetY, page.height);
  return { x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length };
}

const smallestSide = 1;

function side(from: number, size: number, factor: number, offset: number, end: number): Side {
  if (factor === 1 && offset === 0) return { start: from, length: size };
  const start = round(offset + from * factor);
  const length = Math.max(smallestSide, round(size * factor));
  const wasInside = offset + (from + size) * factor <= end + 0.01;
  return wasInside && start + length > end ? backInside(start, length, end) : { start, length };
}

interface Side {
  readonly start: number;
  readonly length: number;
}

function backInside(start: number, length: number, end: number): Side {
  const room = Math.floor((end - start) * 100 + 1e-6) / 100;
  return room >= smallestSide ? { start, length: room } : { start: round(Math.max(0, end - length)), length };
}
