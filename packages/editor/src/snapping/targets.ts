/** What a moving rectangle can snap to, sorted once when a gesture begins. Lengths are points of the page. */
import type { Guides, Rect, Size } from "@octavo/engine";
import { type Gap, gapsBetween } from "./gaps.ts";

export type Axis = "x" | "y";

/** A line across the axis that it stands on: upright on x, level on y. */
export interface Line {
  readonly at: number;
  /** How far what it belongs to reaches along the line. */
  readonly from: number;
  readonly to: number;
  /** Of two lines equally near, the lower wins: the page and what was put on it for this purpose before neighbours. */
  readonly rank: 0 | 1;
}

/** Along one axis: a rectangle's place and length there, and across it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

export interface AxisTargets {
  /** By `at`. */
  readonly edges: readonly Line[];
  readonly centers: readonly Line[];
  /** By `start`. */
  readonly gaps: readonly Gap[];
  /** By length. */
  readonly sizes: readonly Span[];
}

export type Targets = Readonly<Record<Axis, AxisTargets>>;

export interface SnapContext {
  readonly page: Size;
  /** top, right, bottom, left. */
  readonly margins: readonly [number, number, number, number];
  readonly guides: Guides | undefined;
  /** Everything on the page that does not move along. */
  readonly siblings: readonly Rect[];
}

/** Gaps are between pairs, of which there are many; beyond so many siblings nobody sees which is meant. */
const siblingsWithGaps = 200;

export function snapTargets(surroundings: SnapContext): Targets {
  return { x: axisTargets("x", surroundings), y: axisTargets("y", surroundings) };
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

export function spanOf({ x, y, width, height }: Rect, axis: Axis): Span {
  return axis === "x"
    ? { start: x, end: x + width, from: y, to: y + height }
    : { start: y, end: y + height, from: x, to: x + width };
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

function sorted(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((a, b) => a.at - b.at || a.rank - b.rank);
}
