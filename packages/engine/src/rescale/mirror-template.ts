/**
 * Mirrors a template for left-handed use: columns and side tabs change sides, and the margins with them. Reading order
 * stays: the insides of widgets, lines of text and links, and series of equal blocks. Mirroring twice gives the template
 * again if some widgets are as wide as the content.
 */
import type { Rect } from "../foundation/geometry.ts";
import type { Canvas, Template, Widget } from "../model/template.ts";
import { type Block, blocksOf, bounds, positionKey, sideTabs } from "./reading-blocks.ts";
import { round } from "./scale.ts";

export function mirrorTemplate(template: Template): Template {
  const { canvas, masters, widgets } = template;
  const pages = Map.groupBy(widgets, ({ page }) => page);
  const designs = [...masters.map((master) => master.widgets), ...pages.values()];
  const mirror = mirrorOf(canvas, designs);
  return {
    ...template,
    canvas: mirroredCanvas(canvas),
    masters: masters.map((master) => ({ ...master, widgets: mirror(master.widgets) })),
    widgets: [...pages.values()].flatMap((page) => mirror(page)),
  };
}

/** Moves everything to the other side of the page without mirroring it, for a toolbar on the other side. */
export function swapSideMargins(template: Template): Template {
  const { canvas, masters, widgets } = template;
  const [, right, , left] = canvas.dimensions.margins;
  const moved = <T extends Widget>(list: readonly T[]) =>
    list.map((widget) => (isFullWidth(widget.position, canvas) ? widget : translated(widget, right - left)));
  return {
    ...template,
    canvas: { ...canvas, dimensions: { ...canvas.dimensions, margins: mirroredMargins(canvas) } },
    masters: masters.map((master) => ({ ...master, widgets: moved(master.widgets) })),
    widgets: moved(widgets),
  };
}

function mirroredCanvas(canvas: Canvas): Canvas {
  const { dimensions, guides } = canvas;
  return {
    ...canvas,
    dimensions: { ...dimensions, margins: mirroredMargins(canvas) },
    ...(guides && { guides: { ...guides, x: guides.x.map((x) => round(dimensions.width - x)) } }),
  };
}

function mirroredMargins({ dimensions }: Canvas): Canvas["dimensions"]["margins"] {
  const [top, right, bottom, left] = dimensions.margins;
  return [top, left, bottom, right];
}

/** Lines of text move with the content of all designs, so that they keep their place from page to page. */
function mirrorOf(canvas: Canvas, designs: readonly (readonly Widget[])[]) {
  const { width } = canvas.dimensions;
  const content = designs.flat().filter(({ position }) => !isFullWidth(position, canvas) && !isFrame(position, canvas));
  const area = bounds(content.map(({ position }) => position));
  const tabs = sideTabs(designs);
  return <T extends Widget>(widgets: readonly T[]): readonly T[] => {
    const isTab = ({ position }: Widget) => tabs.has(positionKey(position));
    const isAlone = (widget: Widget) => isTab(widget) || isFrame(widget.position, canvas);
    const moves = new Map<Widget, number>();
    for (const block of blocksOf(
      widgets.filter((widget) => !isAlone(widget)),
      area,
    ))
      for (const widget of block.widgets) moves.set(widget, moveOf(block, width));
    return widgets.map((widget) => {
      if (isTab(widget)) return turnedTab(mirrored(widget, width));
      return isAlone(widget) ? mirrored(widget, width) : translated(widget, moves.get(widget) ?? 0);
    });
  };
}

function moveOf({ box }: Block, width: number): number {
  return width - box.width - 2 * box.x;
}

function isFullWidth({ x, width }: Rect, { dimensions }: Canvas): boolean {
  return x <= 1 && x + width >= dimensions.width - 1;
}

/** True for a frame around the page: it reaches into all four margins. */
function isFrame({ x, y, width, height }: Rect, { dimensions }: Canvas): boolean {
  const [top, right, bottom, left] = dimensions.margins;
  const reachesAcross = x < left && x + width > dimensions.width - right;
  return reachesAcross && y < top && y + height > dimensions.height - bottom;
}

function mirrored<T extends Widget>(widget: T, pageWidth: number): T {
  const { position } = widget;
  return { ...widget, position: { ...position, x: round(pageWidth - position.x - position.width) } };
}

function translated<T extends Widget>(widget: T, by: number): T {
  return by === 0 ? widget : { ...widget, position: { ...widget.position, x: round(widget.position.x + by) } };
}

const otherSide: Readonly<Record<string, string>> = {
  left: "right",
  right: "left",
  vertical_cw: "vertical_ccw",
  vertical_ccw: "vertical_cw",
};

/** Text of a tab at an edge of the page is aligned to that edge, or rotated away from it. */
function turnedTab<T extends Widget>(widget: T): T {
  const { styling, properties } = widget;
  const turned = (values: Widget["styling"], name: string) => {
    const other = otherSide[String(values?.[name])];
    return other === undefined ? values : { ...values, [name]: other };
  };
  return {
    ...widget,
    ...(styling && { styling: turned(styling, "text_align") }),
    ...(properties && { properties: turned(properties, "orientation") }),
  };
}
