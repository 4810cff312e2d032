/** Rules of isometric and hexagonal paper inside a rectangle. */
import type { Rect } from "../primitives/geometry.ts";

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const slope = Math.sqrt(1 / 3);
const ratio = Math.sqrt(3) / 2;

/** Equilateral triangles with a vertical side. */
export function triangles({ x, y, width, height }: Rect, side: number): readonly Line[] {
  const columns = Math.floor(width / (side * ratio) + 1e-6);
  const uprights = Array.from({ length: columns + 1 }, (_, i) => x + i * side * ratio);
  const above = Math.ceil((width * slope) / side);
  const count = above + Math.floor(height / side + 1e-6) + 1;
  const falling = Array.from({ length: count }, (_, i) => (i - above) * side).flatMap((start): Line[] => {
    const from = Math.max(0, -start / slope);
    const to = Math.min(width, (height - start) / slope);
    return to - from > 1e-6 ? [[x + from, y + start + from * slope, x + to, y + start + to * slope]] : [];
  });
  const rising = falling.map(([x1, y1, x2, y2]): Line => [x1, 2 * y + height - y1, x2, 2 * y + height - y2]);
  return [...uprights.map((at): Line => [at, y, at, y + height]), ...falling, ...rising];
}

/** Largest number of hexagons in a rectangle. */
export function hexagonCount({ width, height }: Rect, side: number): number {
  return (width * height) / (side * side * 3 * ratio);
}

/**
 * Returns the sides of all hexagons that fit in a rectangle, in centered rows. The hexagons have upright sides, and every
 * second row is shifted by half a hexagon.
 */
export function hexagons({ x, y, width, height }: Rect, side: number): readonly Line[] {
  const wide = 2 * side * ratio;
  const rows = Math.floor((height - side / 2) / (side * 1.5) + 1e-6);
  const halves = Math.floor(width / (wide / 2) + 1e-6);
  const left = x + (width - halves * (wide / 2)) / 2;
  const top = y + (height - (rows * 1.5 + 0.5) * side) / 2;
  return Array.from({ length: Math.max(0, rows) }, (_, row) => {
    const [first, end] = rowEnds(row, halves);
    const at = { x: left, y: top + row * side * 1.5, half: wide / 2, side };
    const upper = zigzag(at, first, end, true);
    const [from, to] = rowEnds(row - 1, halves);
    const open = row === 0 ? upper : upper.filter((_line, i) => first + i < from || first + i >= to);
    const uprights = Array.from({ length: (end - first) / 2 + 1 }, (_, i): Line => {
      const along = left + ((first + 2 * i) * wide) / 2;
      return [along, at.y + side / 2, along, at.y + side * 1.5];
    });
    return [...open, ...uprights, ...zigzag({ ...at, y: at.y + side * 1.5 }, first, end, false)];
  }).flat();
}

/** Distance from the edge of hexagonal paper within which a side of a hexagon is part of its outline. */
export function outlineDepth(side: number) {
  return { x: side * ratio, y: side / 2 };
}

/** First and last corner of a row, counted in half hexagons. */
function rowEnds(row: number, halves: number): readonly [number, number] {
  const first = Math.abs(row % 2);
  return [first, halves - ((halves - first) % 2)];
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly side: number;
}

/** Upper or lower sides of a row. */
function zigzag({ x, y, half, side }: Corner, first: number, end: number, isUpper: boolean): readonly Line[] {
  const heightOf = (corner: number) => y + ((corner - first) % 2 === (isUpper ? 0 : 1) ? side / 2 : 0);
  return Array.from({ length: Math.max(0, end - first) }, (_, i): Line => {
    const corner = first + i;
    return [x + corner * half, heightOf(corner), x + (corner + 1) * half, heightOf(corner + 1)];
  });
}
