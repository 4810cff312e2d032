/** Guides that show what a rectangle aligns with while it moves. */
import type { Rect } from "@octavo/engine";
import { gapPlaces } from "./gaps.ts";
import { lengthOf, lowerBound } from "./nearest.ts";
import { type Axis, type Moving, type Span, spanOf } from "./span.ts";
import type { AxisTargets, Line, Targets } from "./targets.ts";

/** `axis` is the axis of the alignment: a vertical line aligns on x. */
export type Guide =
  | { readonly kind: "line"; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  /** Equal distances along the axis, drawn at `at` across it. */
  | { readonly kind: "gap"; readonly axis: Axis; readonly at: number; readonly spans: readonly Segment[] }
  /** Equal lengths along the axis, each drawn at its own `at`. */
  | { readonly kind: "size"; readonly axis: Axis; readonly spans: readonly (Segment & { readonly at: number })[] };

export interface Segment {
  readonly from: number;
  readonly to: number;
}

/** Tolerance in points, below the precision of documents. */
const exact = 0.005;

/** Largest number of guides of a kind. More would hide the page. */
const maxGuides = { sizes: 4, gaps: 4 };

export function guidesOf(rect: Rect, moving: Readonly<Record<Axis, Moving>>, targets: Targets): readonly Guide[] {
  return (["x", "y"] as const).flatMap((axis) => axisGuides(spanOf(rect, axis), axis, moving[axis], targets[axis]));
}

function axisGuides(span: Span, axis: Axis, moving: Moving, targets: AxisTargets): readonly Guide[] {
  if (moving === "none") return [];
  const middle = (span.start + span.end) / 2;
  const lines = [
    ...(moving === "end" ? [] : lineGuides(targets.edges, span.start, span, axis)),
    ...(moving === "start" ? [] : lineGuides(targets.edges, span.end, span, axis)),
    ...(moving === "all" ? lineGuides(targets.centers, middle, span, axis) : []),
  ];
  return [...lines, ...(moving === "all" ? gapGuides(span, axis, targets) : sizeGuides(span, axis, targets))];
}

/** Merges all lines at a position into one guide. */
export function lineGuides(lines: readonly Line[], position: number, span: Span, axis: Axis): readonly Guide[] {
  let { from, to } = span;
  let index = lowerBound(lines, position - exact, ({ at }) => at);
  const first = index;
  for (let line = lines[index]; line && line.at <= position + exact; line = lines[++index]) {
    from = Math.min(from, line.from);
    to = Math.max(to, line.to);
  }
  return index > first ? [{ kind: "line", axis, at: position, from, to }] : [];
}

function gapGuides(span: Span, axis: Axis, { gaps }: AxisTargets): readonly Guide[] {
  const guides: Guide[] = [];
  for (const gap of gaps) {
    const from = Math.max(gap.from, span.from);
    const to = Math.min(gap.to, span.to);
    if (from >= to) continue;
    const place = gapPlaces(gap, lengthOf(span)).find(({ start }) => Math.abs(start - span.start) <= exact);
    const spans = place?.spans.map(([start, end]) => ({ from: start, to: end }));
    if (spans) guides.push({ kind: "gap", axis, at: (from + to) / 2, spans });
    if (guides.length === maxGuides.gaps) break;
  }
  return guides;
}

function sizeGuides(span: Span, axis: Axis, { sizes }: AxisTargets): readonly Guide[] {
  const length = lengthOf(span);
  const equal: Span[] = [];
  let index = lowerBound(sizes, length - exact, lengthOf);
  for (let other = sizes[index]; other && lengthOf(other) <= length + exact; other = sizes[++index])
    if (equal.length < maxGuides.sizes) equal.push(other);
  if (equal.length === 0) return [];
  const stretches = [span, ...equal].map(({ start, end, from, to }) => ({ from: start, to: end, at: (from + to) / 2 }));
  return [{ kind: "size", axis, spans: stretches }];
}
