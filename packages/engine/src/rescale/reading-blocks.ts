/** Blocks of widgets that keep their arrangement when a page is mirrored. */

import type { Widget } from "../model/template.ts";
import type { Rect } from "../primitives/geometry.ts";
import { widgetDefinition } from "../widgets/index.ts";

export interface ReadingBlock {
  readonly widgets: readonly Widget[];
  readonly box: Rect;
}

/** In points. A label is at most this far above its area, and a marker at most this far beside it. */
const attachedWithin = 6;
const widestMarker = 36;
const touching = 0.5;

const readingOf = ({ type }: Pick<Widget, "type">) => widgetDefinition(type)?.reading;

/**
 * Areas with their labels and markers, series of equal areas, and lines of text. A line without an area beside it is as
 * wide as `content`.
 */
export function blocksOf(widgets: readonly Widget[], content: Rect): readonly ReadingBlock[] {
  const alone = (list: readonly Widget[]) => list.map((widget) => blockOf([widget]));
  const areas = merged(
    alone(widgets.filter((widget) => readingOf(widget) === undefined)),
    (a, b) => isMarkerOf(a, b) || isHeadOf(a, b),
  );
  const rules = widgets.filter((widget) => readingOf(widget) === "rule");
  const texts = widgets.filter((widget) => readingOf(widget) !== undefined && !rules.includes(widget));
  const attached = attachedTexts(texts, areas);
  const labelled = areas.map((area) => blockOf([...area.widgets, ...(attached.get(area) ?? [])]));
  const blocks = merged(labelled, isInSeries);
  const lines = merged(alone(attached.get(undefined) ?? []), (a, b) => isOnLine(a.box, b.box));
  return [...alone(rules), ...blocks, ...fullLines(lines, blocks, content)];
}

/** Texts by their area. A line of which a text reaches beyond the area below it, as links beside a title do, stays together. */
function attachedTexts(
  texts: readonly Widget[],
  areas: readonly ReadingBlock[],
): ReadonlyMap<ReadingBlock | undefined, readonly Widget[]> {
  const areaOf = new Map(texts.map((text) => [text, areas.find(({ box }) => isAttached(text, box, texts))]));
  const isInside = ({ position }: Widget, area: Rect) =>
    overlaps(position, area) && gapDown(position, area) < -position.height / 2;
  const outside = texts.filter((text) => !areas.some(({ box }) => isInside(text, box)));
  const isNear = ({ position }: Widget, area: Rect) =>
    Math.abs(gapDown(position, area)) <= attachedWithin && gapAcross(position, area) < -touching;
  const beyond = outside.filter((text) => !areaOf.get(text) && areas.some(({ box }) => isNear(text, box)));
  const lines = merged(
    outside.map((text) => blockOf([text])),
    (a, b) => isOnLine(a.box, b.box),
  );
  for (const text of beyond)
    for (const other of lines.find(({ widgets }) => widgets.includes(text))?.widgets ?? [])
      if (sharesLine(other.position, text.position)) areaOf.set(other, undefined);
  return Map.groupBy(texts, (text) => areaOf.get(text));
}

function blockOf(widgets: readonly Widget[]): ReadingBlock {
  return { widgets, box: bounds(widgets.map(({ position }) => position)) };
}

export function bounds(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return rects.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x, y, width: right - x, height: bottom - y };
}

/** Merges blocks that overlap or belong together, until none do. */
function merged(
  blocks: readonly ReadingBlock[],
  belong: (a: ReadingBlock, b: ReadingBlock) => boolean,
): readonly ReadingBlock[] {
  const done: ReadingBlock[] = [];
  const waiting = [...blocks];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const block = next;
    const at = done.findIndex(
      (other) => overlaps(block.box, other.box) || belong(block, other) || belong(other, block),
    );
    const [other] = at < 0 ? [] : done.splice(at, 1);
    if (other) waiting.push(blockOf([...other.widgets, ...block.widgets]));
    else done.push(block);
  }
  return done;
}

/** Signed distance between two ranges. Negative if they overlap. */
function gap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(a, b) - Math.min(a + aLength, b + bLength);
}

const gapAcross = (a: Rect, b: Rect) => gap(a.x, a.width, b.x, b.width);
const gapDown = (a: Rect, b: Rect) => gap(a.y, a.height, b.y, b.height);

/** True if one shares more than half of its height with the other. */
const sharesLine = (a: Rect, b: Rect) => gapDown(a, b) < -Math.min(a.height, b.height) / 2;

function overlaps(a: Rect, b: Rect): boolean {
  return gapAcross(a, b) < -touching && gapDown(a, b) < -touching;
}

/** A narrow column, such as checkboxes, belongs to the area directly beside it. */
function isMarkerOf({ box }: ReadingBlock, area: ReadingBlock): boolean {
  return box.width <= widestMarker && gapAcross(box, area.box) <= attachedWithin && gapDown(box, area.box) < -touching;
}

/** Two areas of a column that touch, such as the heads of a table's columns above it. */
function isHeadOf({ box }: ReadingBlock, area: ReadingBlock): boolean {
  return isWithin(box, area.box) && Math.abs(gapDown(box, area.box)) <= touching;
}

/** Text or a link in an area, a label directly above it, or heads of its columns that touch it. */
function isAttached(text: Widget, area: Rect, texts: readonly Widget[]): boolean {
  if (overlaps(text.position, area)) return true;
  const above = area.y - text.position.y - text.position.height;
  const isAbove = above >= -touching && above <= farthestAbove(text);
  return isAbove && isWithin(text.position, area) && !isInLineBeyond(text, area, texts);
}

function farthestAbove(text: Widget): number {
  const reading = readingOf(text);
  return reading === "label" ? attachedWithin : reading === "heads" ? touching : -1;
}

/** True if a line of text continues outside of the area. A label beside a label belongs to another area. */
function isInLineBeyond(text: Widget, area: Rect, texts: readonly Widget[]): boolean {
  const isLabel = (widget: Widget) => readingOf(widget) === "label";
  return texts.some(
    (other) =>
      !(isLabel(text) && isLabel(other)) && isOnLine(text.position, other.position) && !isWithin(other.position, area),
  );
}

/** Equal blocks in a row are read from left to right: the days of a week, the columns of an index. */
function isInSeries(a: ReadingBlock, b: ReadingBlock): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
  return (
    isNear(a.box.y, b.box.y) &&
    isNear(a.box.height, b.box.height) &&
    (isNear(a.box.width, b.box.width) || a.widgets.length !== b.widgets.length) &&
    kindOf(a) === kindOf(b)
  );
}

/** Types of the widgets, without repetitions, so that a series equals one of its members. */
function kindOf({ widgets }: ReadingBlock): string {
  return [...new Set(widgets.map(({ type }) => type))].toSorted().join(" ");
}

const widestSpace = 12;

function isOnLine(a: Rect, b: Rect): boolean {
  return gapDown(a, b) < -1 && gapAcross(a, b) <= widestSpace;
}

/** Widens the lines without a block beside them. */
function fullLines(
  lines: readonly ReadingBlock[],
  blocks: readonly ReadingBlock[],
  content: Rect,
): readonly ReadingBlock[] {
  let beside: readonly ReadingBlock[] = [];
  let full = lines;
  const isBeside = ({ box }: ReadingBlock) =>
    [...blocks, ...beside].some((other) => gapDown(box, other.box) < -touching && !isWithin(content, other.box));
  for (let found = full.filter(isBeside); found.length > 0; found = full.filter(isBeside)) {
    beside = [...beside, ...found];
    full = full.filter((line) => !found.includes(line));
  }
  return [
    ...beside,
    ...full.map(({ widgets, box }) => ({ widgets, box: { ...box, x: content.x, width: content.width } })),
  ];
}

/** Compares the horizontal ranges. */
function isWithin(inner: Rect, outer: Rect): boolean {
  return outer.x <= inner.x + 1 && outer.x + outer.width >= inner.x + inner.width - 1;
}

/**
 * Positions of links that stand at the side of most designs, by `positionKey`. A group of touching links counts if it is
 * more than twice as high as wide, and narrower than a third of the content.
 */
export function sideTabs(designs: readonly (readonly Widget[])[]): ReadonlySet<string> {
  const links = designs.map((widgets) => widgets.filter(({ type }) => widgetDefinition(type)?.link));
  const uses = Map.groupBy(links.flat(), ({ position }) => positionKey(position));
  const common = [...uses.values()].filter((list) => list.length >= 2 && list.length * 2 >= designs.length);
  const columns = merged(
    common.flatMap(([widget]) => (widget ? [blockOf([widget])] : [])),
    (a, b) => gapAcross(a.box, b.box) <= touching && gapDown(a.box, b.box) <= attachedWithin,
  );
  const content = bounds(designs.flat().map(({ position }) => position));
  const upright = columns.filter(({ box }) => box.height > 2 * box.width && box.width * 3 < content.width);
  return new Set(upright.flatMap(({ widgets }) => widgets.map(({ position }) => positionKey(position))));
}

export function positionKey({ x, y, width, height }: Rect): string {
  return [x, y, width, height].join(" ");
}
