/** Rescales what the designs of a template share, so that each instance keeps its look. */

import { type Block, noFrame, type SharedParts } from "../model/shared-parts.ts";
import { type Style, styleTable, styleValueNames } from "../model/style.ts";
import type { Template } from "../model/template.ts";
import type { Size } from "../primitives/geometry.ts";
import { rescaleLengths, rescaleWidget } from "./rescale-widget.ts";
import { round, type Scale } from "./scale.ts";

export function rescaleShared(template: Template, scale: Scale): SharedParts {
  const { blocks } = template;
  const frames = framesOf(template);
  return {
    ...(blocks && { blocks: blocks.map((block) => rescaleBlock(block, scale, frames)) }),
    ...rescaleStyles(template, scale),
  };
}

export function rescaleStyles({ styles, themes }: Template, scale: Scale): Pick<SharedParts, "styles" | "themes"> {
  const rescaled = (style: Style): Style => ({ ...style, ...rescaleLengths(writtenTable(style), { ...style }, scale) });
  return {
    ...(styles && { styles: styles.map(rescaled) }),
    ...(themes && { themes: themes.map((theme) => ({ ...theme, styles: theme.styles.map(rescaled) })) }),
  };
}

/** Names of the blocks that are frames of masters. */
export function framesOf({ frame, masters }: Pick<Template, "frame" | "masters">): ReadonlySet<string> {
  const names = [frame, ...masters.map((master) => master.frame)];
  return new Set(names.flatMap((name) => (name === undefined || name === noFrame ? [] : [name])));
}

export function isPageFrame({ name, size }: Block, frames: ReadonlySet<string>, page: Size): boolean {
  return frames.has(name) && Math.abs(size.width - page.width) < 1 && Math.abs(size.height - page.height) < 1;
}

/** A frame as large as the page is rescaled like a master, with room at the edges. */
function rescaleBlock(block: Block, scale: Scale, frames: ReadonlySet<string>): Block {
  const { name, size, widgets } = block;
  const scaled = { width: round(size.width * scale.factorX), height: round(size.height * scale.factorY) };
  const own: Scale = isPageFrame(block, frames, scale.from)
    ? scale
    : { ...scale, from: size, page: scaled, offsetX: 0, offsetY: 0 };
  return { name, size: own.page, widgets: widgets.map((widget) => rescaleWidget(widget, own)) };
}

/** Values that a style does not have stay absent. */
function writtenTable(style: Style) {
  return Object.fromEntries(
    styleValueNames.flatMap((name) => (Object.hasOwn(style, name) ? [[name, styleTable[name]] as const] : [])),
  );
}
