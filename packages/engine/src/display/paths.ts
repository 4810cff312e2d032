import type { Color } from "../primitives/color.ts";
import type { PathSegment, Rect } from "../primitives/geometry.ts";
import type { Drawing, DrawnItem, PathItem, Stroke } from "./display-list.ts";

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

export interface Edges {
  readonly edge_top: boolean;
  readonly edge_right: boolean;
  readonly edge_bottom: boolean;
  readonly edge_left: boolean;
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** In points. */
const tolerance = 1e-6;

/**
 * Removes lines of a grid along the edges that are switched off. A line is at an edge if both ends are at most `reach`
 * from the outermost point of all lines.
 */
export function withoutEdges(lines: readonly Line[], edges: Edges, reach = { x: 0, y: 0 }): readonly Line[] {
  const { edge_top, edge_right, edge_bottom, edge_left } = edges;
  if (edge_top && edge_right && edge_bottom && edge_left) return lines;
  const left = Math.min(...lines.flatMap(([x1, , x2]) => [x1, x2])) + reach.x + tolerance;
  const right = Math.max(...lines.flatMap(([x1, , x2]) => [x1, x2])) - reach.x - tolerance;
  const top = Math.min(...lines.flatMap(([, y1, , y2]) => [y1, y2])) + reach.y + tolerance;
  const bottom = Math.max(...lines.flatMap(([, y1, , y2]) => [y1, y2])) - reach.y - tolerance;
  return lines.filter(
    ([x1, y1, x2, y2]) =>
      (edge_top || Math.max(y1, y2) > top) &&
      (edge_right || Math.min(x1, x2) < right) &&
      (edge_bottom || Math.min(y1, y2) < bottom) &&
      (edge_left || Math.max(x1, x2) > left),
  );
}

/** Combines equal lines into one item, which keeps SVG and PDF small. */
export function strokedLines(lines: readonly Line[], stroke: Stroke): PathItem[] {
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

/** Places a drawing in a rectangle. Strokes take the mean scale. */
export function scaleItems({ items, width, height }: Drawing, to: Rect): readonly DrawnItem[] {
  const [sx, sy] = [to.width / width, to.height / height];
  const along = (number: number, i: number) => (i % 2 === 0 ? to.x + number * sx : to.y + number * sy);
  const place = (item: DrawnItem): DrawnItem => {
    if (item.kind === "group") {
      const { clip } = item;
      const placed = clip && { ...size(clip), x: along(clip.x, 0), y: along(clip.y, 1) };
      return { ...item, items: item.items.map(place), ...(placed && { clip: placed }) };
    }
    if (item.kind !== "path") return item;
    const segments = item.segments.map(
      ([command, ...numbers]) => [command, ...numbers.map(along)] as unknown as PathSegment,
    );
    return { ...item, segments, ...(item.stroke && { stroke: scaledStroke(item.stroke, Math.sqrt(sx * sy)) }) };
  };
  const size = (rect: Rect) => ({ width: rect.width * sx, height: rect.height * sy });
  return items.map(place);
}

function scaledStroke({ width, dash, ...rest }: Stroke, scale: number): Stroke {
  return { ...rest, width: width * scale, ...(dash && { dash: dash.map((length) => length * scale) }) };
}
