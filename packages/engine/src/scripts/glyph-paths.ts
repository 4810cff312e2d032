/** Outlines of TrueType glyphs as paths: OpenType 1.9, "glyf". */
import type { PathSegment } from "../primitives/geometry.ts";
import { readTables } from "../typography/font-tables.ts";
import { type Contour, GlyphOutlines, type OutlinePoint } from "../typography/glyph-outlines.ts";

interface Placement {
  readonly scale: number;
  /** In the units of the result, upward. */
  readonly x: number;
  readonly y: number;
}

/** Most points of a glyph with its components. */
const mostPoints = 20_000;

export class GlyphPaths {
  readonly #outlines: GlyphOutlines;

  constructor(font: Uint8Array) {
    const table = readTables(font);
    this.#outlines = new GlyphOutlines(table("glyf"), table("loca"), {
      count: table("maxp").uint16(4),
      long: table("head").uint16(50) !== 0,
    });
  }

  /** Path of a glyph, with y downward. Empty for a damaged glyph. */
  of(glyph: number, { scale, x, y }: Placement): readonly PathSegment[] {
    try {
      return this.#outlines
        .contours(glyph, mostPoints)
        .flatMap((contour) =>
          pathOf(contour.map((point) => ({ ...point, x: point.x * scale + x, y: -(point.y * scale + y) }))),
        );
    } catch {
      return [];
    }
  }
}

/** Quadratic splines as cubic ones. Between two control points lies a point on the curve. */
function pathOf(contour: Contour): readonly PathSegment[] {
  const first = contour.findIndex(({ isOnCurve }) => isOnCurve);
  const [start, end] = [contour[0], contour.at(-1)];
  if (!start || !end) return [];
  const points = first < 0 ? [middle(end, start), ...contour] : [...contour.slice(first), ...contour.slice(0, first)];
  const [origin = start] = points;
  const segments: PathSegment[] = [["M", origin.x, origin.y]];
  let from = origin;
  for (let i = 1; i <= points.length; i++) {
    const point = points[i] ?? origin;
    if (point.isOnCurve) {
      if (i < points.length) segments.push(["L", point.x, point.y]);
      from = point;
      continue;
    }
    const next = points[i + 1] ?? origin;
    const to = next.isOnCurve ? next : middle(point, next);
    segments.push(curve(from, point, to));
    from = to;
    if (next.isOnCurve) i++;
  }
  return [...segments, ["Z"]];
}

function middle(a: OutlinePoint, b: OutlinePoint): OutlinePoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true };
}

function curve(from: OutlinePoint, control: OutlinePoint, to: OutlinePoint): PathSegment {
  const toward = (a: number, b: number) => a + (2 / 3) * (b - a);
  return [
    "C",
    toward(from.x, control.x),
    toward(from.y, control.y),
    toward(to.x, control.x),
    toward(to.y, control.y),
    to.x,
    to.y,
  ];
}
