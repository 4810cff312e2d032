/** Sizes that parts share. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { gutter, whole } from "../kit/frame.ts";
import { split } from "../kit/widgets.ts";
import type { Part, PartPage, PartSize } from "./part.ts";

/** Width of a column of the page. */
export function columnWidth(canvas: Canvas): number {
  const all = whole(canvas);
  const columns = Array.from({ length: canvas.columns }, () => 1);
  return split(all, columns, gutter(canvas))[0]?.width ?? all.width;
}

/** Smallest side of a link, in points of the page. */
export function targetOf({ tabs }: Canvas): number {
  return Math.max(20, tabs.height);
}

/** Smallest side of a day that a finger can hit, on this page. */
export function dayOf({ tabs }: Canvas): number {
  return Math.max(19.8, tabs.height * 0.98);
}

/** Without grid lines, the engine needs some more room than seven days. */
export const sides = 4;

/** Rows of the page's pitch below a label, in a column. */
export function rowsSize({ canvas }: PartPage, rows: number, fewest = rows): PartSize {
  const { pitch } = canvas;
  return {
    width: columnWidth(canvas),
    height: (rows + 1) * pitch,
    least: { width: Math.min(90, columnWidth(canvas)), height: (fewest + 1) * pitch },
  };
}

/** A label, and one row below it. */
export function rowSize({ canvas }: PartPage, width: number, least: number): PartSize {
  return { width, height: 2 * canvas.pitch, least: { width: least, height: 2 * canvas.pitch }, edge: "bottom" };
}

export function fullSize({ canvas }: PartPage): PartSize {
  const { width, height, margins } = canvas;
  return {
    width: width - margins[1] - margins[3],
    height: height - margins[0] - margins[2],
    least: { width: 70, height: 4 * canvas.pitch },
    fills: true,
  };
}

/** Rows that a rectangle has room for, below the label. */
export const bodyRows = ({ pitch }: Canvas, { height }: Rect) => Math.max(1, Math.floor(height / pitch + 0.01) - 1);

export function numbered(name: string, label: string, max: number): NonNullable<Part["options"]>[number] {
  return { name, label, kind: "number", min: 1, max };
}
