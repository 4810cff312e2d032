import type { DrawnItem, PathItem, TextItem } from "../display/display-list.ts";
import type { Color } from "../primitives/color.ts";
import type { PathSegment, Point, Rect } from "../primitives/geometry.ts";

/** Text, stroke or fill in one color, with its groups flattened. */
export interface PaintOperation {
  readonly kind: "text" | "stroke" | "fill";
  readonly color: Color;
  /** Product over its groups. */
  readonly opacity: number;
  /** Type size of a text, width of a stroke, 0 for a fill. */
  readonly size: number;
  readonly item: TextItem | PathItem;
}

/** Operation with its bounding box. For a text, the approximate position of its first letter. */
export interface PlacedOperation extends Omit<PaintOperation, "item"> {
  readonly bounds: Rect;
}

export function withBounds({ item, ...operation }: PaintOperation): PlacedOperation {
  return { ...operation, bounds: item.kind === "text" ? firstLetter(item) : boundsOfSegments(item.segments) };
}

export function paintOperations(items: readonly DrawnItem[]): readonly PaintOperation[] {
  const operations: PaintOperation[] = [];
  collect(items, 1, operations);
  return operations;
}

function collect(items: readonly DrawnItem[], opacity: number, found: PaintOperation[]): void {
  for (const item of items) {
    if (item.kind === "text") found.push({ kind: "text", color: item.color, opacity, size: item.size, item });
    else if (item.kind === "group") collect(item.items, opacity * (item.opacity ?? 1), found);
    else if (item.kind === "path") {
      const { fill, stroke } = item;
      if (fill) found.push({ kind: "fill", color: fill, opacity, size: 0, item });
      if (stroke && stroke.width > 0)
        found.push({ kind: "stroke", color: stroke.color, opacity, size: stroke.width, item });
    }
  }
}

function firstLetter({ x, y, size, rotation }: TextItem): Rect {
  const half = size / 2;
  const up = { x, y: y - half, width: half, height: half };
  const down = rotation === 90;
  return rotation === undefined ? up : { ...up, x: down ? x : x - half, y: down ? y : y - half };
}

function boundsOfSegments(segments: readonly PathSegment[]): Rect {
  const points = segments.flatMap(pointsOf);
  const left = points.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const top = points.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const right = points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  const bottom = points.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function pointsOf([command, ...numbers]: PathSegment): readonly Point[] {
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (command === "R")
    return [
      { x, y },
      { x: x + width, y: y + height },
    ];
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }));
}
