/**
 * Mirrors a template for left-handed use: columns and side tabs change sides, and the margins with them. Reading order
 * stays: the insides of widgets, lines of text and links, and series of equal blocks. Mirroring twice gives the template
 * again if some widgets are as wide as the content.
 */

import type { Block } from "../model/shared-parts.ts";
import type { Canvas, Template, Widget } from "../model/template.ts";
import type { Rect } from "../primitives/geometry.ts";
import { placedBlock } from "../widgets/index.ts";
import { blocksOf, bounds, positionKey, type ReadingBlock, sideTabs } from "./reading-blocks.ts";
import { framesOf, isPageFrame } from "./rescale-shared.ts";
import { round } from "./scale.ts";

export function mirrorTemplate(template: Template): Template {
  const { canvas, masters, widgets, blocks } = template;
  const pages = Map.groupBy(widgets, ({ page }) => page);
  const frames = pageFrames(template);
  const designs = [...masters, ...frames].map((design) => design.widgets).concat([...pages.values()]);
  const mirror = mirrorOf(canvas, designs);
  const tabs = sideTabs(designs);
  const mirroredBlock = (block: Block): Block => {
    if (frames.includes(block)) return { ...block, widgets: mirror(block.widgets) };
    return isTabBlock(block, designs, tabs) ? { ...block, widgets: block.widgets.map(turnedTab) } : block;
  };
  return {
    ...template,
    canvas: mirroredCanvas(canvas),
    ...(blocks && { blocks: blocks.map(mirroredBlock) }),
    masters: masters.map((master) => ({ ...master, widgets: mirror(master.widgets) })),
    widgets: [...pages.values()].flatMap((page) => mirror(page)),
  };
}

/**
 * Reverses a template for a language from right to left: all widgets change sides. What they draw is mirrored by layout. Reversing
 * twice gives the template again.
 */
export function reverseTemplate(template: Template): Template {
  const { canvas, masters, widgets, blocks } = template;
  const { width } = canvas.dimensions;
  return {
    ...template,
    canvas: mirroredCanvas(canvas),
    ...(blocks && {
      blocks: blocks.map((block) => ({ ...block, widgets: reverseWidgets(block.widgets, block.size.width) })),
    }),
    masters: masters.map((master) => ({ ...master, widgets: reverseWidgets(master.widgets, width) })),
    widgets: reverseWidgets(widgets, width),
  };
}

/** Widgets at the other side of an area from 0 to `width`. Rotated text reads from the other side. */
export function reverseWidgets<T extends Widget>(widgets: readonly T[], width: number): readonly T[] {
  return widgets.map((widget) => {
    const moved = withOtherPin(mirrored(widget, width));
    return isRotated(widget) ? turnedTab(moved) : moved;
  });
}

function isRotated({ properties }: Widget): boolean {
  return String(properties?.["orientation"]).startsWith("vertical");
}

/** Blocks that all masters show over the whole page. They are mirrored like a master; other blocks only move. */
function pageFrames(template: Template): readonly Block[] {
  const frames = framesOf(template);
  const { blocks = [], canvas } = template;
  return blocks.filter((block) => isPageFrame(block, frames, canvas.dimensions));
}

/** True if all instances of the block in designs are tabs at a side of the page. */
function isTabBlock({ name }: Block, designs: Designs, tabs: ReadonlySet<string>): boolean {
  const instances = designs.flat().filter((widget) => placedBlock(widget) === name);
  return instances.length > 0 && instances.every(({ position }) => tabs.has(positionKey(position)));
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

type Designs = readonly (readonly Widget[])[];

/** True for a rule between tabs and the content of a page. */
const isUpright = ({ width, height }: Rect) => height > 20 * width;

/** Lines of text move with the content of all designs, so that they keep their place from page to page. */
function mirrorOf(canvas: Canvas, designs: Designs) {
  const { width } = canvas.dimensions;
  const all = designs.flat();
  const tabs = sideTabs(designs);
  const strips = all.filter(({ position }) => tabs.has(positionKey(position))).map(({ position }) => position);
  const isInStrip = ({ position }: Widget) =>
    tabs.has(positionKey(position)) || (isUpright(position) && strips.some((strip) => isWithin(position, strip)));
  const content = all.filter(
    (widget) => !isFullWidth(widget.position, canvas) && !isFrame(widget.position, canvas) && !isInStrip(widget),
  );
  const area = bounds((content.length > 0 ? content : all).map(({ position }) => position));
  return <T extends Widget>(widgets: readonly T[]): readonly T[] => {
    const isTab = ({ position }: Widget) => tabs.has(positionKey(position));
    const isAlone = (widget: Widget) =>
      isInStrip(widget) || isFrame(widget.position, canvas) || widget.pin?.x === "stretch";
    const moves = new Map<Widget, number>();
    const byPin = Map.groupBy(
      widgets.filter((widget) => !isAlone(widget)),
      ({ pin }) => (pin?.x === "scale" ? undefined : pin?.x),
    );
    for (const [pin, together] of byPin)
      for (const block of blocksOf(
        together,
        pin === undefined ? area : bounds(together.map(({ position }) => position)),
      ))
        for (const widget of block.widgets) moves.set(widget, moveOf(block, width));
    return widgets.map((widget) => {
      if (isTab(widget)) return withOtherPin(turnedTab(mirrored(widget, width)));
      return withOtherPin(isAlone(widget) ? mirrored(widget, width) : translated(widget, moves.get(widget) ?? 0));
    });
  };
}

/** A widget at an edge of the page stays at the same distance from the other edge. */
function withOtherPin<T extends Widget>(widget: T): T {
  const { pin } = widget;
  if (pin?.x !== "left" && pin?.x !== "right") return widget;
  return { ...widget, pin: { ...pin, x: pin.x === "left" ? "right" : "left" } };
}

function moveOf({ box }: ReadingBlock, width: number): number {
  return width - box.width - 2 * box.x;
}

/** Between tabs at a side and the rule beside them, in points. */
const besideStrip = 2;

/** True for a rule beside tabs at a side. */
function isWithin({ x, width }: Rect, strip: Rect): boolean {
  return x >= strip.x - besideStrip && x + width <= strip.x + strip.width + besideStrip;
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
