import type { SharedParts } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { type EditorDocument, type Page, withShared } from "./editor-document.ts";
import { newPageIds } from "./new-ids.ts";
import { type Widgets, widgetIndex } from "./widget-lists.ts";

/** Returns `next`, built from the objects of `before` wherever the values are equal. Pages are matched by position. */
export function shareStructure(before: EditorDocument, next: EditorDocument): EditorDocument {
  const masters = new Map(before.masters.map((master) => [master.id, master]));
  const document: EditorDocument = {
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
    ...(next.dates && { dates: reuse(before.dates, next.dates) }),
    ...(next.sharedChanges && { sharedChanges: next.sharedChanges }),
    navigation: reuse(before.navigation, next.navigation),
    export: reuse(before.export, next.export),
  };
  return reuse(before, withShared(document, reuseShared(before.shared ?? {}, next.shared ?? {})));
}

function reuseShared(before: SharedParts, next: SharedParts): SharedParts {
  const known = new Map(before.blocks?.map((block) => [block.name, block]));
  const blocks = next.blocks?.map((block) => {
    const old = known.get(block.name);
    return old ? reuse(old, { ...block, widgets: sharedWidgets(old.widgets, block.widgets) }) : block;
  });
  return reuse(before, {
    ...next,
    ...(blocks && { blocks: reuse(before.blocks, blocks) }),
    ...(next.styles && { styles: reuse(before.styles, next.styles) }),
    ...(next.themes && { themes: reuse(before.themes, next.themes) }),
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

function reuse<T>(before: T | undefined, next: T): T {
  return before !== undefined && isEqual(before, next) ? before : next;
}
