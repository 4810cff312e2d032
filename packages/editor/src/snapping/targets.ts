/** Snap targets, sorted once at the start of a gesture. Lengths are in points. */
import type { Guides, Rect, Size, WritingBox } from "@octavo/engine";
import { type Gap, gapsBetween } from "./gaps.ts";
import { type Axis, type Span, spanOf } from "./span.ts";

/** A line perpendicular to its axis: vertical for x, horizontal for y. */
export interface Line {
  readonly at: number;
  /** Extent of the object along the line. */
  readonly from: number;
  readonly to: number;
  /** Breaks ties: the page and its guides (0) win over neighbors (1). */
  readonly rank: 0 | 1;
}

export interface AxisTargets {
  /** Sorted by `at`. */
  readonly edges: readonly Line[];
  readonly centers: readonly Line[];
  /** Of texts. Across the page only. */
  readonly baselines?: readonly Line[];
  /** Sorted by `start`. */
  readonly gaps: readonly Gap[];
  /** Sorted by length. */
  readonly sizes: readonly Span[];
}

export interface Targets extends Readonly<Record<Axis, AxisTargets>> {
  /** Areas with rows, which take the place of the grid inside of them. */
  readonly areas?: readonly WritingBox[];
}

export interface SnapContext {
  readonly page: Size;
  /** Order: top, right, bottom, left. */
  readonly margins: readonly [number, number, number, number];
  readonly guides: Guides | undefined;
  /** Rectangles on the page that do not move. */
  readonly siblings: readonly Rect[];
}

/** Gaps exist for pairs of siblings. Beyond this number they are too many to compute and to show. */
const siblingsWithGaps = 200;

export function snapTargets(context: SnapContext): Targets {
  return { x: axisTargets("x", context), y: axisTargets("y", context) };
}

function axisTargets(axis: Axis, { page, margins, guides, siblings }: SnapContext): AxisTargets {
  const [top, right, bottom, left] = margins;
  const [length, across] = axis === "x" ? [page.width, page.height] : [page.height, page.width];
  const [before, after] = axis === "x" ? [left, right] : [top, bottom];
  const paper = (at: number): Line => ({ at, from: 0, to: across, rank: 0 });
  const drawn = (guides?.[axis] ?? []).map(paper);
  const spans = siblings.map((rect) => spanOf(rect, axis));
  return {
    edges: sorted([...[0, before, length - after, length].map(paper), ...drawn, ...spans.flatMap(edgesOf)]),
    centers: sorted([paper(length / 2), ...drawn, ...spans.map(centerOf)]),
    gaps: gapsBetween(spans.slice(0, siblingsWithGaps)),
    sizes: spans.toSorted((a, b) => a.end - a.start - b.end + b.start),
  };
}

function edgesOf({ start, end, from, to }: Span): readonly Line[] {
  return [
    { at: start, from, to, rank: 1 },
    { at: end, from, to, rank: 1 },
  ];
}

function centerOf({ start, end, from, to }: Span): Line {
  return { at: (start + end) / 2, from, to, rank: 1 };
}

export function sorted(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((a, b) => a.at - b.at || a.rank - b.rank);
}

/** Heights in what moves, in points. */
export interface OwnMarks {
  readonly baselines: readonly number[];
  readonly rules: readonly number[];
  /** Movement of the marks for a movement of the edge by one point. */
  readonly rate: number;
}
