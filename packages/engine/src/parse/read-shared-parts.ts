/** Reads the parts that the designs of a library share: blocks, styles, themes, and the name of the frame. */

import { isMapping, limits } from "@octavo/foundation";
import { maxPageSide } from "../model/canvas.ts";
import { unusableProperty } from "../model/messages.ts";
import { type Block, type DocumentFont, noFrame, type SharedParts, type Theme } from "../model/shared-parts.ts";
import { type Style, styleTable, styleValueNames } from "../model/style.ts";
import type { Widget } from "../model/template.ts";
import type { Size } from "../primitives/geometry.ts";
import { Fields, numberIn } from "./fields.ts";
import * as messages from "./messages.ts";
import { readDesign, type WidgetNames } from "./read-widgets.ts";

export const sharedKeys = [
  "blocks",
  "styles",
  "themes",
  "theme",
  "frame",
  "fonts",
] as const satisfies (keyof SharedParts)[];

export function readSharedParts(document: Fields, vocabulary: WidgetNames): SharedParts {
  const blocks = readNamed(document, "blocks", (fields, name) => readBlock(fields, name, vocabulary));
  const styles = readNamed(document, "styles", readStyle);
  const themes = readNamed(document, "themes", readTheme);
  const theme = document.text("theme").trim();
  const frame = document.text("frame").trim();
  const fonts = readFonts(document);
  return {
    ...(blocks.length > 0 && { blocks }),
    ...(styles.length > 0 && { styles }),
    ...(themes.length > 0 && { themes }),
    ...(theme !== "" && { theme }),
    ...(frame !== "" && { frame }),
    ...(fonts.length > 0 && { fonts }),
  };
}

/** Layout reports a font that cannot be read. */
function readFonts(owner: Fields): readonly DocumentFont[] {
  const items = owner.list("fonts");
  if (items.length > limits.fonts) owner.item("fonts").error("too_many_fonts", messages.tooManyFonts(limits.fonts));
  return items.slice(0, limits.fonts).flatMap((item) => {
    const fields = item.fields();
    if (!fields) return [];
    const family = fields.text("family").trim();
    const weight = fields.number("weight", { min: 100, max: 900 }, 400);
    const italic = fields.flag("italic", false);
    const data = fields.text("data");
    fields.finish();
    if (isSharedName(family)) return [{ family, weight: Math.round(weight / 100) * 100, italic, data }];
    fields.item("family").error("shared_name", messages.sharedName, messages.sharedNameHint);
    return [];
  });
}

/** Entries of a list with unique names. Of equal names, the first is kept. `read` also reports unknown keys. */
function readNamed<Entry>(owner: Fields, key: string, read: (fields: Fields, name: string) => Entry): readonly Entry[] {
  const names = new Set<string>();
  return owner.list(key).flatMap((item) => {
    const fields = item.fields();
    if (!fields) return [];
    const name = fields.text("name").trim();
    if (!isSharedName(name)) fields.item("name").error("shared_name", messages.sharedName, messages.sharedNameHint);
    else if (names.has(name)) fields.item("name").warn("duplicate_name", messages.duplicateName(name));
    const entry = read(fields, name);
    if (names.has(name)) return [];
    names.add(name);
    return [entry];
  });
}

/** Letters of any script. `none` means no frame. */
function isSharedName(name: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}\p{Join_Control} _.()-]{1,99}$/u.test(name) && /[\p{L}\p{N}]/u.test(name) && name !== noFrame
  );
}

function readBlock(listed: Fields, name: string, vocabulary: WidgetNames): Block {
  const fields = listed.within({ block: name });
  fields.ignore("name");
  const widgets = readDesign(fields, vocabulary);
  const block = { name, size: readSize(fields, widgets), widgets };
  fields.finish();
  return block;
}

/** Uses the extent of the widgets for an unusable side. */
function readSize(fields: Fields, widgets: readonly Widget[]): Size {
  const item = fields.item("size");
  const size = new Fields(isMapping(item.value) ? item.value : {}, item.report, item.at);
  const range = { min: 0, max: maxPageSide, above: true };
  const [width, height] = [size.item("width"), size.item("height")].map(({ value }) => numberIn(value, range));
  const extent = {
    width: Math.min(maxPageSide, Math.max(1, ...widgets.map(({ position }) => position.x + position.width))),
    height: Math.min(maxPageSide, Math.max(1, ...widgets.map(({ position }) => position.y + position.height))),
  };
  if (width === undefined || height === undefined)
    item.warn("block_size", messages.blockSize(extent.width, extent.height));
  size.finish();
  return { width: width ?? extent.width, height: height ?? extent.height };
}

function readStyle(fields: Fields, name: string): Style {
  const values = styleValueNames.flatMap((key): [string, unknown][] => {
    const item = fields.item(key);
    if (item.value === undefined || item.value === null) return [];
    const property = styleTable[key];
    const { value, problem } = property.read(item.value);
    if (problem) item.warn("unusable_property", unusableProperty(property.label, problem));
    return problem ? [] : [[key, value ?? ""]];
  });
  fields.finish();
  return { name, ...Object.fromEntries(values) };
}

function readTheme(fields: Fields, name: string): Theme {
  const theme = { name, styles: readNamed(fields, "styles", readStyle) };
  fields.finish();
  return theme;
}
