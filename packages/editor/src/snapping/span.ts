import type { Rect } from "@octavo/engine";

export type Axis = "x" | "y";

/** Extent of a rectangle along one axis (`start`, `end`) and across it (`from`, `to`). */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Edges of the rectangle that move along an axis. */
export type Moving = "all" | "start" | "end" | "none";

export function spanOf({ x, y, width, height }: Rect, axis: Axis): Span {
  return axis === "x"
    ? { start: x, end: x + width, from: y, to: y + height }
    : { start: y, end: y + height, from: x, to: x + width };
}
