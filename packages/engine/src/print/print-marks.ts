import type { PathItem } from "../display/display-list.ts";
import { line } from "../display/paths.ts";
import { black } from "../primitives/color.ts";
import type { PathSegment, Rect, Size } from "../primitives/geometry.ts";
import { type HolePattern, holes } from "./hole-patterns.ts";
import { type Edge, markDistance, markLength, points } from "./place-pages.ts";

const thin = { color: black, width: 0.25 } as const;

/** Edges of a finished page that another page touches or faces, which have no marks between the two. */
export type InnerEdges = Readonly<Partial<Record<"left" | "right" | "top" | "bottom", boolean>>>;

/** Marks at the corners of a finished page, outside of it. */
export function cropMarks({ x, y, width, height }: Rect, inner: InnerEdges): PathSegment[] {
  const [right, bottom] = [x + width, y + height];
  const reach = markDistance + markLength;
  return [x, right]
    .flatMap((at) => [
      ...(inner.top ? [] : line(at, y - reach, at, y - markDistance)),
      ...(inner.bottom ? [] : line(at, bottom + markDistance, at, bottom + reach)),
    ])
    .concat(
      [y, bottom].flatMap((at) => [
        ...(inner.left ? [] : line(x - reach, at, x - markDistance, at)),
        ...(inner.right ? [] : line(right + markDistance, at, right + reach, at)),
      ]),
    );
}

export const markLines = (segments: readonly PathSegment[]): PathItem[] =>
  segments.length === 0 ? [] : [{ kind: "path", segments, stroke: thin }];

/** Dashes at both ends of the fold, outside of the pages. */
export function foldMarks({ width }: Size, { y, height }: Pick<Rect, "y" | "height">): PathItem {
  const [middle, bottom] = [width / 2, y + height];
  const reach = markDistance + markLength;
  const segments = [
    ...line(middle, y - reach, middle, y - markDistance),
    ...line(middle, bottom + markDistance, middle, bottom + reach),
  ];
  return { kind: "path", segments, stroke: { ...thin, dash: [2, 2] } };
}

/** Crosses at the centers of the holes. */
export function holeMarks(trim: Rect, bound: Edge, pattern: HolePattern): PathSegment[] {
  const { along, inward, diameter } = holes[pattern];
  const x = bound === "left" ? trim.x + points(inward) : trim.x + trim.width - points(inward);
  const reach = points(diameter / 2);
  return along.flatMap((distance) => {
    const y = trim.y + trim.height / 2 + points(distance);
    return [...line(x - reach, y, x + reach, y), ...line(x, y - reach, x, y + reach)];
  });
}
