/**
 * The widgets of a template's pages carry the page's number, those of the editor do not. What has once been one of
 * the two is remembered as the other, so that a widget that nobody changed is the same object in every template
 * made of the document, and whoever remembers its drawing need not draw it again.
 */
import type { PageWidget, Widget } from "@octavo/engine";

const onPages = new WeakMap<Widget, PageWidget>();
const offPages = new WeakMap<PageWidget, Widget>();

export function widgetOf(placed: PageWidget): Widget {
  const known = offPages.get(placed);
  if (known) return known;
  const { page: _, ...widget } = placed;
  remember(widget, placed);
  return widget;
}

export function pageWidget(widget: Widget, page: number): PageWidget {
  const known = onPages.get(widget);
  if (known?.page === page) return known;
  const placed = { ...widget, page };
  remember(widget, placed);
  return placed;
}

function remember(widget: Widget, placed: PageWidget): void {
  onPages.set(widget, placed);
  offPages.set(placed, widget);
}
