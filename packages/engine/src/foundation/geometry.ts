/** Lengths are PDF points (1/72 inch); the origin is the page's top left and y grows downward, everywhere but in `emit/pdf`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** The rectangle that is left when `distance` is taken off every side; never negative in size. */
export function inset(rect: Rect, distance: number): Rect {
  return {
    x: rect.x + distance,
    y: rect.y + distance,
    width: Math.max(0, rect.width - 2 * distance),
    height: Math.max(0, rect.height - 2 * distance),
  };
}

/** `rect` cut into `rows` × `columns` equal cells, row by row, with the given gaps between them. */
export function gridCells(rect: Rect, rows: number, columns: number, gap: Point = { x: 0, y: 0 }): Rect[] {
  const width = (rect.width - gap.x * (columns - 1)) / columns;
  const height = (rect.height - gap.y * (rows - 1)) / rows;
  return Array.from({ length: rows * columns }, (_, i) => ({
    x: rect.x + (i % columns) * (width + gap.x),
    y: rect.y + Math.floor(i / columns) * (height + gap.y),
    width,
    height,
  }));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
