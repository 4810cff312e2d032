import type { WheelEvent } from "react";
import { isRightToLeft } from "../../browser/logical-key.ts";

/** Turns a row with a mouse wheel, which browsers turn with a sideways wheel only. Ctrl + wheel zooms. */
export function wheelAlong({ currentTarget: row, deltaX, deltaY, ctrlKey }: WheelEvent): void {
  const isRow = row.scrollWidth > row.clientWidth && row.scrollHeight <= row.clientHeight;
  if (!isRow || ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
  row.scrollLeft += isRightToLeft(row) ? -deltaY : deltaY;
}
