/** Parts that a user has saved from a page. */
import {
  type Point,
  type Rect,
  rescaleTemplate,
  resizedPart,
  type Size,
  smallestType,
  templateDefaults,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import type { Widget as DrawnWidget } from "../kit/widgets.ts";
import type { Part, PartPage } from "../parts/part.ts";
import { isText } from "./make-room.ts";

interface SavedPart {
  readonly id: string;
  readonly name: string;
  /** Page that the widgets were drawn for. */
  readonly page: Size;
  readonly widgets: readonly Widget[];
}

/**
 * The saved widgets, scaled to a page of another size, and as much larger as its device needs to show their type and
 * rules. In less room, areas below a label get fewer rows, and all else is scaled.
 */
export function ownPart({ id, name, page, widgets }: SavedPart): Part {
  const scaled = (to: PartPage) => (isSameSize(page, to.canvas) ? widgets : rescaled(widgets, page, to));
  return {
    id,
    label: name,
    size: (to) => {
      const own = scaled(to);
      const { width, height } = boundsOf(own);
      return { width, height, least: leastSize(own, to), removesNothing: true };
    },
    draw: (to, rect) => {
      const own = inRoom(scaled(to), rect, to);
      const bounds = boundsOf(own);
      return own.map((widget) => moved(widget, rect.x - bounds.x, rect.y - bounds.y));
    },
  };
}

function inRoom(widgets: readonly Widget[], rect: Rect, page: PartPage): readonly Widget[] {
  const bounds = boundsOf(widgets);
  const share = Math.min(rect.width / bounds.width, rect.height / bounds.height);
  if (share > 0.999) return widgets;
  return resizedPart(widgets, bounds, rect) ?? scaledBy(widgets, page.canvas, { x: share, y: share }, page);
}

/** Smallest width and height of an area to write on, in points. */
const leastArea = 60;
/** Of a text, relative to its type. */
const lineHeight = 1.4;

function leastSize(widgets: readonly Widget[], page: PartPage): Size {
  const bounds = boundsOf(widgets);
  const at = (x: number, y: number): Size => ({ width: bounds.width * x, height: bounds.height * y });
  const isUseful = (size: Size) =>
    resizedPart(widgets, bounds, { ...bounds, ...size })?.every((widget, i) => {
      const { width, height } = widget.position;
      const before = widgets[i]?.position ?? bounds;
      const least = isText(widget) ? smallestType([widget]) * lineHeight : leastArea;
      return width >= Math.min(before.width, leastArea) && height >= Math.min(before.height, least);
    }) ?? false;
  const shares = Array.from({ length: 20 }, (_, i) => (i + 1) / 20);
  const across = shares.find((share) => isUseful(at(share, 1)));
  const down = shares.find((share) => isUseful(at(1, share)));
  if (across !== undefined && down !== undefined) return at(across, down);
  const share = leastShare(widgets, page);
  return at(share, share);
}

/** Of widgets that are scaled: type stays readable, and links keep the height of a fingertip. */
function leastShare(widgets: readonly Widget[], { canvas, minimums }: PartPage): number {
  const shares = widgets.map(({ type, position: { width, height } }) => {
    const { area, reading, properties = {} } = widgetDefinition(type) ?? {};
    if (reading === "line" && Object.values(properties).some(({ kind }) => kind === "binding"))
      return canvas.constraints.min_touch_target_pt / Math.min(width, height);
    return area === undefined && reading === undefined ? 0.75 : 0.5;
  });
  return Math.min(1, Math.max(...shares, minimums.min_font_pt / smallestType(widgets)));
}

/** In points. */
const tolerance = 1;

function isSameSize(a: Size, b: Size): boolean {
  return Math.abs(a.width - b.width) <= tolerance && Math.abs(a.height - b.height) <= tolerance;
}

function rescaled(widgets: readonly Widget[], from: Size, to: PartPage): readonly Widget[] {
  const { canvas, minimums } = to;
  const ratio = Math.min(canvas.width / from.width, canvas.height / from.height);
  const readable = Math.max(ratio, minimums.min_font_pt / smallestType(widgets));
  const [top, right, bottom, left] = canvas.margins;
  const bounds = boundsOf(widgets);
  const within = (room: number, side: number) => Math.min(readable, room / side);
  const share = {
    x: within(canvas.width - left - right, bounds.width),
    y: within(canvas.height - top - bottom, bounds.height),
  };
  return scaledBy(widgets, from, share, to);
}

function scaledBy(widgets: readonly Widget[], page: Size, { x, y }: Point, to: PartPage): readonly Widget[] {
  const { canvas } = templateDefaults;
  const { width, height } = page;
  const template = {
    ...templateDefaults,
    canvas: { ...canvas, dimensions: { ...canvas.dimensions, width, height } },
    masters: [{ id: "part", name: "", widgets }],
  };
  const options = { mode: "stretch", minimums: to.minimums } as const;
  const scaled = rescaleTemplate(template, { width: width * x, height: height * y }, options);
  return scaled.masters[0]?.widgets ?? widgets;
}

function moved(widget: Widget, x: number, y: number): DrawnWidget {
  const { position } = widget;
  return { ...widget, position: { ...position, x: position.x + x, y: position.y + y } } as DrawnWidget;
}

function boundsOf(widgets: readonly Widget[]): Rect {
  const rects = widgets.map(({ position }) => position);
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
