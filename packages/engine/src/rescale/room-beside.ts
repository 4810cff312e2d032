/** Room for links that stand at a side of a page, or of every page. */
import type { Widget } from "../model/template.ts";
import type { Rect } from "../primitives/geometry.ts";
import { widgetDefinition } from "../widgets/index.ts";
import { round } from "./scale.ts";

type Widgets = readonly Widget[];

/** Links at a side, which other widgets may not cover. */
export interface Room {
  readonly links: readonly Rect[];
  /** Of the page. */
  readonly width: number;
  /** Lists of links at the side, which tabs with the same links make way for. */
  readonly lists?: readonly LinkList[];
}

type LinkList = Pick<Widget, "type" | "properties">;

/** In points, between the links and other widgets. */
const gap = 4;
/** In points. Widgets that touch do not overlap. */
const tolerance = 0.6;
/** Width of a link that a finger hits, in points. */
const fingertip = 20;
/** Smallest useful fraction of the width. */
const leastFactor = 0.7;

/** Rectangles of upright links in the outer quarters of a page. Other widgets on every page need no room. */
export function sideLinks(widgets: Widgets, { width: page }: { readonly width: number }): readonly Rect[] {
  return widgets
    .filter(({ type }) => widgetDefinition(type)?.link !== undefined)
    .map(({ position }) => position)
    .filter(({ x, width, height }) => height > 2 * width && (x + width < page / 4 || x > (page * 3) / 4));
}

/** Lists among upright links at a side. */
export function sideLists(widgets: Widgets, page: { readonly width: number }): readonly LinkList[] {
  return widgets
    .filter((widget) => sideLinks([widget], page).length > 0 && isList(widget))
    .map(({ type, properties }) => ({ type, ...(properties && { properties }) }));
}

/**
 * Narrows the widgets beside the links and all that stand in the same rows, if the links cover one of them. Locked
 * widgets and those as wide as the page stay. Tabs with the same links as one of the lists are removed.
 */
export function makeRoomBeside(widgets: Widgets, { links, width, lists = [] }: Room): Widgets {
  const kept = widgets.filter((widget) => !lists.some((list) => isTabRow(widget) && haveSameLinks(widget, list)));
  return links.reduce((list, link) => narrowed(list, link, width), kept.length === widgets.length ? widgets : kept);
}

/** True for several links that lead somewhere. */
function isList({ properties = {} }: LinkList): boolean {
  return (properties["count"] !== undefined && properties["bind"] !== "") || properties["labels"] !== undefined;
}

/** True for unlocked links in rows, such as tabs at the top. */
function isTabRow({ locked, position: { width, height } }: Widget): boolean {
  return !locked && width > 2 * height;
}

const linkProperties = ["count", "start_index", "first_month", "bind", "labels", "destinations"];

function haveSameLinks(a: LinkList, b: LinkList): boolean {
  const linksOf = ({ properties = {} }: LinkList) => JSON.stringify(linkProperties.map((name) => properties[name]));
  return a.type === b.type && linksOf(a) === linksOf(b);
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
  const moved = narrowing(band, { left, right, from, to });
  const scaled = (widget: Widget): Widget => {
    const start = round(moved(widget.position.x));
    const end = round(moved(widget.position.x + widget.position.width));
    return { ...widget, position: { ...widget.position, x: start, width: round(end - start) } };
  };
  return widgets.map((widget) => (band.includes(widget) ? scaled(widget) : widget));
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Maps positions across a page to a narrower span. Links that would be too narrow for a fingertip keep their width. */
function narrowing(band: Widgets, { left, right, from, to }: Span & { readonly from: number; readonly to: number }) {
  const factor = (to - from) / (right - left);
  const kept = joined(
    band
      .filter(({ type, position }) => widgetDefinition(type)?.needsLink && position.width * factor < fingertip)
      .map(({ position: { x, width } }) => ({ left: x, right: x + width })),
  );
  const keptBefore = (x: number) =>
    kept.reduce((sum, span) => sum + Math.max(0, Math.min(x, span.right) - span.left), 0);
  const all = keptBefore(right);
  const elastic = (to - from - all) / (right - left - all);
  return (x: number) => from + keptBefore(x) + (x - left - keptBefore(x)) * elastic;
}

/** Spans without overlaps, from left to right. */
function joined(spans: readonly Span[]): readonly Span[] {
  return spans
    .toSorted((a, b) => a.left - b.left)
    .reduce<readonly Span[]>((done, span) => {
      const last = done.at(-1);
      if (!last || span.left > last.right) return [...done, span];
      return [...done.slice(0, -1), { left: last.left, right: Math.max(last.right, span.right) }];
    }, []);
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
