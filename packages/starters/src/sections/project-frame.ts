/** Frame of a project: the widgets that most of its masters share, such as tabs and rules, and the area inside them. */

import { type Rect, type Widget } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import type { Canvas } from "../kit/canvas.ts";

export interface ProjectFrame {
  readonly widgets: readonly Widget[];
  /** The canvas with its first row below the widgets at the top. */
  readonly canvas: Canvas;
}

interface Design {
  readonly widgets: readonly Widget[];
}

export function projectFrame(canvas: Canvas, masters: readonly Design[]): ProjectFrame {
  const widgets = sharedWidgets(masters);
  return { widgets, canvas: below(canvas, widgets) };
}

function sharedWidgets(masters: readonly Design[]): readonly Widget[] {
  const [first] = masters.toSorted((a, b) => countShared(b, masters) - countShared(a, masters));
  if (!first || masters.length < 2) return [];
  return first.widgets.filter((widget) => isShared(widget, masters)).map(withoutHighlight);
}

function countShared({ widgets }: Design, masters: readonly Design[]): number {
  return widgets.filter((widget) => isShared(widget, masters)).length;
}

/** True if more than half of the masters have the widget. */
function isShared(widget: Widget, masters: readonly Design[]): boolean {
  const plain = withoutHighlight(widget);
  const owners = masters.filter(({ widgets }) => widgets.some((other) => isEqual(withoutHighlight(other), plain)));
  return owners.length * 2 > masters.length;
}

const highlights = ["highlight", "highlight_index", "highlight_color", "stroke_width"];

/** The tab of a page is highlighted only there. */
function withoutHighlight(widget: Widget): Widget {
  const { properties = {}, ...rest } = widget;
  if (properties["bind"] === undefined) return widget;
  const kept = Object.entries(properties).filter(([name]) => !highlights.includes(name));
  return { ...rest, properties: Object.fromEntries(kept) };
}

/** Fraction of the page's height in which tabs at the top are. */
const topPart = 0.3;

function below(canvas: Canvas, widgets: readonly Widget[]): Canvas {
  const { margins, tabs, height } = canvas;
  const [top, right, bottom, left] = margins;
  const ends = widgets
    .map(({ position }) => position)
    .filter((position) => position.y < height * topPart && !isUpright(position))
    .map((position) => position.y + position.height / (isRule(position) ? 2 : 1));
  const end = Math.max(top, ...ends);
  const besides = widgets.map(({ position }) => position).filter(isUpright);
  const inner = besides.reduce(
    (area, { x, width }) =>
      x > canvas.width / 2
        ? { ...area, right: Math.max(area.right, canvas.width - x + 4) }
        : { ...area, left: Math.max(area.left, x + width + 4) },
    { left, right },
  );
  // The kit adds the rows of tabs to the top margin.
  return { ...canvas, margins: [end - tabs.rows * tabs.height, inner.right, bottom, inner.left] };
}

const isUpright = ({ width, height }: Rect) => height > 2.5 * width && height > 100;
const isRule = ({ height }: Rect) => height <= 4;
