/** Rectangles of a page, in points. */
import { boundsOf, clamp, maxPageSide, type Point, type Rect } from "@octavo/engine";

export { boundsOf };

/** Smallest width and height of a widget. */
export const smallestSide = 1;

/** Offset of copies and new widgets from existing ones, in points. */
export const copyOffset = 20;

/** Rounds to 1/100 pt, which is finer than a screen pixel and keeps documents readable. Never returns -0. */
export function roundToHundredths(points: number): number {
  return Math.round(points * 100) / 100 + 0;
}

function roundedRect({ x, y, width, height }: Rect): Rect {
  return {
    x: roundToHundredths(x),
    y: roundToHundredths(y),
    width: roundToHundredths(width),
    height: roundToHundredths(height),
  };
}

/** Limits a rectangle to the values that a document can store. */
export function validRect(rect: Rect): Rect {
  const { x, y, width, height } = roundedRect(rect);
  return {
    x: clamp(x, 0, maxPageSide),
    y: clamp(y, 0, maxPageSide),
    width: clamp(width, smallestSide, maxPageSide),
    height: clamp(height, smallestSide, maxPageSide),
  };
}

export function movedBy(rect: Rect, { x, y }: Point): Rect {
  return { ...rect, x: rect.x + x, y: rect.y + y };
}

export function rectBetween(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

export function centerOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function grownBy(rect: Rect, across: number, down = across): Rect {
  return {
    x: rect.x - across,
    y: rect.y - down,
    width: rect.width + 2 * across,
    height: rect.height + 2 * down,
  };
}

export function holdsPoint({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

export function encloses(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Moves `rect` inside `area` as far as its size allows. */
export function moveInside(area: Rect, rect: Rect): Rect {
  const inside = (start: number, size: number, from: number, room: number) =>
    clamp(start, from, Math.max(from, from + room - size));
  return {
    ...rect,
    x: inside(rect.x, rect.width, area.x, area.width),
    y: inside(rect.y, rect.height, area.y, area.height),
  };
}

/** Limits a move so that no rectangle leaves the page. */
export function limitToPage(rects: readonly Rect[], by: Point): Point {
  const bounds = boundsOf(rects);
  if (!bounds) return by;
  return {
    x: roundToHundredths(clamp(by.x, -bounds.x, Math.max(-bounds.x, maxPageSide - bounds.x - bounds.width))),
    y: roundToHundredths(clamp(by.y, -bounds.y, Math.max(-bounds.y, maxPageSide - bounds.y - bounds.height))),
  };
}

/** Maps `inner` from the rectangle `from` to the rectangle `to`. */
export function scaledInto(inner: Rect, from: Rect, to: Rect): Rect {
  const across = from.width === 0 ? 1 : to.width / from.width;
  const down = from.height === 0 ? 1 : to.height / from.height;
  return {
    x: to.x + (inner.x - from.x) * across,
    y: to.y + (inner.y - from.y) * down,
    width: Math.max(smallestSide, inner.width * across),
    height: Math.max(smallestSide, inner.height * down),
  };
}

/** Sorts from top to bottom, then from left to right. */
export function inReadingOrder<T extends { readonly position: Rect }>(list: readonly T[]): readonly T[] {
  return list.toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
}
