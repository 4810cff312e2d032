/** Links that name pages by number follow their pages when pages move or are deleted. */
import { propertyWithRole, type Widget } from "@octavo/engine";
import type { EditorDocument, Page } from "./editor-document.ts";
import { changeAllWidgets } from "./widget-lists.ts";

/** Replaces or reorders the pages and renumbers links to them. */
export function withPages(document: EditorDocument, pages: readonly Page[]): EditorDocument {
  const numbers = new Map(pages.map(({ id }, i) => [id, i + 1]));
  const renumbered = new Map(document.pages.map(({ id }, i) => [i + 1, numbers.get(id)]));
  return changeAllWidgets({ ...document, pages }, (widget) => renumberLink(widget, renumbered));
}

/** A link to a deleted page stays unchanged, so that the link check reports it. */
function renumberLink(widget: Widget, renumbered: ReadonlyMap<number, number | undefined>): Widget {
  const property = propertyWithRole(widget.type, "page");
  const page = property === undefined ? undefined : Number(widget.properties?.[property]);
  const next = page === undefined ? undefined : renumbered.get(page);
  return property === undefined || next === undefined || next === page
    ? widget
    : { ...widget, properties: { ...widget.properties, [property]: next } };
}
