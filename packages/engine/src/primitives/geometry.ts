/**
 * Lengths are PDF points (1/72 inch). Except in `emit/pdf`, the origin is the page's top left corner and y grows
 * downward.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** Move, line, cubic curve, close, and rectangle (x, y, width, height). */
export type PathSegment =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"]
  | readonly ["R", number, number, number, number];

/** Moves each side inward by `distance`. Width and height are at least 0. */
export function inset(rect: Rect, distance: number): Rect {
  return {
    x: rect.x + distance,
    y: rect.y + distance,
    width: Math.max(0, rect.width - 2 * distance),
    height: Math.max(0, rect.height - 2 * distance),
  };
}

/** Undefined for an empty list. */
export function boundsOf(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function gridCells(rect: Rect, rows: number, columns: number, gap: Point = { x: 0, y: 0 }): Rect[] {
  const width = (rect.width - gap.x * (columns - 1)) / columns;
  const height = (rect.height - gap.y * (rows - 1)) / rows;
  return Array.from({ length: rows * columns }, (_, i) => ({
    x: rect.x + (i % columns) * (width + gap.x),
    y: rect.y + Math.floor(i / columns) * (height + gap.y),
    width,
    height,
  }));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export type Axis = "x" | "y";

/** Part of an axis. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

export function spanOf({ x, y, width, height }: Rect, axis: Axis): Span {
  return axis === "x" ? { start: x, length: width } : { start: y, length: height };
}
