/** Distances between two rectangles, for measuring. */
import type { Rect } from "@octavo/engine";
import type { Segment } from "./guides.ts";
import type { Axis } from "./span.ts";

/** A straight distance along `axis`, drawn at `at` across it. */
export interface Distance extends Segment {
  readonly axis: Axis;
  readonly at: number;
  /** Lengthens the edge of the other rectangle, if the distance does not meet it. Its `at` is on `axis`. */
  readonly extension?: Segment & { readonly at: number };
}

/** Between rectangles that are apart: the gap on each axis. Otherwise: from each edge to the same edge of the other one. */
export function distancesBetween(from: Rect, to: Rect): readonly Distance[] {
  const spans = { x: [spanOn(from, "x"), spanOn(to, "x")], y: [spanOn(from, "y"), spanOn(to, "y")] } as const;
  const gaps = (["x", "y"] as const).flatMap((axis) => gapOn(axis, spans) ?? []);
  const found = gaps.length > 0 ? gaps : (["x", "y"] as const).flatMap((axis) => edgesOn(axis, spans));
  return found.filter(({ from: start, to: end }) => end - start >= 0.05);
}

type Spans = Readonly<Record<Axis, readonly [Segment, Segment]>>;

function spanOn(rect: Rect, axis: Axis): Segment {
  return axis === "x" ? { from: rect.x, to: rect.x + rect.width } : { from: rect.y, to: rect.y + rect.height };
}

const acrossOf = (axis: Axis): Axis => (axis === "x" ? "y" : "x");

function gapOn(axis: Axis, spans: Spans): Distance | undefined {
  const [own, other] = spans[axis];
  if (own.to <= other.from) return { axis, from: own.to, to: other.from, ...levelOn(axis, spans, other.from) };
  if (other.to <= own.from) return { axis, from: other.to, to: own.from, ...levelOn(axis, spans, other.to) };
  return undefined;
}

/** In the middle of the range that both share across the axis, or else of the selection. */
function levelOn(axis: Axis, spans: Spans, edge: number): Pick<Distance, "at" | "extension"> {
  const [own, other] = spans[acrossOf(axis)];
  const [from, to] = [Math.max(own.from, other.from), Math.min(own.to, other.to)];
  if (from < to) return { at: (from + to) / 2 };
  const at = (own.from + own.to) / 2;
  const lengthened = at < other.from ? { from: at, to: other.from } : { from: other.to, to: at };
  return { at, extension: { at: edge, ...lengthened } };
}

function edgesOn(axis: Axis, spans: Spans): readonly Distance[] {
  const [own, other] = spans[axis];
  const between = (a: number, b: number): Distance => ({
    axis,
    from: Math.min(a, b),
    to: Math.max(a, b),
    ...levelOn(axis, spans, b),
  });
  return [between(own.from, other.from), between(own.to, other.to)];
}
