/** Links that name pages by number. They lead to the same pages when those are deleted or get another place. */
import type { Widget } from "@octavo/engine";
import type { EditorDocument, Page } from "./editor-document.ts";
import { changeAllWidgets } from "./widget-lists.ts";

/** The document with other pages, or in another order. */
export function withPages(document: EditorDocument, pages: readonly Page[]): EditorDocument {
  const numbers = new Map(pages.map(({ id }, i) => [id, i + 1]));
  const renumbered = new Map(document.pages.map(({ id }, i) => [i + 1, numbers.get(id)]));
  return changeAllWidgets({ ...document, pages }, (widget) => renumberLink(widget, renumbered));
}

/** What led to a page that is gone stays as it is, for the link check to complain of. */
function renumberLink(widget: Widget, renumbered: ReadonlyMap<number, number | undefined>): Widget {
  const page = widget.type === "tap_zone" ? Number(widget.properties?.target_page) : undefined;
  const next = page === undefined ? undefined : renumbered.get(page);
  return next === undefined || next === page
    ? widget
    : { ...widget, properties: { ...widget.properties, target_page: next } };
}
