/** Room for links that stand at a side of every page. */
import { type Rect, type Widget, widgetDefinition } from "@octavo/engine";
import { roundToHundredths } from "./rects.ts";
import type { Room } from "./shared-part-changes.ts";
import type { Widgets } from "./widget-lists.ts";

/** In points, between the links and other widgets. */
const gap = 4;
/** In points. Widgets that touch do not overlap. */
const tolerance = 0.6;
/** Smallest useful fraction of the width. */
const leastFactor = 0.7;

/** Rectangles of upright links in the outer quarters of a page. Other widgets on every page need no room. */
export function sideLinks(widgets: Widgets, { width: page }: { readonly width: number }): readonly Rect[] {
  return widgets
    .filter(({ type }) => widgetDefinition(type)?.link !== undefined)
    .map(({ position }) => position)
    .filter(({ x, width, height }) => height > 2 * width && (x + width < page / 4 || x > (page * 3) / 4));
}

/**
 * Narrows the widgets beside the links and all that stand in the same rows, if the links cover one of them. Locked
 * widgets and those as wide as the page stay.
 */
export function makeRoomBeside(widgets: Widgets, { links, width }: Room): Widgets {
  return links.reduce((list, link) => narrowed(list, link, width), widgets);
}

function narrowed(widgets: Widgets, link: Rect, page: number): Widgets {
  const movable = widgets.filter(({ locked, position: { x, width } }) => !locked && (x > 0 || x + width < page));
  const band = inSameRows(movable, link);
  if (!band.some(({ position }) => isCovered(position, link))) return widgets;
  const left = Math.min(...band.map(({ position }) => position.x));
  const right = Math.max(...band.map(({ position }) => position.x + position.width));
  const isLeft = link.x < page / 2;
  const from = isLeft ? link.x + link.width + gap : left;
  const to = isLeft ? right : link.x - gap;
  const factor = (to - from) / (right - left);
  if (factor < leastFactor) return widgets;
  const scaled = (widget: Widget): Widget => {
    const start = roundToHundredths(from + (widget.position.x - left) * factor);
    const end = roundToHundredths(from + (widget.position.x + widget.position.width - left) * factor);
    return { ...widget, position: { ...widget.position, x: start, width: roundToHundredths(end - start) } };
  };
  return widgets.map((widget) => (band.includes(widget) ? scaled(widget) : widget));
}

/** The widgets beside the link, with those beside them, and so on. */
function inSameRows(widgets: Widgets, { y, height }: Rect): Widgets {
  let [top, bottom] = [y, y + height];
  for (;;) {
    const band = widgets.filter(
      ({ position }) => position.y + position.height > top + tolerance && position.y < bottom - tolerance,
    );
    const higher = Math.min(top, ...band.map(({ position }) => position.y));
    const lower = Math.max(bottom, ...band.map(({ position }) => position.y + position.height));
    if (higher === top && lower === bottom) return band;
    [top, bottom] = [higher, lower];
  }
}

function isCovered(a: Rect, b: Rect): boolean {
  return (
    a.x + tolerance < b.x + b.width &&
    b.x + tolerance < a.x + a.width &&
    a.y + tolerance < b.y + b.height &&
    b.y + tolerance < a.y + a.height
  );
}
