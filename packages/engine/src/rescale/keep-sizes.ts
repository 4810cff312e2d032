/**
 * Fits a template to another page without scaling: type and the heights of rows keep their size in millimetres, and a larger page
 * has more rows. Links, labels and distances keep their size, too, and all other areas share the rest of the page.
 */

import type { Margins } from "../model/device-profile.ts";
import type { Block } from "../model/shared-parts.ts";
import type { Canvas, Template, Widget } from "../model/template.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import { applyStyle, resolveStyles, type Styles } from "../styles/apply-style.ts";
import { placedBlock, widgetDefinition } from "../widgets/index.ts";
import { filledRooms, type RoomOf } from "./fill-rooms.ts";
import { bounds } from "./reading-blocks.ts";
import { framesOf, isPageFrame, rescaleStyles } from "./rescale-shared.ts";
import { rescaleWidget } from "./rescale-widget.ts";
import { type Minimums, pinnedRect, type Scale } from "./scale.ts";
import { isBackground, roomOf, withRows } from "./widget-room.ts";

interface Page extends Size {
  readonly margins: Margins;
}

/** Places everything on the page `to`. Only type that would not fit in a smaller box becomes smaller. */
export function keepSizes(template: Template, to: Page, minimums: Minimums): Template {
  const { canvas, masters, widgets, blocks = [] } = template;
  const frames = framesOf(template);
  const pageFrames = blocks.filter((block) => isPageFrame(block, frames, canvas.dimensions));
  const pages = Map.groupBy(widgets, ({ page }) => page);
  const designs = [...masters, ...pageFrames].map((design) => design.widgets).concat([...pages.values()]);
  const scale = unscaled(canvas.dimensions, to, minimums, resolveStyles(template));
  const room = roomWithBlocks(new Map(blocks.map((block) => [block.name, block])));
  const areas = areasOf(designs.flat(), canvas.dimensions, to);
  const place = <T extends Widget>(list: readonly T[]) => placedWidgets(list, areas, scale, room);
  const placedMasters = masters.map((master) => ({ ...master, widgets: place(master.widgets) }));
  const placedFrames = new Map(pageFrames.map((frame) => [frame.name, place(frame.widgets)]));
  const placedPages = [...pages.values()].flatMap((page) => place(page));
  const instances = [...placedMasters.map((master) => master.widgets), ...placedFrames.values(), placedPages].flat();
  const sized = (block: Block): Block => {
    const frame = placedFrames.get(block.name);
    if (frame) return { ...block, size: { width: to.width, height: to.height }, widgets: frame };
    return resizedBlock(block, instances, scale, room);
  };
  return {
    ...template,
    canvas: keptCanvas(canvas, to),
    ...rescaleStyles(template, scale),
    ...(template.blocks && { blocks: blocks.map(sized) }),
    masters: placedMasters,
    widgets: placedPages,
  };
}

function keptCanvas(canvas: Canvas, { width, height, margins }: Page): Canvas {
  const { guides } = canvas;
  return {
    ...canvas,
    dimensions: { width, height, margins },
    ...(guides && { guides: { x: guides.x.filter((x) => x <= width), y: guides.y.filter((y) => y <= height) } }),
  };
}

function unscaled(from: Size, { width, height }: Size, minimums: Minimums, styles: Styles): Scale {
  const factors = { factorX: 1, factorY: 1, offsetX: 0, offsetY: 0, pinned: 1 };
  return { ...factors, from, page: { width, height }, minimums, styles };
}

interface Areas {
  readonly from: Size;
  readonly to: Size;
  readonly inside: Rect;
  readonly insideNew: Rect;
}

/** Most distance from an edge of the page that stays, in points. The rest of a wider one is a gap like others. */
const mostDistance = 72;

/** Largest share of the new page's side for a distance. */
const mostShare = 0.25;

/** Area of all widgets, whose distances to the edges of the page stay, but are not less than the margins of the new page. */
function areasOf(widgets: readonly Widget[], from: Canvas["dimensions"], to: Page): Areas {
  const onPage = widgets.filter((widget) => !isBackground(widget, from)).map(({ position }) => clipped(position, from));
  const all = onPage.length > 0 ? bounds(onPage) : { x: 0, y: 0, width: from.width, height: from.height };
  const edges: Margins = [all.y, from.width - all.x - all.width, from.height - all.y - all.height, all.x];
  const near = edges.map((own) => Math.min(own, mostDistance));
  const kept = near.map((own, side) => {
    const margin = from.margins[side] ?? 0;
    const isInside = own >= margin - 1;
    const wanted = isInside ? Math.max(own, (to.margins[side] ?? 0) - Math.max(0, margin - own)) : own;
    return Math.min(wanted, (side % 2 === 0 ? to.height : to.width) * mostShare);
  });
  return { from, to, inside: within(from, near), insideNew: within(to, kept) };
}

/** Page without its edges at the top, right, bottom and left. */
function within({ width, height }: Size, [top = 0, right = 0, bottom = 0, left = 0]: readonly number[]): Rect {
  return { x: left, y: top, width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
}

function clipped({ x, y, width, height }: Rect, page: Size): Rect {
  const left = Math.min(Math.max(0, x), page.width - 1);
  const top = Math.min(Math.max(0, y), page.height - 1);
  const right = Math.max(left + 1, Math.min(page.width, x + width));
  const bottom = Math.max(top + 1, Math.min(page.height, y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const wholePage = { x: "stretch", y: "stretch" } as const;

function placedWidgets<T extends Widget>(
  widgets: readonly T[],
  areas: Areas,
  scale: Scale,
  room: RoomOf,
): readonly T[] {
  const backgrounds = new Set(widgets.filter((widget) => isBackground(widget, areas.from)));
  const { rects, inStep } = filledRooms(
    widgets.filter((widget) => !backgrounds.has(widget)),
    areas,
    room,
  );
  return widgets.map((widget) => {
    const rect = rects.get(widget) ?? widget.position;
    const pin = backgrounds.has(widget) ? wholePage : widget.pin;
    const pinned = pin ? pinnedRect(widget.position, pin, scale) : rect;
    const isPinned = (axis: "x" | "y") => pin?.[axis] !== undefined && pin[axis] !== "scale";
    const position = {
      ...rect,
      ...(isPinned("x") && { x: pinned.x, width: pinned.width }),
      ...(isPinned("y") && { y: pinned.y, height: pinned.height }),
    };
    const placed = adapted(widget, position, scale);
    return inStep.has(widget) ? placed : withRows(placed, widget);
  });
}

/** The widget in another box, with the minimums of the device. */
function adapted<T extends Widget>(widget: T, position: Rect, scale: Scale): T {
  const type = typeFactor(widget, position, scale.styles ?? new Map());
  const styled = type < 1 ? applyStyle(widget, scale.styles ?? new Map()) : widget;
  const own: Scale = type < 1 ? { ...scale, styles: new Map(), type } : scale;
  const { pin: _pin, ...free }: Widget = styled;
  const values = rescaleWidget(free, own);
  return { ...widget, ...values, position } as T;
}

/** Share of its box that text usually fills. */
const usual = 0.8;

/** Width of a character in the size of its type. */
const characterWidth = 0.55;

/** Below 1 if the type would no longer fit in the box. */
function typeFactor(widget: Widget, { width, height }: Rect, styles: Styles): number {
  const { position: before, content = "" } = widget;
  const definition = widgetDefinition(widget.type);
  if (!definition?.styling) return 1;
  const across = width / before.width;
  const down = height / before.height;
  if (across >= 1 && down >= 1) return 1;
  if (definition.content !== "text") return Math.min(1, Math.min(across, down) / usual);
  const size = Number(definition.styling["size"]?.read(applyStyle(widget, styles).styling?.["size"]).value ?? 12);
  const needed = textLength(content) * characterWidth * size;
  return Math.min(1, Math.max(across, width / needed), down / usual);
}

/** Number of characters, with tokens as long as their values usually are. */
function textLength(content: string): number {
  const lengths = content
    .replace(/\{date_long[^{}]*\}/g, "#".repeat(28))
    .replace(/\{\w*title[^{}]*\}/g, "#".repeat(16))
    .replace(/\{[^{}]*\}/g, "#".repeat(10));
  return Math.max(1, lengths.length);
}

/** Instances use room as the widgets of their block do. */
function roomWithBlocks(blocks: ReadonlyMap<string, Block>): RoomOf {
  return (widget, axis) => {
    const block = blocks.get(placedBlock(widget) ?? "");
    if (!block) return roomOf(widget, axis);
    const rooms = block.widgets.map((inner) => roomOf(inner, axis));
    return rooms.includes("rows") ? "rows" : rooms.includes("elastic") ? "elastic" : "fixed";
  };
}

/** A block whose instances all have one new size is drawn for it. Others keep their size, and their instances scale. */
function resizedBlock(block: Block, instances: readonly Widget[], scale: Scale, room: RoomOf): Block {
  const own = instances.filter((widget) => placedBlock(widget) === block.name).map(({ position }) => position);
  const [first] = own;
  const isNear = (a: Size, b: Size) => Math.abs(a.width - b.width) < 0.5 && Math.abs(a.height - b.height) < 0.5;
  const size = first && own.every((other) => isNear(first, other)) ? first : block.size;
  const { width, height } = size;
  const inside = { x: 0, y: 0, ...block.size };
  const areas: Areas = { from: block.size, to: { width, height }, inside, insideNew: { x: 0, y: 0, width, height } };
  const widgets = placedWidgets(block.widgets, areas, { ...scale, from: block.size, page: { width, height } }, room);
  return { ...block, size: { width, height }, widgets };
}
