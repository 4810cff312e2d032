/**
 * Widgets of a stored template carry a page number, widgets of the editor don't. Both forms are cached for each other,
 * so that an unchanged widget stays the same object in every template and its drawing can be cached.
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
