import type { DeviceProfile } from "../model/device-profile.ts";
import type { HorizontalPin, Pin, VerticalPin } from "../model/pin.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import type { Styles } from "../styles/apply-style.ts";

export type Minimums = Pick<DeviceProfile["constraints"], "min_font_pt" | "min_stroke_pt">;

/** Factors and offsets from one page, or size of a block, to another. */
export interface Scale {
  readonly factorX: number;
  readonly factorY: number;
  /** Position of the old page's top left corner, in points. */
  readonly offsetX: number;
  readonly offsetY: number;
  readonly from: Size;
  readonly page: Size;
  /** Factor for pinned widgets and their distances to edges. */
  readonly pinned: number;
  readonly minimums: Minimums;
  /** Factor for type. Absent: the smaller of both factors. */
  readonly type?: number;
  /** Styles before rescaling. They are rescaled themselves. */
  readonly styles?: Styles;
}

/** For lengths without direction, such as type sizes. */
export function smallerFactor({ factorX, factorY }: Scale): number {
  return Math.min(factorX, factorY);
}

/** Rounds to 1/100 pt, finer than any screen's pixel. Adds 0 to avoid negative zero. */
export function round(points: number): number {
  return Math.round(points * 100) / 100 + 0;
}

/** Scale of the lengths in a pinned widget. */
export function pinnedScale(scale: Scale, { x, y }: Pin): Scale {
  const { pinned } = scale;
  return { ...scale, ...(isPinned(x) && { factorX: pinned }), ...(isPinned(y) && { factorY: pinned }) };
}

function isPinned(pin: HorizontalPin | VerticalPin | undefined): boolean {
  return pin !== undefined && pin !== "scale";
}

/** Rectangle of a widget with a pin. */
export function pinnedRect(rect: Rect, { x, y }: Pin, scale: Scale): Rect {
  const scaled = scaleRect(rect, scale);
  const { from, page, pinned } = scale;
  const horizontal = isPinned(x) && pinnedSide(rect.x, rect.width, x, from.width, page.width, pinned);
  const vertical = isPinned(y) && pinnedSide(rect.y, rect.height, y, from.height, page.height, pinned);
  return {
    ...scaled,
    ...(horizontal && { x: horizontal.start, width: horizontal.length }),
    ...(vertical && { y: vertical.start, height: vertical.length }),
  };
}

function pinnedSide(
  start: number,
  size: number,
  pin: HorizontalPin | VerticalPin | undefined,
  from: number,
  to: number,
  factor: number,
): Side {
  const near = start * factor;
  const far = (from - start - size) * factor;
  const length = pin === "stretch" ? to - near - far : size * factor;
  const middle = to / 2 + (start + size / 2 - from / 2) * factor;
  const begin = pin === "right" || pin === "bottom" ? to - far - length : pin === "center" ? middle - length / 2 : near;
  return { start: round(Math.max(0, begin)), length: Math.max(smallestSide, round(length)) };
}

/** Keeps a rectangle on the page in spite of rounding, with sides of at least 1 pt. */
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
