import type { DrawnItem, PathItem, PathSegment, TextItem } from "../display/display-list.ts";
import type { Color } from "../foundation/color.ts";
import type { Point, Rect } from "../foundation/geometry.ts";

/** Text, stroke or fill in one color, with its groups flattened. */
export interface PaintOperation {
  readonly kind: "text" | "stroke" | "fill";
  readonly color: Color;
  /** Product over its groups. */
  readonly opacity: number;
  /** Type size of a text, width of a stroke, 0 for a fill. */
  readonly size: number;
  /** Bounding box. For a text, the approximate position of its first letter. */
  readonly bounds: Rect;
}

export function paintOperations(items: readonly DrawnItem[], opacity = 1): readonly PaintOperation[] {
  return items.flatMap((item): readonly PaintOperation[] => {
    switch (item.kind) {
      case "text":
        return [textOperation(item, opacity)];
      case "path":
        return pathOperations(item, opacity);
      case "group":
        return paintOperations(item.items, opacity * (item.opacity ?? 1));
      case "image":
        return [];
    }
  });
}

function textOperation({ x, y, size, color, rotation }: TextItem, opacity: number): PaintOperation {
  const half = size / 2;
  const up = { x, y: y - half, width: half, height: half };
  const down = rotation === 90;
  const turned = rotation === undefined ? up : { ...up, x: down ? x : x - half, y: down ? y : y - half };
  return { kind: "text", color, opacity, size, bounds: turned };
}

function pathOperations({ segments, fill, stroke }: PathItem, opacity: number): readonly PaintOperation[] {
  const bounds = boundsOf(segments);
  const filled = fill && ({ kind: "fill", color: fill, opacity, size: 0, bounds } as const);
  const stroked =
    stroke && stroke.width > 0
      ? ({ kind: "stroke", color: stroke.color, opacity, size: stroke.width, bounds } as const)
      : undefined;
  return [filled, stroked].filter((operation) => operation !== undefined);
}

function boundsOf(segments: readonly PathSegment[]): Rect {
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
