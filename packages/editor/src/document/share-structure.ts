import type { EditorDocument, Page } from "./editor-document.ts";
import { isEqual } from "./is-equal.ts";
import { newPageIds } from "./new-ids.ts";
import { type Widgets, widgetIndex } from "./widget-lists.ts";

/** Returns `next`, built from the objects of `before` wherever the values are equal. Pages are matched by position. */
export function shareStructure(before: EditorDocument, next: EditorDocument): EditorDocument {
  const masters = new Map(before.masters.map((master) => [master.id, master]));
  return reuse(before, {
    kind: next.kind,
    metadata: reuse(before.metadata, next.metadata),
    canvas: reuse(before.canvas, next.canvas),
    pages: reuse(before.pages, sharedPages(before, next.pages)),
    masters: reuse(
      before.masters,
      next.masters.map((master) => {
        const known = masters.get(master.id);
        return known ? reuse(known, { ...master, widgets: sharedWidgets(known.widgets, master.widgets) }) : master;
      }),
    ),
    sections: reuse(before.sections, next.sections),
    navigation: reuse(before.navigation, next.navigation),
    export: reuse(before.export, next.export),
  });
}

function sharedPages(before: EditorDocument, next: readonly Page[]): readonly Page[] {
  const { pages } = before;
  const more = newPageIds(before, Math.max(0, next.length - pages.length));
  return next.map((page, i) => {
    const known = pages[i];
    if (known) return reuse(known, { ...page, id: known.id, widgets: sharedWidgets(known.widgets, page.widgets) });
    return { ...page, id: more[i - pages.length] ?? page.id };
  });
}

function sharedWidgets(before: Widgets, next: Widgets): Widgets {
  const known = widgetIndex(before);
  return reuse(
    before,
    next.map((widget) => {
      const old = known.get(widget.id);
      return old ? reuse(old, widget) : widget;
    }),
  );
}

function reuse<T>(before: T, next: T): T {
  return isEqual(before, next) ? before : next;
}
