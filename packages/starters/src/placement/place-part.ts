/**
 * Finds room for a part. On a full page, the part takes the place of an earlier version of itself, or of ruled areas,
 * which become smaller. Links, pictures and texts stay untouched.
 */
import { makeRoomBeside, type Point, type Rect, sideLists, type Widget } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { gutter, whole } from "../kit/frame.ts";
import { asWidget } from "../kit/stored-widget.ts";
import { type Span, split } from "../kit/widgets.ts";
import { inside } from "../parts/inside.ts";
import type { Part, PartPage, PartSize, PartValues } from "../parts/part.ts";
import { areaOf, isText, remainder, roomKind, rowHeight, rowsOn, weightOf } from "./make-room.ts";

export interface Placement {
  readonly rect: Rect;
  /** Ids of widgets that the part takes the place of, or that have no room. */
  readonly removed: readonly string[];
  /** Widgets that make room. */
  readonly resized: readonly Widget[];
  /** True if the part lies over other widgets, because none can make room. */
  readonly isOver?: true;
}

/** Fixed widgets, such as those of the master below a page, cannot make room. */
interface Surroundings {
  readonly widgets: readonly Widget[];
  readonly fixed?: readonly Widget[];
}

export function placePart(part: Part, page: PartPage, values: PartValues, around: Surroundings): Placement {
  const { canvas } = page;
  const size = limited(part.size(page, values), canvas);
  const { widgets, fixed = [] } = around;
  const earlier = widgets.filter(({ id, locked }) => !locked && part.replaces?.test(id));
  const search = { canvas, size, widgets, fixed, row: rowsOn([...widgets, ...fixed], canvas) };
  const side = size.takesSide ? wholeSide(part, page, values, search, page.isRightToLeft) : undefined;
  if (side) return side;
  const free = bestPlace(search, true);
  if (free) return free;
  if (earlier.length > 0) return inPlaceOf(earlier, search);
  return bestPlace(search, false) ?? over(search);
}

/** The place where a part was dropped. */
export interface Drop {
  readonly center: Point;
  /** Moves the corner of the part to the grid. */
  readonly onGrid: (corner: Point) => Point;
}

/** Places a dropped part, without changing other widgets. A part that takes a whole side takes the nearer one. */
export function placePartAt(
  part: Part,
  page: PartPage,
  values: PartValues,
  around: Surroundings,
  drop: Drop,
): Placement {
  const { canvas } = page;
  const size = limited(part.size(page, values), canvas);
  const search = { canvas, size, widgets: around.widgets, fixed: around.fixed ?? [] };
  const side = size.takesSide ? wholeSide(part, page, values, search, drop.center.x < canvas.width / 2) : undefined;
  return side ?? { rect: droppedAt(drop, search), removed: [], resized: [] };
}

/**
 * Returns the place of a dropped part, inside the widget below the pointer. If the usual size would overlap other widgets, the
 * part is as small as the room between them, but not smaller than its least size.
 */
function droppedAt(drop: Drop, search: Search): Rect {
  const { width, height, least, fills } = search.size;
  const [own, high] = fills ? [Math.max(least.width, width / 2), Math.max(least.height, height / 2)] : [width, height];
  const hasRoom = (area: Rect) => area.width >= least.width && area.height >= least.height;
  const positions = [...search.widgets, ...search.fixed].map(({ position }) => position);
  const [around, others] = [true, false].map((is) => positions.filter((one) => contains(one, drop.center) === is));
  const within = (around ?? []).filter(hasRoom).reduce(common, safeArea(search.canvas));
  const usual = droppedWithin(within, drop, {
    width: Math.min(own, within.width),
    height: Math.min(high, within.height),
  });
  if (!others?.some((other) => overlaps(usual, other))) return usual;
  const free = freeAround(drop.center, within, others);
  const center = hasRoom(free) ? drop.center : { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  return droppedWithin(
    hasRoom(free) ? free : within,
    { ...drop, center },
    {
      width: Math.min(own, Math.max(least.width, free.width)),
      height: Math.min(high, Math.max(least.height, free.height)),
    },
  );
}

function droppedWithin(area: Rect, { center, onGrid }: Drop, { width, height }: Pick<Rect, "width" | "height">): Rect {
  const within = ({ x, y }: Point) => ({
    x: Math.max(area.x, Math.min(area.x + area.width - width, x)),
    y: Math.max(area.y, Math.min(area.y + area.height - height, y)),
  });
  const corner = within(onGrid(within({ x: center.x - width / 2, y: center.y - height / 2 })));
  return rounded({ ...corner, width, height });
}

const contains = ({ x, y, width, height }: Rect, point: Point) =>
  x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height;

/** Returns the part of an area around a point that no other rectangle overlaps. Cuts off the nearest rectangles first. */
function freeAround(center: Point, area: Rect, others: readonly Rect[]): Rect {
  const distance = ({ x, y, width, height }: Rect) =>
    Math.hypot(Math.max(x - center.x, center.x - x - width, 0), Math.max(y - center.y, center.y - y - height, 0));
  return others
    .toSorted((a, b) => distance(a) - distance(b))
    .reduce((free, other) => (overlaps(free, other) ? largestBeside(free, other, center) : free), area);
}

/** The largest part of an area with a point, on one side of another rectangle. */
function largestBeside(area: Rect, { x, y, width, height }: Rect, center: Point): Rect {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const parts = [
    { ...area, width: x - area.x },
    { ...area, height: y - area.y },
    { ...area, x: x + width, width: right - x - width },
    { ...area, y: y + height, height: bottom - y - height },
  ];
  const [largest = area] = parts.filter((part) => contains(part, center)).toSorted((a, b) => areaOf(b) - areaOf(a));
  return largest;
}

/**
 * The part along the side of the page, without tabs that have the same links. Undefined if widgets that cannot move are in
 * the way.
 */
function wholeSide(
  part: Part,
  page: PartPage,
  values: PartValues,
  search: Search,
  isLeft: boolean,
): Placement | undefined {
  const { canvas, size, widgets, fixed } = search;
  const safe = safeArea(canvas);
  const rect = rounded({ ...safe, x: isLeft ? safe.x : safe.x + safe.width - size.width, width: size.width });
  const others = widgets.filter(({ id, locked }) => locked || !part.replaces?.test(id));
  const lists = sideLists(part.draw(page, rect, values).map(asWidget), canvas);
  const moved = makeRoomBeside(others, { links: [rect], width: canvas.width, lists });
  const isGround = ({ position: { x, width } }: Widget) => x <= 0 && x + width >= canvas.width;
  if ([...moved, ...fixed].some((widget) => !isGround(widget) && overlaps(rect, widget.position))) return undefined;
  const kept = new Map(moved.map((widget) => [widget.id, widget]));
  return {
    rect,
    removed: widgets.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    resized: moved.filter((widget) => !others.includes(widget)),
  };
}

/**
 * Changed widgets after which the given ones lie over no others: areas become smaller, and the given ones move if they must, as
 * little as possible. Undefined if something would be lost.
 */
export function roomUnder(
  moved: readonly Widget[],
  canvas: Canvas,
  around: Surroundings,
): readonly Widget[] | undefined {
  const own = boundsOf(moved.map(({ position }) => position));
  const size = { width: own.width, height: own.height, least: own };
  const search = { canvas, size, widgets: around.widgets, fixed: around.fixed ?? [] };
  const places = [own, ...candidates(search)].flatMap((rect) => {
    const changes = changesFor(rect, search);
    const by = { x: rect.x - own.x, y: rect.y - own.y };
    if (changes?.removed.length !== 0) return [];
    const lowered = changes.resized.some((area) => isLowered(area, around.widgets));
    const cost = changes.cost + weights.moved * Math.hypot(by.x, by.y) + (lowered ? weights.lowered : 0);
    return [{ by, resized: changes.resized, cost }];
  });
  const [best] = places.toSorted((a, b) => a.cost - b.cost);
  return best && [...best.resized, ...moved.map((widget) => movedBy(widget, best.by))];
}

/** True if the area no longer stands directly below its label. */
function isLowered(area: Widget, widgets: readonly Widget[]): boolean {
  const before = widgets.find(({ id }) => id === area.id);
  return (
    before !== undefined && area.position.y > before.position.y && widgets.some((label) => isLabelOf(label, before))
  );
}

function movedBy(widget: Widget, { x, y }: Point): Widget {
  const { position } = widget;
  return { ...widget, position: rounded({ ...position, x: position.x + x, y: position.y + y }) };
}

/** The part in the place of widgets that were drawn with other options, with their width. */
export function replacePart(
  part: Part,
  page: PartPage,
  values: PartValues,
  around: Surroundings,
  earlier: readonly Widget[],
): Placement {
  const { canvas } = page;
  const wide = { ...page, canvas: inside(canvas, withLabelRow(earlier, canvas)) };
  const size = limited(part.size(wide, values), canvas);
  return inPlaceOf(earlier, { canvas, size, widgets: around.widgets, fixed: around.fixed ?? [] });
}

function safeArea({ width, height, margins: [top, right, bottom, left] }: Canvas): Rect {
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

function limited(size: PartSize, canvas: Canvas): PartSize {
  const { width, height } = safeArea(canvas);
  return {
    ...size,
    width: Math.min(width, Math.max(size.width, size.least.width)),
    height: Math.min(height, Math.max(size.height, size.least.height)),
    least: { width: Math.min(width, size.least.width), height: Math.min(height, size.least.height) },
  };
}

interface Search {
  readonly canvas: Canvas;
  readonly size: PartSize;
  readonly widgets: readonly Widget[];
  readonly fixed: readonly Widget[];
  /** Top of one of the rows of the page. */
  readonly row?: number | undefined;
}

/** The part gets at least the room of its earlier version, and more if it needs more. */
function inPlaceOf(earlier: readonly Widget[], search: Search): Placement {
  const ids = new Set(earlier.map(({ id }) => id));
  const bounds = withLabelRow(earlier, search.canvas);
  const { least } = search.size;
  const others = search.widgets.filter(({ id }) => !ids.has(id));
  const wanted = search.size.reflows
    ? bounds
    : {
        ...bounds,
        width: Math.max(bounds.width, least.width),
        height: Math.max(bounds.height, least.height),
      };
  const safe = safeArea(search.canvas);
  const rect = {
    ...wanted,
    x: Math.min(wanted.x, safe.x + safe.width - wanted.width),
    y: Math.min(wanted.y, safe.y + safe.height - wanted.height),
  };
  const changes = changesFor(rect, { ...search, widgets: others });
  return {
    rect: rounded(rect),
    removed: [...ids, ...(changes?.removed ?? [])],
    resized: changes?.resized ?? [],
  };
}

/** Labels stand in the row above their area. */
function withLabelRow(widgets: readonly Widget[], { pitch }: Canvas): Rect {
  const areas = widgets.filter((widget) => !isText(widget));
  const bounds = boundsOf((areas.length > 0 ? areas : widgets).map(({ position }) => position));
  if (areas.length === 0 || areas.length === widgets.length) return bounds;
  return { ...bounds, y: bounds.y - pitch, height: bounds.height + pitch };
}

interface Changes {
  /** Lost area, in square points, with weights. */
  readonly cost: number;
  readonly removed: readonly string[];
  readonly resized: readonly Widget[];
}

/** Undefined if no place is free, or if every place covers something that cannot make room. */
function bestPlace(search: Search, isFree: boolean): Placement | undefined {
  let best: { rect: Rect; changes: Changes; score: number } | undefined;
  for (const rect of candidates(search)) {
    const changes = changesFor(rect, search);
    if (!changes || (isFree && changes.cost > 0)) continue;
    if (search.size.removesNothing && changes.removed.length > 0) continue;
    const score = changes.cost + preference(rect, search, isFree);
    if (!best || score < best.score) best = { rect, changes, score };
  }
  return best && { rect: rounded(best.rect), removed: best.changes.removed, resized: best.changes.resized };
}

/**
 * Weight of a point of distance, and of a square point that is missing. What the user has placed moves less readily, but farther than
 * between a label and its area.
 */
const weights = { distance: 2, missing: 0.6, fill: 3, moved: 40, lowered: 8000 };

function preference(rect: Rect, search: Search, isFree: boolean): number {
  const { size, canvas } = search;
  const safe = safeArea(canvas);
  const missing = Math.max(0, size.width * size.height - rect.width * rect.height);
  const down = rect.y - safe.y;
  const up = safe.y + safe.height - rect.y - rect.height;
  const across = Math.min(rect.x - safe.x, safe.x + safe.width - rect.x - rect.width);
  const edge = {
    top: isFree ? down : up,
    side: Math.max(across, 0) * 10 + (rect.x - safe.x < safe.width / 2 ? 1 : 0) + down / 10,
    bottom: isFree ? down : up,
    none: isFree ? down + (rect.x - safe.x) / 100 : up,
  }[size.edge ?? "none"];
  const area = missing + (isOnRow(rect, search) ? 0 : rect.width * canvas.pitch);
  return edge * weights.distance + area * (size.fills ? weights.fill : weights.missing);
}

/** True if the rows of the part are in line with those of the page. Otherwise it rather has a row less. */
function isOnRow({ y }: Rect, { row, canvas: { pitch }, size: { edge } }: Search): boolean {
  if (row === undefined || edge === "top" || edge === "side") return true;
  const rows = (y - row) / pitch;
  return Math.abs(rows - Math.round(rows)) * pitch < tolerance;
}

function candidates(search: Search): readonly Rect[] {
  const { size, canvas } = search;
  const safe = safeArea(canvas);
  const heights = size.height === size.least.height ? [size.height] : heightsOf(search);
  return spansOf(search)
    .flatMap(({ x, width }) =>
      heights.flatMap((height) => topsOf(search, height).map((y) => ({ x, y, width, height }))),
    )
    .filter(({ y, height }) => y >= safe.y - 0.01 && y + height <= safe.y + safe.height + 0.01);
}

/** Between the wanted and the least height: in rows, and as high as an area with its label. */
function heightsOf({ size, canvas, widgets }: Search): readonly number[] {
  const { height, least } = size;
  const count = Math.floor((height - least.height) / canvas.pitch);
  const areas = widgets
    .filter((widget) => roomKind(widget) === "area")
    .flatMap(({ position }) => [position.height, position.height + canvas.pitch])
    .filter((own) => own > least.height && own < height);
  const rows = Array.from({ length: count + 1 }, (_, i) => height - i * canvas.pitch);
  return [...new Set([...rows, ...areas, least.height])];
}

function spansOf({ size, canvas, widgets }: Search): readonly Span[] {
  const all = whole(canvas);
  const columns = split(
    all,
    Array.from({ length: canvas.columns }, () => 1),
    gutter(canvas),
  );
  const areas = widgets
    .filter((widget) => roomKind(widget) === "area")
    .map(({ position: { x, width } }) => ({ x, width }));
  const spans = [all, ...columns, ...areas].flatMap(({ x, width }) => {
    const own = Math.min(width, size.width);
    return own < size.least.width - 0.01
      ? []
      : [
          { x, width: own },
          { x: x + width - own, width: own },
        ];
  });
  const known = new Map(spans.map((span) => [`${Math.round(span.x)} ${Math.round(span.width)}`, span]));
  return [...known.values()];
}

/** In points, between widgets. */
const gap = 4;

function topsOf(search: Search, height: number): readonly number[] {
  const { canvas, widgets, fixed } = search;
  const safe = safeArea(canvas);
  const edges = [...widgets, ...fixed].flatMap((widget) => {
    const { y, height: own } = widget.position;
    const row = rowHeight(widget, canvas);
    const rows = roomKind(widget) === "area" && row > 0 ? Math.floor(own / row + 0.01) : 0;
    const boundaries = Array.from({ length: rows }, (_, i) => y + i * row);
    return [y + own + gap, y - gap - height, y + own - height, ...boundaries, ...boundaries.map((at) => at - height)];
  });
  const all = [safe.y, safe.y + safe.height - height, ...edges, ...rowTops(search)];
  return [...new Set(all.map((y) => Math.round(y * 100) / 100))];
}

function rowTops({ row, canvas }: Search): readonly number[] {
  if (row === undefined) return [];
  const { pitch } = canvas;
  const { y, height } = safeArea(canvas);
  const first = row - Math.floor((row - y) / pitch) * pitch;
  return Array.from({ length: Math.ceil(height / pitch) }, (_, i) => first + i * pitch);
}

/** Undefined if something in the rectangle cannot make room. */
function changesFor(rect: Rect, { widgets, fixed, canvas, size }: Search): Changes | undefined {
  const removed: Widget[] = [];
  const resized: Widget[] = [];
  let cost = 0;
  for (const widget of fixed) if (overlaps(rect, widget.position)) return undefined;
  for (const widget of widgets) {
    const { position } = widget;
    const kind = roomKind(widget);
    if (!overlaps(rect, position, kind === "rule" ? ruleTolerance : tolerance)) continue;
    if (kind === "fixed") return undefined;
    const smaller = remainder(widget, rect, { canvas, isBeside: size.edge === "side" });
    const lost = areaOf(position) - areaOf(smaller?.position);
    cost += lost * weightOf(widget) + (smaller ? 0 : 400);
    if (smaller) resized.push(smaller);
    else removed.push(widget);
  }
  const orphans = widgets.filter(
    (widget) => removed.some((gone) => isLabelOf(widget, gone)) && !removed.includes(widget),
  );
  return { cost, removed: [...removed, ...orphans].map(({ id }) => id), resized };
}

const tolerance = 0.6;
/** The rule of a divider is in the middle of its box. */
const ruleTolerance = 1.6;

function overlaps(a: Rect, b: Rect, within = tolerance): boolean {
  return (
    a.x + within < b.x + b.width &&
    b.x + within < a.x + a.width &&
    a.y + within < b.y + b.height &&
    b.y + within < a.y + a.height
  );
}

function isLabelOf(label: Widget, { position: below }: Widget): boolean {
  const { x, y, height } = label.position;
  const distance = below.y - y - height;
  return roomKind(label) === "label" && Math.abs(x - below.x) < 4 && distance > -4 && distance < 12;
}

/** Over other widgets, as little as possible over links and texts, and rather within a widget than over its edge. */
function over(search: Search): Placement {
  const covered = (rect: Rect) =>
    [...search.fixed, ...search.widgets]
      .filter((widget) => roomKind(widget) === "fixed")
      .map(({ position }) => areaOf(common(rect, position)))
      .reduce((sum, area) => sum + (area > 0.99 * areaOf(rect) ? area / 10 : area), 0);
  const rated = candidates(search).map((rect) => ({
    rect,
    score: covered(rect) * 10 + preference(rect, search, false),
  }));
  const [best] = rated.toSorted((a, b) => a.score - b.score);
  return { rect: rounded(best?.rect ?? safeArea(search.canvas)), removed: [], resized: [], isOver: true };
}

function common(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  return { x, y, width, height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y) };
}

function boundsOf(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(({ x }) => x));
  const top = Math.min(...rects.map(({ y }) => y));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function rounded({ x, y, width, height }: Rect): Rect {
  const hundredths = (points: number) => Math.round(points * 100) / 100;
  return { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
}
