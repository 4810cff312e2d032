/** Use of more or less room by a widget whose type and rows keep their size. */

import type { Widget } from "../model/template.ts";
import type { Reconcilable } from "../model/widget-definition.ts";
import { type Axis, type Size, spanOf } from "../primitives/geometry.ts";
import { widgetDefinition } from "../widgets/index.ts";

/** Repeats more rows, stretches, or keeps its size. */
export type Room = "rows" | "elastic" | "fixed";

/** A widget below this length, in points, keeps it: a column of checkboxes, a line of tabs. */
const shortest = 40;

export function roomOf(widget: Widget, axis: Axis): Room {
  const { type, position } = widget;
  const { reading, area } = widgetDefinition(type) ?? {};
  const { length } = spanOf(position, axis);
  if (reading === "label") return axis === "x" ? "elastic" : "fixed";
  if (length < shortest) return "fixed";
  if (reading === "line" && area === undefined) return "fixed";
  return axis === "y" && repeats(widget) ? "rows" : "elastic";
}

export const isLabel = ({ type }: Widget): boolean => widgetDefinition(type)?.reading === "label";

/** True for a box or picture as large as the page, which says nothing about the distances of the rest. */
export function isBackground({ type, position: { width, height } }: Widget, page: Size): boolean {
  return widgetDefinition(type)?.area === "plain" && width >= 0.98 * page.width && height >= 0.98 * page.height;
}

/** True if the widget gets more rows in a higher box. */
function repeats(widget: Widget): boolean {
  return widgetDefinition(widget.type)?.area === "ruled" || rowHeight(widget) !== undefined;
}

/** True for an area with parts that move when it stretches: cells of a calendar, rows of a table. */
export function hasParts(widget: Widget): boolean {
  const { type, properties = {} } = widget;
  const { reading, area } = widgetDefinition(type) ?? {};
  if (reading !== undefined || area === "plain" || area === "ruled") return false;
  const isStretched = roomOf(widget, "x") === "elastic" && roomOf(widget, "y") === "elastic";
  return isStretched && Number(properties["rows"] ?? 2) > 1;
}

/** In points. */
const sameEdge = 2;

/**
 * Ruled areas below something with as many rows, such as an index of links: their rows stay in step with it, and are not counted
 * again.
 */
export function ruledBelow(widgets: readonly Widget[]): ReadonlySet<Widget> {
  const counted = widgets.filter((widget) => hasCountedRows(widget));
  const isBelow = ({ position: a }: Widget, { position: b }: Widget) =>
    Math.abs(a.y - b.y) <= sameEdge &&
    Math.abs(a.y + a.height - b.y - b.height) <= sameEdge &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width;
  const ruled = widgets.filter((widget) => repeats(widget));
  return new Set(ruled.filter((widget) => counted.some((other) => isBelow(widget, other))));
}

function hasCountedRows(widget: Widget): boolean {
  const { type, properties = {} } = widget;
  if (widgetDefinition(type)?.area !== undefined || repeats(widget)) return false;
  return roomOf(widget, "y") === "elastic" && Number(properties["rows"] ?? 2) > 1;
}

/** Height of the rows that the widget keeps, in points. Undefined if they stretch. */
export function rowHeight(widget: Widget): number | undefined {
  return widgetDefinition(widget.type)?.rows?.height(reconcilable(widget));
}

/** The widget with as many rows of the same height as its box has room for. */
export function withRows<T extends Widget>(widget: T, before: Widget): T {
  const rule = widgetDefinition(widget.type)?.rows;
  if (!rule) return widget;
  const { size, properties } = rule.resize(
    reconcilable(widget),
    reconcilable(before),
    (type) => widgetDefinition(type)?.rows,
  );
  const { position } = widget;
  return { ...widget, position: { ...position, ...size }, ...(Object.keys(properties).length > 0 && { properties }) };
}

function reconcilable({ position: { width, height }, properties = {} }: Widget): Reconcilable {
  return { size: { width, height }, properties };
}
