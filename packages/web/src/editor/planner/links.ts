/** Link targets of the document, computed on first use after an edit. */

import { type Editor, type EditorDocument, type Sample } from "@octavo/editor";
import { type DocumentLinks, type TemplateSection, type Widget, type WidgetLinks, type World } from "@octavo/engine";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { useAsync } from "../../ui/use-async.ts";
import { shownPageOf } from "../painting/painter.ts";

export interface Links {
  /** Sections of the document or of the surrounding planner. */
  readonly sections: readonly TemplateSection[];
  readonly destinations: () => readonly string[];
  readonly pageOf: (destination: string) => number | undefined;
  readonly labelOf: (page: number) => string;
  /** Returns the links on the shown page. */
  readonly linksOf: (widget: Widget) => WidgetLinks;
  /** Undefined until the engine is loaded. */
  readonly table: () => DocumentLinks | undefined;
  /** Number of the shown page for `linksOf` and `labelOf`. */
  readonly page: () => number;
}

const noWidgetLinks: WidgetLinks = { links: [], broken: [] };

const noLinks: Links = {
  sections: [],
  destinations: () => [],
  pageOf: () => undefined,
  labelOf: () => "",
  linksOf: () => noWidgetLinks,
  table: () => undefined,
  page: () => 1,
};

export const LinksContext = createContext(noLinks);

export const useLinks = () => useContext(LinksContext);

/** In milliseconds after the last edit. A planner has hundreds of pages and thousands of names. */
const debounceDelay = 200;

export function useDocumentLinks(
  editor: Editor,
  world: World,
  sample: Sample | undefined,
  around: readonly TemplateSection[],
): Links {
  const document = useDebouncedDocument(editor);
  const { value: engine } = useAsync(() => import("./link-table.ts"));
  return useMemo(() => {
    const table = lazily(() => engine?.plannerLinks(document, sample, world));
    const page = () => sample?.page ?? shownPageOf(editor.getState()).page;
    const known = new Map<number, WeakMap<Widget, WidgetLinks>>();
    const linksOf = (widget: Widget) => {
      const number = page();
      const here = known.get(number) ?? new WeakMap<Widget, WidgetLinks>();
      known.set(number, here);
      const found = here.get(widget) ?? table()?.linksOf(widget, number);
      if (found) here.set(widget, found);
      return found ?? noWidgetLinks;
    };
    return {
      sections: document.sections.length > 0 ? document.sections : around,
      destinations: () => table()?.destinations ?? [],
      pageOf: (destination) => table()?.pageOf(destination),
      labelOf: (number) => table()?.labelOf(number) ?? "",
      linksOf,
      table,
      page,
    };
  }, [document, engine, editor, world, sample, around]);
}

function useDebouncedDocument(editor: Editor): EditorDocument {
  const [document, setDocument] = useState(() => editor.getState().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = document;
    const stop = editor.subscribe(() => {
      const { document: now } = editor.getState();
      if (now === seen) return;
      seen = now;
      clearTimeout(timer);
      timer = setTimeout(() => setDocument(now), debounceDelay);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
    // Subscribed once: `document` only says where it began.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor]);
  return document;
}

function lazily(make: () => DocumentLinks | undefined): () => DocumentLinks | undefined {
  let made: DocumentLinks | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
