/** Divides a page into regions between which nothing lies, so that each can fill another room by itself. */

import type { Widget } from "../model/template.ts";
import { type Axis, type Rect, spanOf } from "../primitives/geometry.ts";
import { bounds } from "./reading-blocks.ts";

/** Regions in line along an axis, or widgets that overlap or have no line between them. */
export type Region =
  | { readonly box: Rect; readonly along: Axis; readonly parts: readonly Region[] }
  | { readonly box: Rect; readonly widgets: readonly Widget[] };

/** In points. Neighbors may overlap by so much. */
const touching = 0.5;

/** Regions below one another come first, so that rows of a page stay rows. */
export function regionsOf(widgets: readonly Widget[]): Region {
  return divided(widgets, ["y", "x"], deepest);
}

/** Pages of people have up to five levels. */
const deepest = 24;

function divided(widgets: readonly Widget[], axes: readonly Axis[], levels: number): Region {
  const box = bounds(widgets.map(({ position }) => position));
  for (const along of levels > 0 && widgets.length > 1 ? axes : []) {
    const parts = cut(widgets, along);
    const across = along === "x" ? "y" : "x";
    if (parts.length > 1) return { box, along, parts: parts.map((part) => divided(part, [across], levels - 1)) };
  }
  return { box, widgets };
}

/** Groups of widgets that lines across the axis separate, in order. */
function cut(widgets: readonly Widget[], axis: Axis): readonly (readonly Widget[])[] {
  const sorted = widgets.toSorted((a, b) => a.position[axis] - b.position[axis]);
  const groups: Widget[][] = [];
  let end = -Infinity;
  for (const widget of sorted) {
    const { start, length } = spanOf(widget.position, axis);
    const group = groups.at(-1);
    if (group && start < end - touching) group.push(widget);
    else groups.push([widget]);
    end = Math.max(end, start + length);
  }
  return groups;
}
