/** Places the widgets of a page on a page of another size, in the same order and without new overlaps. */

import type { Widget } from "../model/template.ts";
import { type Axis, type Rect, type Span, spanOf } from "../primitives/geometry.ts";
import { type Region, regionsOf } from "./page-regions.ts";
import { round } from "./scale.ts";
import { elasticPart, fixedPart, gapPart, inLine, type Part, rowsPart, shareRoom, sideBySide } from "./share-room.ts";
import { hasParts, isLabel, type Room, roomOf, rowHeight, ruledBelow, withRows } from "./widget-room.ts";

/** Decides how a widget of a type that stands for others uses its room. */
export type RoomOf = (widget: Widget, axis: Axis) => Room;

interface Boxes {
  /** Distances from the edges of the old page, and of the new one, between which widgets stand. */
  readonly inside: Rect;
  readonly insideNew: Rect;
}

/**
 * The widgets of a labelled part in another box: the label keeps its height, and rows to write in become more or fewer. Undefined
 * without a label above an area.
 */
export function resizedPart(widgets: readonly Widget[], from: Rect, to: Rect): readonly Widget[] | undefined {
  const isHead = (label: Widget) => isLabel(label) && widgets.some((area) => isBelow(area, label));
  if (!widgets.some(isHead)) return undefined;
  const { rects, inStep } = filledRooms(widgets, { inside: from, insideNew: to });
  return widgets.map((widget) => {
    const placed = { ...widget, position: rects.get(widget) ?? widget.position };
    return inStep.has(widget) ? placed : withRows(placed, widget);
  });
}

/** An area directly below a label. */
function isBelow(area: Widget, { position: { y, height } }: Widget): boolean {
  const gap = area.position.y - y - height;
  return !isLabel(area) && gap >= -height / 2 && gap < 2 * height && roomOf(area, "y") !== "fixed";
}

/** Rectangles, and ruled areas whose rows stay in step with others. */
export function filledRooms(widgets: readonly Widget[], boxes: Boxes, room: RoomOf = roomOf) {
  const inStep = ruledBelow(widgets);
  const ownRoom: RoomOf = (widget, axis) => (axis === "y" && inStep.has(widget) ? "elastic" : room(widget, axis));
  return { rects: fillRooms(widgets, boxes, ownRoom), inStep };
}

/** Rectangle of each widget on the new page. */
function fillRooms(
  widgets: readonly Widget[],
  { inside, insideNew }: Boxes,
  room: RoomOf = roomOf,
): ReadonlyMap<Widget, Rect> {
  if (widgets.length === 0) return new Map();
  const region = regionsOf(widgets);
  const measures = new Measures(room);
  const spans = {
    x: placed(region, "x", spanOf(inside, "x"), spanOf(insideNew, "x"), measures),
    y: placed(region, "y", spanOf(inside, "y"), spanOf(insideNew, "y"), measures),
  };
  return new Map(widgets.map((widget) => [widget, rectOf(spans.x.get(widget), spans.y.get(widget))]));
}

function rectOf(x: Span = nowhere, y: Span = nowhere): Rect {
  const left = round(x.start);
  const top = round(y.start);
  // Rounds down, so that neighbors do not overlap and nothing leaves the page.
  const width = Math.max(smallest, Math.floor((x.start + x.length - left) * 100 + 1e-6) / 100);
  const height = Math.max(smallest, Math.floor((y.start + y.length - top) * 100 + 1e-6) / 100);
  return { x: left, y: top, width, height };
}

const nowhere: Span = { start: 0, length: 0 };

/** In points. */
const smallest = 1;

type Spans = ReadonlyMap<Widget, Span>;

/** Places a region and the gaps around it in `into`. It lies in `within` on the old page. */
function placed(region: Region, axis: Axis, within: Span, into: Span, measures: Measures): Spans {
  const { start, length } = spanOf(region.box, axis);
  const before = start - within.start;
  const after = within.start + within.length - start - length;
  const parts = [gapPart(before), measures.of(region, axis), gapPart(after)];
  const [first = 0, own = 0] = shareRoom(parts, into.length, axis === "x");
  return filled(
    region,
    axis,
    { start: into.start + Math.min(before, 0) + first, length: own - Math.min(before, 0) - Math.min(after, 0) },
    measures,
  );
}

function filled(region: Region, axis: Axis, into: Span, measures: Measures): Spans {
  if ("widgets" in region) return stretched(region.widgets, spanOf(region.box, axis), axis, into, measures);
  const own = spanOf(region.box, axis);
  if (region.along !== axis) return merged(region.parts.map((part) => placed(part, axis, own, into, measures)));
  const parts = measures.line(region.parts, axis);
  const lengths = shareRoom(parts, into.length, axis === "x" || region.parts.length > 3);
  let at = into.start;
  return merged(
    region.parts.map((part, i) => {
      const gap = lengths[2 * i - 1] ?? 0;
      const length = lengths[2 * i] ?? 0;
      const span = { start: at + gap, length };
      at += gap + length;
      return filled(part, axis, span, measures);
    }),
  );
}

function merged(all: readonly Spans[]): Spans {
  return new Map(all.flatMap((spans) => [...spans]));
}

/** Moves the edges of overlapping widgets alike, so that what was in line stays in line. */
function stretched(widgets: readonly Widget[], own: Span, axis: Axis, into: Span, measures: Measures): Spans {
  const pieces = measures.pieces(widgets, axis);
  const lengths = shareRoom(
    pieces.map(({ part }) => part),
    into.length,
    axis === "x" || widgets.length === 1,
  );
  const inside = measures.inside(widgets);
  const edges = new Map<number, number>([[pieces[0]?.from ?? own.start, into.start]]);
  let at = into.start;
  pieces.forEach(({ to, pitch }, i) => {
    const length = lengths[i] ?? 0;
    at += pitch === undefined ? length : wholeRows(length, pitch);
    edges.set(to, at);
  });
  return new Map(
    widgets.map((widget) => {
      const { start, length } = spanOf(widget.position, axis);
      const begin = edges.get(start) ?? into.start;
      const room = (edges.get(start + length) ?? at) - begin;
      const isFixed = inside.has(widget) && measures.roomOf(widget, axis) === "fixed";
      return [widget, { start: begin, length: isFixed ? Math.min(length, room) : room }];
    }),
  );
}

function wholeRows(length: number, pitch: number): number {
  return Math.max(1, Math.floor(length / pitch + 0.02)) * pitch <= length + 0.02 * pitch
    ? Math.max(1, Math.floor(length / pitch + 0.02)) * pitch
    : length;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly part: Part;
  /** Height of its rows. Undefined if it does not consist of rows. */
  readonly pitch: number | undefined;
}

/** Lengths of regions and how they can change. */
class Measures {
  readonly #room: RoomOf;
  readonly #known = new Map<Region, Partial<Record<Axis, Part>>>();
  readonly #pieces = {
    x: new Map<readonly Widget[], readonly Piece[]>(),
    y: new Map<readonly Widget[], readonly Piece[]>(),
  };
  readonly #inside = new Map<readonly Widget[], ReadonlySet<Widget>>();

  constructor(room: RoomOf) {
    this.#room = room;
  }

  roomOf(widget: Widget, axis: Axis): Room {
    return this.#room(widget, axis);
  }

  /** Widgets in areas whose parts move when they stretch, such as a text in the box of a day. */
  inside(widgets: readonly Widget[]): ReadonlySet<Widget> {
    const known = this.#inside.get(widgets);
    if (known) return known;
    const areas = widgets.length > 1 ? widgets.filter(hasParts) : [];
    const found = new Set(widgets.filter(({ position }) => areas.some((area) => contains(area.position, position))));
    this.#inside.set(widgets, found);
    return found;
  }

  of(region: Region, axis: Axis): Part {
    const known = this.#known.get(region) ?? {};
    const part = known[axis] ?? this.#measure(region, axis);
    this.#known.set(region, { ...known, [axis]: part });
    return part;
  }

  #measure(region: Region, axis: Axis): Part {
    if ("widgets" in region) return inLine(this.pieces(region.widgets, axis).map(({ part }) => part));
    if (region.along === axis) return inLine(this.line(region.parts, axis));
    const { start, length } = spanOf(region.box, axis);
    return sideBySide(
      region.parts.map((part) => {
        const own = spanOf(part.box, axis);
        const after = start + length - own.start - own.length;
        return inLine([gapPart(own.start - start), this.of(part, axis), gapPart(after)]);
      }),
    );
  }

  /** Parts and the gaps between them, in turn. */
  line(regions: readonly Region[], axis: Axis): readonly Part[] {
    return regions.flatMap((region, i) => {
      const own = this.of(region, axis);
      const before = regions[i - 1];
      if (!before) return [own];
      const last = spanOf(before.box, axis);
      return [signedGap(spanOf(region.box, axis).start - last.start - last.length), own];
    });
  }

  /** Pieces between the edges of widgets. */
  pieces(widgets: readonly Widget[], axis: Axis): readonly Piece[] {
    const known = this.#pieces[axis].get(widgets);
    if (known) return known;
    const spans = this.#spans(widgets, axis).toSorted((a, b) => a.from - b.from);
    const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
    let next = 0;
    let over: readonly UsedSpan[] = [];
    const pieces = edges.slice(1).map((to, i): Piece => {
      const from = edges[i] ?? to;
      const first = next;
      while ((spans[next]?.from ?? Infinity) <= from) next++;
      over = [...over.filter((span) => span.to > from), ...spans.slice(first, next)];
      const rooms = new Set(over.flatMap(({ room, isInside }) => (room === "fixed" && isInside ? [] : [room])));
      const ruled = over.find((span) => span.from === from && span.to === to && span.pitch !== undefined);
      const pitch = rooms.has("fixed") ? undefined : ruled?.pitch;
      return { from, to, part: partOf(to - from, rooms, pitch), pitch };
    });
    this.#pieces[axis].set(widgets, pieces);
    return pieces;
  }

  #spans(widgets: readonly Widget[], axis: Axis): readonly UsedSpan[] {
    const inside = this.inside(widgets);
    return widgets.map((widget) => {
      const { start, length } = spanOf(widget.position, axis);
      const room = this.#room(widget, axis);
      const pitch = axis === "y" && room === "rows" ? rowHeight(widget) : undefined;
      return { from: start, to: start + length, room, isInside: inside.has(widget), pitch };
    });
  }
}

interface UsedSpan {
  readonly from: number;
  readonly to: number;
  readonly room: Room;
  /** True inside an area whose parts move when it stretches. */
  readonly isInside: boolean;
  /** Height of rows. */
  readonly pitch: number | undefined;
}

function contains(outer: Rect, inner: Rect): boolean {
  const isWithin = (axis: Axis) => {
    const [around, own] = [spanOf(outer, axis), spanOf(inner, axis)];
    return own.start >= around.start - 1 && own.start + own.length <= around.start + around.length + 1;
  };
  return isWithin("x") && isWithin("y");
}

/** Neighbors may overlap by half a point. */
function signedGap(size: number): Part {
  return size < 0 ? { ...fixedPart(0), size } : gapPart(size);
}

function partOf(length: number, rooms: ReadonlySet<Room>, pitch: number | undefined): Part {
  if (rooms.has("fixed")) return fixedPart(length);
  if (rooms.has("rows")) return rowsPart(length, pitch);
  return rooms.has("elastic") ? elasticPart(length) : gapPart(length);
}
