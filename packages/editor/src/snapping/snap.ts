/**
 * Snaps a rectangle that is moved or resized: to lines of the page, its margins and guides, to edges and centers of
 * neighbors, to equal gaps, to equal sizes, or to the grid. Baselines, rules and rows of areas are added on demand. On each
 * axis the nearest target within `tolerance` wins, and a line wins over the grid.
 *
 * The guides show all alignments of the result, not only the one that it snapped to.
 */
import type { Rect } from "@octavo/engine";
import { placementIfLoaded } from "../document/load-placement.ts";
import { type GridLines, nearestGridLine, type PageGrid } from "../document/page-grid.ts";
import { type Gap, gapPlaces } from "./gaps.ts";
import { type Guide, guidesOf } from "./guides.ts";
import { nearestLine, nearestSize, type Offset } from "./nearest.ts";
import { type Axis, type Moving, type Span, spanOf } from "./span.ts";
import type { AxisTargets, OwnMarks, Targets } from "./targets.ts";

export interface SnapOptions {
  /** In points. */
  readonly tolerance: number;
  /** If false, the rectangle snaps only to the grid. */
  readonly lines: boolean;
  /** Undefined without a grid. */
  readonly grid: PageGrid | undefined;
}

export interface Snap {
  /** Additional movement of the moving edges, in points. */
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** In CSS pixels. */
export const snapTolerance = 6;

export function snap(
  rect: Rect,
  moving: Readonly<Record<Axis, Moving>>,
  targets: Targets,
  options: SnapOptions,
  own?: OwnMarks,
): Snap {
  const { areas = [] } = targets;
  const grid = options.grid && (placementIfLoaded()?.gridIn(areas, rect, options.grid) ?? options.grid);
  const dx = axisOffset(spanOf(rect, "x"), moving.x, targets.x, { ...options, grid: grid?.x });
  const dy = axisOffset(spanOf(rect, "y"), moving.y, targets.y, { ...options, grid: grid?.y, own });
  const snapped = shifted(shifted(rect, "x", moving.x, dx), "y", moving.y, dy);
  if (!options.lines) return { dx, dy, guides: [] };
  const marks = own && moving.y !== "none" && placementIfLoaded()?.markGuides(own, dy, spanOf(snapped, "y"), targets.y);
  return { dx, dy, guides: [...guidesOf(snapped, moving, targets), ...(marks || [])] };
}

interface AxisOptions extends Omit<SnapOptions, "grid"> {
  readonly grid: GridLines | undefined;
  readonly own?: OwnMarks | undefined;
}

function axisOffset(span: Span, moving: Moving, targets: AxisTargets, options: AxisOptions): number {
  if (moving === "none") return 0;
  const line = options.lines ? lineOffset(span, moving, targets, options) : undefined;
  if (line) return line.by;
  const at = moving === "end" ? span.end : span.start;
  return options.grid === undefined ? 0 : nearestGridLine(options.grid, at) - at;
}

function lineOffset(
  span: Span,
  moving: Moving,
  targets: AxisTargets,
  { tolerance, own }: AxisOptions,
): Offset | undefined {
  const length = span.end - span.start;
  const offsets = [
    moving === "end" ? undefined : nearestLine(targets.edges, span.start, tolerance),
    moving === "start" ? undefined : nearestLine(targets.edges, span.end, tolerance),
    ...(moving === "all"
      ? [
          nearestLine(targets.centers, (span.start + span.end) / 2, tolerance),
          nearestGap(targets.gaps, span, tolerance),
        ]
      : [forMovingStart(nearestSize(targets.sizes, length, tolerance), moving)]),
    ...((own && placementIfLoaded()?.markOffsets(own, targets, tolerance)) ?? []),
  ];
  return offsets.reduce(nearer, undefined);
}

/** Moving the start forward reduces the size, so the offset is negated. */
function forMovingStart(offset: Offset | undefined, moving: Moving): Offset | undefined {
  return offset && moving === "start" ? { ...offset, by: -offset.by } : offset;
}

function nearestGap(gaps: readonly Gap[], span: Span, tolerance: number): Offset | undefined {
  let nearest: Offset | undefined;
  for (const gap of gaps) {
    if (gap.from >= span.to || span.from >= gap.to) continue;
    for (const { start } of gapPlaces(gap, span.end - span.start)) {
      const by = start - span.start;
      if (Math.abs(by) <= tolerance) nearest = nearer(nearest, { by, rank: 2 });
    }
  }
  return nearest;
}

const sameDistance = 1e-6;

function nearer(a: Offset | undefined, b: Offset | undefined): Offset | undefined {
  if (!a || !b) return a ?? b;
  const difference = Math.abs(b.by) - Math.abs(a.by);
  return difference < -sameDistance || (difference <= sameDistance && b.rank < a.rank) ? b : a;
}

function shifted(rect: Rect, axis: Axis, moving: Moving, by: number): Rect {
  const [at, size] = axis === "x" ? (["x", "width"] as const) : (["y", "height"] as const);
  switch (moving) {
    case "none":
      return rect;
    case "all":
      return { ...rect, [at]: rect[at] + by };
    case "start":
      return { ...rect, [at]: rect[at] + by, [size]: rect[size] - by };
    case "end":
      return { ...rect, [size]: rect[size] + by };
  }
}
