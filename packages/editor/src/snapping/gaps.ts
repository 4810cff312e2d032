/** Empty space between two neighbors along one axis. */
import type { Span } from "./span.ts";

export interface Gap {
  readonly start: number;
  readonly end: number;
  /** Range across the axis in which both neighbors overlap. */
  readonly from: number;
  readonly to: number;
  /** Outer edges of the neighbors. */
  readonly outerStart: number;
  readonly outerEnd: number;
}

/** Returns the gaps between pairs with nothing in between. */
export function gapsBetween(spans: readonly Span[]): readonly Gap[] {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  return ordered.flatMap((span, i) => gapsAfter(span, ordered, i)).toSorted((a, b) => a.start - b.start);
}

/** A neighbor hides everything behind it in its range across the axis. */
function gapsAfter(span: Span, ordered: readonly Span[], index: number): readonly Gap[] {
  const gaps: Gap[] = [];
  const hidden: Span[] = [];
  for (let i = index + 1; i < ordered.length; i++) {
    const other = ordered[i];
    if (!other || other.start < span.end) continue;
    const from = Math.max(span.from, other.from);
    const to = Math.min(span.to, other.to);
    if (from >= to || hidden.some((near) => near.from < to && from < near.to)) continue;
    hidden.push(other);
    gaps.push({ start: span.end, end: other.start, from, to, outerStart: span.start, outerEnd: other.end });
    if (covers(hidden, span)) break;
  }
  return gaps;
}

function covers(hidden: readonly Span[], { from, to }: Span): boolean {
  return hidden.some((near) => near.from <= from && near.to >= to);
}

/** A position at which a span of a given length creates two equal gaps. */
export interface GapPlace {
  readonly start: number;
  /** The two equal gaps. */
  readonly spans: readonly [Pair, Pair];
}

type Pair = readonly [from: number, to: number];

export function gapPlaces(gap: Gap, length: number): readonly GapPlace[] {
  const { start, end, outerStart, outerEnd } = gap;
  const size = end - start;
  const after = outerEnd + size;
  const before = outerStart - size - length;
  const half = (size - length) / 2;
  return [
    {
      start: after,
      spans: [
        [start, end],
        [outerEnd, after],
      ],
    },
    {
      start: before,
      spans: [
        [before + length, outerStart],
        [start, end],
      ],
    },
    ...(half > 0
      ? [
          {
            start: start + half,
            spans: [
              [start, start + half],
              [end - half, end],
            ],
          } satisfies GapPlace,
        ]
      : []),
  ];
}
