/** Finds room for a new widget. */
import {
  clamp,
  type DrawnItem,
  type PaintWidget,
  type Rect,
  type Size,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { insertedOver, insertedSmaller } from "../placement-messages.ts";
import { coveredNames, isPaper } from "./area-names.ts";
import { areaOf } from "./blocks.ts";
import { type EditorDocument, findMaster, masterUnder, type Place } from "./editor-document.ts";
import { frameBlockOf } from "./frame-of.ts";
import { nearestGridLine, type PageGrid } from "./page-grid.ts";
import { boundsOf, copyOffset, overlap } from "./rects.ts";
import { widgetsIn } from "./widget-lists.ts";

export interface Room {
  readonly rect: Rect;
  /** Drawn by the user. */
  readonly isDrawn?: true;
  /** Says how the widget had to give way: smaller, or over other widgets. */
  readonly notice?: (label: string) => Message;
  /** True if others are below it. */
  readonly isOver?: true;
}

export interface RoomSearch {
  /** Of the widget. */
  readonly type: string;
  readonly document: EditorDocument;
  readonly place: Place;
  /** The widget at its usual size, where it should be. */
  readonly wanted: Rect;
  /** Visible part of the page. */
  readonly seen: Rect;
  readonly grid: PageGrid;
  /** Draws the widgets of the page. Without it, only widgets for writing count as lines to write on. */
  readonly paint?: PaintWidget | undefined;
  /** Widgets below which it goes if nothing is free. */
  readonly selected: readonly Rect[];
}

/** Shares of the usual size that are tried, in order. Long widgets become shorter first. */
const shares = [
  [1, 1],
  [0.75, 1],
  [0.5, 1],
  [1, 0.75],
  [0.75, 0.75],
  [1, 0.5],
  [0.5, 0.5],
  [0.4, 1],
  [0.4, 0.5],
] as const;

/**
 * The nearest free place in the visible part of the page, then a smaller one, and the same on the whole page. If nothing is free, the
 * widget may lie on lines to write on, or in the box of a day.
 */
export function roomFor(search: RoomSearch): Room {
  const { document, place, wanted, seen, paint } = search;
  const least = leastShares(search.type);
  const taken = takenOn(document, place);
  const margins = safeArea(document, place);
  const areas = [common(margins, seen), margins];
  const tries = [
    { obstacles: taken.map(boxOf), onLines: false },
    { obstacles: taken.flatMap((widget) => obstaclesOn(widget, paint)), onLines: true },
  ];
  for (const { obstacles, onLines } of tries)
    for (const area of areas)
      for (const [across, down] of shares.filter(([x, y]) => x >= least.width && y >= least.height)) {
        const isWhole = across === 1 && down === 1;
        const found = freeRect(resized(wanted, across, down), obstacles, area, search.grid);
        if (found && onLines) return roomOver(found, taken);
        if (found) return { rect: found, ...(!isWhole && { notice: insertedSmaller }) };
      }
  return roomOver(belowSelection(search, margins), taken);
}

function roomOver(rect: Rect, taken: readonly Widget[]): Room {
  const names = coveredNames(rect, taken);
  return names.length > 0 ? { rect, notice: (label) => insertedOver(label, names), isOver: true } : { rect };
}

/** Part of the page that a new widget may not touch, except inside one of its openings. */
interface Obstacle {
  readonly box: Rect;
  readonly openings: readonly Rect[];
}

const boxOf = ({ position }: Widget): Obstacle => ({ box: position, openings: [] });

/** A widget without the areas for handwriting in it, and its texts. Nothing for paper and for widgets that draw nothing on the page. */
function obstaclesOn(widget: Widget, paint: PaintWidget | undefined): readonly Obstacle[] {
  if (isPaper(widget)) return [];
  const { items, writing } = paint?.(widget) ?? {};
  if (items?.length === 0 && widgetDefinition(widget.type)?.reading === undefined) return [];
  const texts = writing?.length ? (items ?? []).flatMap(textBoxes) : [];
  return [{ box: widget.position, openings: writing ?? [] }, ...texts.map((box) => ({ box, openings: [] }))];
}

/** Estimated boxes of texts: fonts are not measured. */
function textBoxes(item: DrawnItem): readonly Rect[] {
  if (item.kind === "group") return item.items.flatMap(textBoxes);
  if (item.kind !== "text") return [];
  const { x, y, size, text, rotation } = item;
  const length = text.length * size * 0.6;
  if (rotation === 90) return [{ x: x - size * 0.3, y, width: size * 1.3, height: length }];
  if (rotation === -90) return [{ x: x - size, y: y - length, width: size * 1.3, height: length }];
  return [{ x, y: y - size, width: length, height: size * 1.3 }];
}

/**
 * Smallest useful shares of the usual width and height. Lines keep their height, texts have room for a line, and widgets with rows and columns, such as
 * calendars, most of their size.
 */
function leastShares(type: string): Size {
  const { area, reading, content } = widgetDefinition(type) ?? {};
  if (reading === "rule") return { width: 1, height: 0.5 };
  if (content === "text") return { width: 0.5, height: 0.75 };
  if (reading === "line") return { width: 0.5, height: 1 };
  return area ? { width: 0.4, height: 0.5 } : { width: 0.75, height: 1 };
}

/** Own widgets and those of the master or frame below, without grounds of the whole page. */
function takenOn(document: EditorDocument, place: Place): readonly Widget[] {
  const { width, height } = areaOf(document, place);
  const block = place.kind === "master" ? frameBlockOf(document, findMaster(document, place.id)) : undefined;
  const frame = document.shared?.blocks?.find(({ name }) => name === block)?.widgets ?? [];
  const isGround = ({ type, position: { width: w, height: h } }: Widget) =>
    widgetDefinition(type)?.styling === undefined && w >= width - 1 && h >= height - 1;
  const all = [...widgetsIn(document, place), ...(masterUnder(document, place)?.widgets ?? []), ...frame];
  return all.filter((widget) => isPaper(widget) || !isGround(widget));
}

/** Within the margins of the page, or in the edited block. */
export function safeArea(document: EditorDocument, place: Place): Rect {
  const { width, height } = areaOf(document, place);
  const [top, right, bottom, left] = place.kind === "block" ? [0, 0, 0, 0] : document.canvas.dimensions.margins;
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

function common(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

function resized(rect: Rect, across: number, down: number): Rect {
  const size: Size = { width: rect.width * across, height: rect.height * down };
  return { ...size, x: rect.x + (rect.width - size.width) / 2, y: rect.y + (rect.height - size.height) / 2 };
}

/** The nearest place. Vertical moves are preferred to horizontal ones. */
function freeRect(rect: Rect, obstacles: readonly Obstacle[], area: Rect, grid: PageGrid): Rect | undefined {
  const near = obstacles.filter(({ box }) => overlap(box, area));
  const at = (lines: PageGrid["x"], from: number, room: number) => placesIn(lines, from, room);
  const places = at(grid.y, area.y, area.height - rect.height).flatMap((y) =>
    at(grid.x, area.x, area.width - rect.width).map((x) => ({ ...rect, x, y })),
  );
  const own = isWithin(rect, area) ? [rect] : [];
  const distance = ({ x, y }: Rect) => Math.abs(y - rect.y) + 2 * Math.abs(x - rect.x);
  return [...own, ...places]
    .toSorted((a, b) => distance(a) - distance(b))
    .find((there) => !near.some((one) => isInTheWay(one, there)));
}

function isInTheWay({ box, openings }: Obstacle, rect: Rect): boolean {
  return overlap(rect, box) && !openings.some((opening) => isWithin(rect, opening));
}

function isWithin({ x, y, width, height }: Rect, area: Rect): boolean {
  return x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;
}

/** Longest step between places that are tried, in points. */
const longestStep = 12;

/** Places from `from` to `from + room` on lines of the grid and between them. */
function placesIn(lines: PageGrid["x"], from: number, room: number): readonly number[] {
  if (room < 0) return [];
  const step = lines.step / Math.ceil(lines.step / longestStep);
  const first = nearestGridLine({ ...lines, step }, from);
  const start = first < from ? first + step : first;
  return Array.from(
    { length: Math.max(0, Math.floor((from + room - start) / step + 1e-6) + 1) },
    (_, i) => start + i * step,
  );
}

/** Below what is selected if it has room in the margins, else where it should be, without the corner of another widget. */
function belowSelection({ selected, wanted, document, place }: RoomSearch, margins: Rect): Rect {
  const bounds = boundsOf(selected);
  const last = margins.y + margins.height - wanted.height;
  if (bounds && bounds.y + bounds.height + gap <= last)
    return {
      ...wanted,
      x: clamp(bounds.x, margins.x, Math.max(margins.x, margins.x + margins.width - wanted.width)),
      y: bounds.y + bounds.height + gap,
    };
  return offsetRect(wanted, widgetsIn(document, place));
}

/** Below a selected widget, in points. */
const gap = 4;

function offsetRect(rect: Rect, widgets: readonly Widget[]): Rect {
  const taken = new Set(widgets.map(({ position: { x, y } }) => `${x} ${y}`));
  let { x, y } = rect;
  while (taken.has(`${x} ${y}`)) {
    x += copyOffset;
    y += copyOffset;
  }
  return { ...rect, x, y };
}
