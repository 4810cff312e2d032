/** Parts that a user has saved from a page. */
import { type Rect, rescaleTemplate, type Size, smallestType, templateDefaults, type Widget } from "@octavo/engine";
import type { Widget as DrawnWidget } from "../kit/widgets.ts";
import type { Part, PartPage } from "../parts/part.ts";

interface SavedPart {
  readonly id: string;
  readonly name: string;
  /** Page that the widgets were drawn for. */
  readonly page: Size;
  readonly widgets: readonly Widget[];
}

/**
 * The saved widgets, scaled to a page of another size, and as much larger as its device needs to show their type and
 * rules.
 */
export function ownPart({ id, name, page, widgets }: SavedPart): Part {
  const scaled = (to: PartPage) => (isSameSize(page, to.canvas) ? widgets : rescaled(widgets, page, to));
  return {
    id,
    label: name,
    size: (to) => {
      const { width, height } = boundsOf(scaled(to));
      return { width, height, least: { width, height } };
    },
    draw: (to, rect) => {
      const own = scaled(to);
      const bounds = boundsOf(own);
      return own.map((widget) => moved(widget, rect.x - bounds.x, rect.y - bounds.y));
    },
  };
}

/** In points. */
const tolerance = 1;

function isSameSize(a: Size, b: Size): boolean {
  return Math.abs(a.width - b.width) <= tolerance && Math.abs(a.height - b.height) <= tolerance;
}

function rescaled(widgets: readonly Widget[], from: Size, { canvas: to, minimums }: PartPage): readonly Widget[] {
  const { canvas } = templateDefaults;
  const template = {
    ...templateDefaults,
    canvas: { ...canvas, dimensions: { ...canvas.dimensions, width: from.width, height: from.height } },
    masters: [{ id: "part", name: "", widgets }],
  };
  const ratio = Math.min(to.width / from.width, to.height / from.height);
  const readable = Math.max(ratio, minimums.min_font_pt / smallestType(widgets));
  const [top, right, bottom, left] = to.margins;
  const bounds = boundsOf(widgets);
  const within = (room: number, side: number) => Math.min(readable, room / side);
  const page = {
    width: from.width * within(to.width - left - right, bounds.width),
    height: from.height * within(to.height - top - bottom, bounds.height),
  };
  return rescaleTemplate(template, page, { mode: "stretch", minimums }).masters[0]?.widgets ?? widgets;
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
