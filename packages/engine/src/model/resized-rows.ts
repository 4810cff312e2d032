import type { Reconcilable } from "./widget-definition.ts";

const most = 100;

/** Rows of a height in points that a box has room for. 2 % of a row may be missing. */
export function rowsWithin(height: number, rowHeight: number): number {
  return Math.max(1, Math.min(most, Math.floor(height / rowHeight + 0.02)));
}

/** Ends the box with its last row. */
export function withWholeRows(widget: Reconcilable, rows: number, rowHeight: number): Reconcilable {
  const { size, properties } = widget;
  const height = Math.min(size.height, Math.round(rows * rowHeight * 100) / 100);
  return { ...widget, size: { ...size, height }, properties: { ...properties, rows } };
}
