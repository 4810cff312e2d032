/** Searches in sorted snap targets. */
import type { Span } from "./span.ts";
import type { Line } from "./targets.ts";

export interface Offset {
  readonly by: number;
  /** Breaks ties: page, neighbors, gaps, sizes. Lower ranks win. */
  readonly rank: 0 | 1 | 2 | 3;
}

/** Returns the first index whose value is not below `value`. */
export function lowerBound<T>(sorted: readonly T[], value: number, at: (item: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && at(item) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const atOf = ({ at }: Line) => at;

export function nearestLine(lines: readonly Line[], position: number, tolerance: number): Offset | undefined {
  const index = lowerBound(lines, position, atOf);
  const next = lines[index];
  const previous = lines[lowerBound(lines, lines[index - 1]?.at ?? 0, atOf)];
  const above = next && next.at - position <= tolerance ? { by: next.at - position, rank: next.rank } : undefined;
  const isBelow = index > 0 && previous && position - previous.at <= tolerance;
  const below = isBelow ? { by: previous.at - position, rank: previous.rank } : undefined;
  if (!above || !below) return above ?? below;
  const difference = Math.abs(below.by) - Math.abs(above.by);
  return difference < 0 || (difference === 0 && below.rank < above.rank) ? below : above;
}

export const lengthOf = ({ start, end }: Span) => end - start;

export function nearestSize(spans: readonly Span[], length: number, tolerance: number): Offset | undefined {
  const index = lowerBound(spans, length, lengthOf);
  const candidates = [spans[index - 1], spans[index]].flatMap((span) => (span ? [lengthOf(span) - length] : []));
  const by = candidates.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  return by !== undefined && Math.abs(by) <= tolerance ? { by, rank: 3 } : undefined;
}
