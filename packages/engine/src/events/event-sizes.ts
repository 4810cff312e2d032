/** Sizes that events need, for widgets that load their drawing only with events. */
import type { WidgetContext } from "../model/widget-definition.ts";

/** Least width of a box that has room for the last day of an entry over several days, in ems. */
export const wideEms = 12;

/** Least width of a cell with titles, in ems. Less shows a letter or two of each. */
export const leastName = 2;

/** Least width of a cell with titles beside signs, in ems. */
export const leastCell = 5;

/** Height of a link that a finger hits, in points, where the cell has room for it. */
export const fingertip = 20;

/** Size of events in cells: that of the property, or a part of the widget's that devices still show well. */
export function cellEventSize(size: number, { style }: WidgetContext): number {
  return size > 0 ? size : Math.min(style.size, Math.max(readable, style.size * 0.7));
}

/** Type size that all devices show well, in points. */
export const readable = 7;

/** Distance of lines in cells. A multiple of tenths keeps files small. */
export function linePitch(size: number): number {
  return Math.ceil(size * 12) / 10;
}

/** Number of lines with room. Lengths in documents are rounded to hundredths of a point. */
export function linesIn(height: number, pitch: number): number {
  return Math.floor((height + 0.02) / pitch);
}
