/** Blocks and styles of another document that pasted widgets need. Loaded for pasting. */

import { type Block, placedBlock, type SharedParts, type Style, styleName, type Widget } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { blocksOf, instanceProperties } from "./blocks.ts";
import { type EditorDocument, findBlock, withShared } from "./editor-document.ts";
import { stylesOf } from "./styles.ts";
import type { Widgets } from "./widget-lists.ts";

export interface Adopted {
  /** With the blocks and styles. */
  readonly document: EditorDocument;
  /** Placing the blocks by their names in the document. */
  readonly widgets: Widgets;
}

/** A block that the document has under another name. */
export interface RenamedBlock {
  readonly name: string;
  readonly to: string;
}

/**
 * Adds the blocks that the widgets place, those that these place, and the styles that they name, unless the document has
 * them. A block gets a new name if the document has another one of its name.
 */
export function adoptShared(
  document: EditorDocument,
  widgets: Widgets,
  shared: SharedParts,
): Adopted & { readonly renamed: readonly RenamedBlock[] } {
  const names = new Map<string, string>();
  const source = new Map(shared.blocks?.map((block) => [block.name, block]));
  let adopted = document;
  const open = new Set<string>();
  const follow = (widget: Widget): Widget => {
    const name = placedBlock(widget);
    const block = name === undefined ? undefined : source.get(name);
    if (!block || open.has(block.name)) return widget;
    return { ...widget, properties: { ...widget.properties, ...instanceProperties(nameOf(block)) } };
  };
  const nameOf = (block: Block): string => {
    const known = names.get(block.name);
    if (known !== undefined) return known;
    open.add(block.name);
    const copy = { ...block, widgets: block.widgets.map(follow) };
    open.delete(block.name);
    const { name, isNew } = placeFor(adopted, copy);
    names.set(block.name, name);
    if (isNew) adopted = withBlock(adopted, { ...copy, name });
    return name;
  };
  const placed = widgets.map(follow);
  const added = blocksOf(adopted).slice(blocksOf(document).length);
  adopted = withStyles(adopted, [...placed, ...added.flatMap((block) => block.widgets)], shared);
  const renamed = [...names].flatMap(([name, to]) => (name === to ? [] : [{ name, to }]));
  return { document: adopted, widgets: placed, renamed };
}

/** The first free name, or the name of an equal block. */
function placeFor(document: EditorDocument, { name, size, widgets }: Block): { name: string; isNew: boolean } {
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name} ${n}`;
    const known = findBlock(document, tried);
    if (!known) return { name: tried, isNew: true };
    if (isEqual([known.size, known.widgets], [size, widgets])) return { name: tried, isNew: false };
  }
}

function withBlock(document: EditorDocument, block: Block): EditorDocument {
  return withShared(document, { ...document.shared, blocks: [...blocksOf(document), block] });
}

function withStyles(document: EditorDocument, widgets: Widgets, shared: SharedParts): EditorDocument {
  const known = stylesOf(document);
  const source = stylesOf({ shared });
  const named = new Set(widgets.map((widget) => styleName(widget)));
  const missing: Style[] = [...source.values()].filter(({ name }) => named.has(name) && !known.has(name));
  if (missing.length === 0) return document;
  return withShared(document, { ...document.shared, styles: [...(document.shared?.styles ?? []), ...missing] });
}
