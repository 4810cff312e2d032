/** Where things lead, for whoever shows or offers it: worked out when it is first asked for after an edit. */
import { type DocumentLinks, type TemplateSection, type Widget, type WidgetLinks, type World } from "@octavo/engine";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { useAsync } from "../../ui/use-async.ts";
import { ifLoaded } from "../canvas/late-tables.ts";
import { surroundingsOf } from "../canvas/painter.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { type Sample, withPlanner } from "../document/in-planner.ts";
import type { Editor } from "../editor.ts";

export interface Links {
  /** Of the document, or else of the planner around the design. */
  readonly sections: readonly TemplateSection[];
  readonly destinations: () => readonly string[];
  readonly pageOf: (destination: string) => number | undefined;
  readonly labelOf: (page: number) => string;
  /** As on the page that the canvas shows. */
  readonly linksOf: (widget: Widget) => WidgetLinks;
  /** Number of that page in what `linksOf` and `labelOf` speak of. */
  readonly page: () => number;
}

const nothing: WidgetLinks = { links: [], broken: [] };

const nowhere: Links = {
  sections: [],
  destinations: () => [],
  pageOf: () => undefined,
  labelOf: () => "",
  linksOf: () => nothing,
  page: () => 1,
};

export const LinksContext = createContext(nowhere);

export const useLinks = () => useContext(LinksContext);

/** In milliseconds after the last edit: a planner has hundreds of pages and thousands of names. */
const pause = 200;

export function useDocumentLinks(
  editor: Editor,
  world: World,
  sample: Sample | undefined,
  around: readonly TemplateSection[],
): Links {
  const document = useSettledDocument(editor);
  const { value: engine } = useAsync(() => import("./link-table.ts"));
  return useMemo(() => {
    const table = onceMade(() => ifLoaded(() => engine?.documentLinks(withPlanner(document, sample), world)));
    const page = () => sample?.page ?? surroundingsOf(editor.getState()).page;
    const known = new Map<number, WeakMap<Widget, WidgetLinks>>();
    const linksOf = (widget: Widget) => {
      const number = page();
      const here = known.get(number) ?? new WeakMap<Widget, WidgetLinks>();
      known.set(number, here);
      const found = here.get(widget) ?? ifLoaded(() => table()?.linksOf(widget, number));
      if (found) here.set(widget, found);
      return found ?? nothing;
    };
    return {
      sections: document.sections.length > 0 ? document.sections : around,
      destinations: () => table()?.destinations ?? [],
      pageOf: (destination) => table()?.pageOf(destination),
      labelOf: (number) => table()?.labelOf(number) ?? "",
      linksOf,
      page,
    };
  }, [document, engine, editor, world, sample, around]);
}

/** A moment after each edit. */
function useSettledDocument(editor: Editor): EditorDocument {
  const [document, setDocument] = useState(() => editor.getState().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = document;
    const stop = editor.subscribe(() => {
      const { document: now } = editor.getState();
      if (now === seen) return;
      seen = now;
      clearTimeout(timer);
      timer = setTimeout(() => setDocument(now), pause);
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

/** Tried again until what it needs has come. */
function onceMade(make: () => DocumentLinks | undefined): () => DocumentLinks | undefined {
  let made: DocumentLinks | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
