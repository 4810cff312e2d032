/** Shapes for several widgets. */
import type { Color } from "../foundation/color.ts";
import type { Rect } from "../foundation/geometry.ts";
import type { PathItem, PathSegment, Stroke } from "./display-list.ts";

export function filledRect(rect: Rect, fill: Color): PathItem {
  return { kind: "path", segments: [rectSegment(rect)], fill };
}

export function rectSegment({ x, y, width, height }: Rect): PathSegment {
  return ["R", x, y, width, height];
}

export function line(x1: number, y1: number, x2: number, y2: number): PathSegment[] {
  return [
    ["M", x1, y1],
    ["L", x2, y2],
  ];
}

/** Outline of a rectangle. Empty if the stroke has no width. */
export function strokedRect(rect: Rect, stroke: Stroke): PathItem[] {
  return stroke.width > 0 ? [{ kind: "path", segments: [rectSegment(rect)], stroke }] : [];
}

/** Combines equal lines into one item, which keeps SVG and PDF small. */
export function strokedLines(
  lines: readonly (readonly [number, number, number, number])[],
  stroke: Stroke,
): PathItem[] {
  return lines.length === 0 ? [] : [{ kind: "path", segments: lines.flatMap((ends) => line(...ends)), stroke }];
}

/** Bézier handle length for a quarter circle, relative to its radius. */
const quarter = 0.5522847498;

export function roundedRect({ x, y, width, height }: Rect, radius: number): readonly PathSegment[] {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return [["R", x, y, width, height]];
  const k = r * (1 - quarter);
  const right = x + width;
  const bottom = y + height;
  return [
    ["M", x + r, y],
    ["L", right - r, y],
    ["C", right - k, y, right, y + k, right, y + r],
    ["L", right, bottom - r],
    ["C", right, bottom - k, right - k, bottom, right - r, bottom],
    ["L", x + r, bottom],
    ["C", x + k, bottom, x, bottom - k, x, bottom - r],
    ["L", x, y + r],
    ["C", x, y + k, x + k, y, x + r, y],
    ["Z"],
  ];
}
