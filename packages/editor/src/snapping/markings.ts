/** Baselines and rules of widgets, read from their drawings, and areas with rows to write on. */
import type { DrawnItem, PaintWidget, PathItem, Rect, Widget } from "@octavo/engine";
import { roundToHundredths } from "../document/rects.ts";
import type { Line, Markings } from "./targets.ts";

export function markingsOf(widgets: readonly Widget[], paint: PaintWidget): Markings {
  const painted = widgets.map((widget) => ({ widget, ...paint(widget) }));
  return {
    baselines: painted.flatMap(({ widget, items }) => linesAt(items.flatMap(baselinesOf), widget.position)),
    rules: painted.flatMap(({ widget, items }) => linesAt(items.flatMap(rulesOf), widget.position)),
    areas: painted.flatMap(({ writing }) => writing.filter(({ rows = 0 }) => rows >= leastRow && rows <= highestRow)),
  };
}

/** Heights of rows to write on, in points. Higher ones are days of a calendar. */
const leastRow = 8;
const highestRow = 40;

function linesAt(heights: readonly number[], { x, width }: Rect): readonly Line[] {
  return [...new Set(heights.map(roundToHundredths))].map((at) => ({ at, from: x, to: x + width, rank: 1 }));
}

function baselinesOf(item: DrawnItem): readonly number[] {
  if (item.kind === "group") return item.items.flatMap(baselinesOf);
  return item.kind === "text" && item.rotation === undefined ? [item.y] : [];
}

function rulesOf(item: DrawnItem): readonly number[] {
  if (item.kind === "group") return item.items.flatMap(rulesOf);
  return item.kind === "path" && item.stroke ? horizontalsOf(item) : [];
}

/** Shorter strokes are parts of signs and boxes, in points. */
const shortestRule = 20;

function horizontalsOf({ segments }: PathItem): readonly number[] {
  return segments.flatMap(([kind, x, y], i) => {
    const [before, left, at] = segments[i - 1] ?? [];
    const isRule = kind === "L" && before === "M" && y === at && Math.abs((x ?? 0) - (left ?? 0)) >= shortestRule;
    return isRule && y !== undefined ? [y] : [];
  });
}
