/** The frame on the page of a master, drawn below its widgets. */
import { frameInstance, frameName, type Size, type TemplateMaster, type Widget } from "@octavo/engine";
import { type EditorDocument, findBlock } from "./editor-document.ts";
import type { Widgets } from "./widget-lists.ts";

const none: Widgets = [];

/** Name of the block on the whole page. Undefined if the master shows none, or if the block does not exist. */
export function frameBlockOf(document: EditorDocument, master: TemplateMaster | undefined): string | undefined {
  const name = frameName(master ?? {}, document.shared ?? {});
  return name !== undefined && findBlock(document, name) ? name : undefined;
}

/** An instance as large as the page; empty without a frame. The same list for equal frames. */
export function frameOf(document: EditorDocument, master: TemplateMaster | undefined): Widgets {
  const name = frameBlockOf(document, master);
  return name === undefined ? none : instanceOf(name, document.canvas.dimensions);
}

const instances = new WeakMap<Size, Map<string, Widgets>>();

function instanceOf(name: string, page: Size): Widgets {
  const byName = instances.get(page) ?? new Map<string, Widgets>();
  instances.set(page, byName);
  const known = byName.get(name) ?? [frameInstance(name, page)];
  byName.set(name, known);
  return known;
}

const framed = new WeakMap<Widgets, WeakMap<Widget, Widgets>>();

/** The widgets of a master above its frame. The same list while both are the same. */
export function framedWidgets(document: EditorDocument, master: TemplateMaster | undefined): Widgets {
  if (!master) return none;
  const { widgets } = master;
  const [frame] = frameOf(document, master);
  if (!frame) return widgets;
  const known = framed.get(widgets) ?? new WeakMap<Widget, Widgets>();
  framed.set(widgets, known);
  const list = known.get(frame) ?? [frame, ...widgets];
  known.set(frame, list);
  return list;
}
