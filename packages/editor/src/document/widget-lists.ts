import type { Rect, Widget } from "@octavo/engine";
import { type EditorDocument, findBlock, findMaster, findPage, type Place, withShared } from "./editor-document.ts";
import { withAdded } from "./groups.ts";

export type Widgets = readonly Widget[];

const none: Widgets = [];

export function widgetsIn(document: EditorDocument, { kind, id }: Place): Widgets {
  return ownerOf(document, kind, id)?.widgets ?? none;
}

function ownerOf(document: EditorDocument, kind: Place["kind"], id: string): { readonly widgets: Widgets } | undefined {
  if (kind === "block") return findBlock(document, id);
  return kind === "page" ? findPage(document, id) : findMaster(document, id);
}

const indices = new WeakMap<Widgets, ReadonlyMap<string, Widget>>();

/** Returns the widgets by id. The index is cached for each list. */
export function widgetIndex(widgets: Widgets): ReadonlyMap<string, Widget> {
  const known = indices.get(widgets);
  if (known) return known;
  const index = new Map(widgets.map((widget) => [widget.id, widget]));
  indices.set(widgets, index);
  return index;
}

export function findWidget(document: EditorDocument, place: Place, id: string): Widget | undefined {
  return widgetIndex(widgetsIn(document, place)).get(id);
}

/** Returns the same document if the list is unchanged. */
export function withWidgets(document: EditorDocument, place: Place, widgets: Widgets): EditorDocument {
  if (widgets === widgetsIn(document, place)) return document;
  const changed = <T extends { readonly id: string }>(owner: T): T =>
    owner.id === place.id ? { ...owner, widgets } : owner;
  if (place.kind === "block") {
    const { shared = {} } = document;
    const blocks = shared.blocks?.map((block) => (block.name === place.id ? { ...block, widgets } : block));
    return blocks ? withShared(document, { ...shared, blocks }) : document;
  }
  return place.kind === "page"
    ? { ...document, pages: document.pages.map(changed) }
    : { ...document, masters: document.masters.map(changed) };
}

/** Returns the same list if `change` returns every widget unchanged. */
export function mapWidgets(widgets: Widgets, ids: ReadonlySet<string>, change: (widget: Widget) => Widget): Widgets {
  let isChanged = false;
  const mapped = widgets.map((widget) => {
    const next = ids.has(widget.id) ? change(widget) : widget;
    isChanged ||= next !== widget;
    return next;
  });
  return isChanged ? mapped : widgets;
}

export function changeWidgets(
  document: EditorDocument,
  place: Place,
  ids: Iterable<string>,
  change: (widget: Widget) => Widget,
): EditorDocument {
  return withWidgets(document, place, mapWidgets(widgetsIn(document, place), new Set(ids), change));
}

export function addWidgets(document: EditorDocument, place: Place, added: Widgets): EditorDocument {
  return added.length === 0 ? document : withWidgets(document, place, withAdded(widgetsIn(document, place), added));
}

export function removeWidgets(document: EditorDocument, place: Place, ids: Iterable<string>): EditorDocument {
  const gone = new Set(ids);
  const widgets = widgetsIn(document, place);
  const left = widgets.filter(({ id }) => !gone.has(id));
  return left.length === widgets.length ? document : withWidgets(document, place, left);
}

/** Applies `change` to all widgets of all pages and masters. */
export function changeAllWidgets(document: EditorDocument, change: (widget: Widget) => Widget): EditorDocument {
  const changed = <T extends { readonly widgets: Widgets }>(owner: T): T => {
    const widgets = owner.widgets.map(change);
    return widgets.every((widget, i) => widget === owner.widgets[i]) ? owner : { ...owner, widgets };
  };
  return { ...document, pages: document.pages.map(changed), masters: document.masters.map(changed) };
}

export function positionsOf(widgets: Widgets): readonly Rect[] {
  return widgets.map(({ position }) => position);
}
