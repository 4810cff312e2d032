/**
 * Finds room for a part. On a full page, the part takes the place of an earlier version of itself, or of ruled areas,
 * which become smaller. Links, pictures and texts stay untouched.
 */
import type { Rect, Widget } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { gutter, whole } from "../kit/frame.ts";
import { type Span, split } from "../kit/widgets.ts";
import type { Part, PartPage, PartSize, PartValues } from "./part.ts";

export interface Placement {
  readonly rect: Rect;
  /** Ids of widgets that the part takes the place of. */
  readonly removed: readonly string[];
  /** Widgets that make room. */
  readonly resized: readonly Widget[];
}

/** Fixed widgets, such as those of the master below a page, cannot make room. */
interface Surroundings {
  readonly widgets: readonly Widget[];
  readonly fixed?: readonly Widget[];
}

export function placePart(part: Part, page: PartPage, values: PartValues, around: Surroundings): Placement {
  const { canvas } = page;
  const size = limited(part.size(page, values), canvas);
  const earlier = around.widgets.filter(({ id, locked }) => !locked && part.replaces?.test(id));
  const search = { canvas, size, widgets: around.widgets, fixed: around.fixed ?? [] };
  const free = bestPlace(search, true);
  if (free) return free;
  if (earlier.length > 0) return inPlaceOf(earlier, search);
  return bestPlace(search, false) ?? over(search);
}

/** Places the part with its center at a point, without changing other widgets. */
export function placePartAt(
  part: Part,
  page: PartPage,
  values: PartValues,
  center: { readonly x: number; readonly y: number },
): Rect {
  const { canvas } = page;
  const { width, height, least, fills } = limited(part.size(page, values), canvas);
  const [own, high] = fills ? [Math.max(least.width, width / 2), Math.max(least.height, height / 2)] : [width, height];
  const safe = safeArea(canvas);
  const within = (at: number, side: number, from: number, room: number) =>
    Math.max(from, Math.min(from + room - side, at - side / 2));
  return rounded({
    x: within(center.x, own, safe.x, safe.width),
    y: within(center.y, high, safe.y, safe.height),
    width: own,
    height: high,
  });
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
  const areas = widgets.filter((widget) => kindOf(widget) !== "label" && widget.type !== "text_block");
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
    const score = changes.cost + preference(rect, search, isFree);
    if (!best || score < best.score) best = { rect, changes, score };
  }
  return best && { rect: rounded(best.rect), removed: best.changes.removed, resized: best.changes.resized };
}

/** Weight of a point of distance, and of a square point that is missing. */
const weights = { distance: 2, missing: 0.6, fill: 3 };

function preference(rect: Rect, { size, canvas }: Search, isFree: boolean): number {
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
  return edge * weights.distance + missing * (size.fills ? weights.fill : weights.missing);
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
    .filter((widget) => kindOf(widget) === "area")
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
    .filter((widget) => kindOf(widget) === "area")
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

function topsOf({ canvas, widgets, fixed }: Search, height: number): readonly number[] {
  const safe = safeArea(canvas);
  const edges = [...widgets, ...fixed].flatMap((widget) => {
    const { y, height: own } = widget.position;
    const row = rowHeight(widget, canvas);
    const rows = kindOf(widget) === "area" && row > 0 ? Math.floor(own / row + 0.01) : 0;
    const boundaries = Array.from({ length: rows }, (_, i) => y + i * row);
    return [y + own + gap, y - gap - height, y + own - height, ...boundaries, ...boundaries.map((at) => at - height)];
  });
  const known = new Set([safe.y, safe.y + safe.height - height, ...edges].map((y) => Math.round(y * 100) / 100));
  return [...known];
}

type Kind = "area" | "rule" | "label" | "other";

const areaTypes = ["table", "lines", "dot_grid"];

/** Areas to write in can become smaller. Rules and labels belong to them. */
function kindOf({ type, properties = {}, content = "", locked }: Widget): Kind {
  if (locked || isLinked(properties)) return "other";
  if (areaTypes.includes(type)) return "area";
  if (type === "grid") return isBlankCell(properties.cell_template) ? "area" : "other";
  if (type === "divider" || type === "vertical_line") return "rule";
  return type === "text_block" && !content.includes("{") ? "label" : "other";
}

function isLinked(properties: NonNullable<Widget["properties"]>): boolean {
  return ["bind", "to_dest", "link_template"].some((name) => properties[name] !== undefined && properties[name] !== "");
}

function isBlankCell(cell: unknown): boolean {
  if (typeof cell !== "object" || cell === null || !("type" in cell)) return false;
  return cell.type === "checkbox" || cell.type === "table" || cell.type === "box";
}

/** Areas with texts, such as hours, cost more than blank ones. */
function weightOf({ type, properties = {} }: Widget): number {
  const hasTexts = Array.isArray(properties.data) && properties.data.length > 0;
  return type === "table" && hasTexts ? 4 : 1;
}

/** Undefined if something in the rectangle cannot make room. */
function changesFor(rect: Rect, { widgets, fixed, canvas, size }: Search): Changes | undefined {
  const removed: Widget[] = [];
  const resized: Widget[] = [];
  let cost = 0;
  for (const widget of fixed) if (overlaps(rect, widget.position)) return undefined;
  for (const widget of widgets) {
    const { position } = widget;
    const kind = kindOf(widget);
    if (!overlaps(rect, position, kind === "rule" ? ruleTolerance : tolerance)) continue;
    if (kind === "other") return undefined;
    const smaller = remaining(widget, rect, canvas, size.edge === "side");
    const lost = areaOf(position) - areaOf(smaller?.position);
    // The label of an area stays, unless the area goes.
    cost += lost * (kind === "label" ? 6 : weightOf(widget)) + (smaller ? 0 : 400);
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

const areaOf = (rect: Rect | undefined) => (rect ? rect.width * rect.height : 0);

function isLabelOf(label: Widget, { position: below }: Widget): boolean {
  const { x, y, height } = label.position;
  const distance = below.y - y - height;
  return kindOf(label) === "label" && Math.abs(x - below.x) < 4 && distance > -4 && distance < 12;
}

/** Width of an area that is still useful, in points. */
const leastWidth = 40;

/** The larger part of an area that the rectangle does not cover, in whole rows. Undefined if nothing useful remains. */
function remaining(widget: Widget, rect: Rect, canvas: Canvas, isBeside: boolean): Widget | undefined {
  const { position } = widget;
  const kind = kindOf(widget);
  if (kind === "rule" || (kind === "label" && !isBeside)) return undefined;
  const right = { ...position, width: position.x + position.width - rect.x - rect.width - gap };
  const pieces = isBeside
    ? [
        withWidth(widget, { ...position, width: rect.x - gap - position.x }),
        withWidth(widget, { ...right, x: rect.x + rect.width + gap }),
      ]
    : [
        withRows(widget, { ...position, height: rect.y - position.y }, canvas),
        withRows(widget, fromBelow(widget, rect, canvas), canvas),
      ];
  return pieces.filter((piece) => piece !== undefined).toSorted((a, b) => areaOf(b.position) - areaOf(a.position))[0];
}

/** The rows below the rectangle. */
function fromBelow({ position, ...widget }: Widget, rect: Rect, canvas: Canvas): Rect {
  const row = rowHeight({ position, ...widget }, canvas) || 1;
  const lost = Math.ceil((rect.y + rect.height - position.y) / row - 0.01) * row;
  return { ...position, y: position.y + lost, height: position.height - lost };
}

/** Height of a row. A frame around an area has the rows of the page. */
function rowHeight({ type, position, properties = {} }: Widget, { pitch }: Canvas): number {
  const rows = Number(properties.rows ?? 1);
  if (type === "table" || type === "grid") return rows > 1 ? position.height / rows : pitch;
  return type === "lines" ? Number(properties.line_spacing ?? 20) : 1;
}

/** Rows of an area that are still useful. */
const leastRows = 2;

function withRows(widget: Widget, position: Rect, canvas: Canvas): Widget | undefined {
  const { properties = {}, type } = widget;
  const row = rowHeight(widget, canvas);
  const count = Math.floor(position.height / row + 0.01);
  if (count < leastRows || position.height < leastRows * 8) return undefined;
  const own = { ...position, height: type === "dot_grid" || type === "lines" ? position.height : count * row };
  const rows = Number(properties.rows ?? 1);
  if (rows <= 1) return { ...widget, position: own };
  const skipped = Math.round((position.y - widget.position.y) / row);
  const data = Array.isArray(properties.data) ? { data: properties.data.slice(skipped, skipped + count) } : {};
  const source = type === "grid" ? { data_source: `range(${count})` } : {};
  return { ...widget, position: own, properties: { ...properties, rows: count, ...data, ...source } };
}

function withWidth(widget: Widget, position: Rect): Widget | undefined {
  const least = Math.max(leastWidth, textWidthOf(widget));
  return widget.type === "grid" || position.width < least ? undefined : { ...widget, position };
}

/** At most, in points. 0 for a widget without text. */
function textWidthOf({ type, content = "", styling }: Widget): number {
  return type === "text_block" ? content.length * Number(styling?.size ?? 12) * 0.7 : 0;
}

/** Over other widgets, as little as possible over links and texts. */
function over(search: Search): Placement {
  const covered = (rect: Rect) =>
    [...search.fixed, ...search.widgets]
      .filter((widget) => kindOf(widget) === "other")
      .reduce((sum, { position }) => sum + areaOf(common(rect, position)), 0);
  const rated = candidates(search).map((rect) => ({
    rect,
    score: covered(rect) * 10 + preference(rect, search, false),
  }));
  const [best] = rated.toSorted((a, b) => a.score - b.score);
  return { rect: rounded(best?.rect ?? safeArea(search.canvas)), removed: [], resized: [] };
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
