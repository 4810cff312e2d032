/** Loaded after the first drawing, when links are first shown. */
import { type EditorDocument, type Sample, withPlanner } from "@octavo/editor";
import { type DocumentLinks, documentLinks, WidgetDisplay, type WidgetLinks, type World } from "@octavo/engine";

const display = new WidgetDisplay();

/** Links of a document in its planner. An instance of a block has the links of its contents. */
export function plannerLinks(document: EditorDocument, sample: Sample | undefined, world: World): DocumentLinks {
  const table = documentLinks(withPlanner(document, sample), world);
  const { shared } = document;
  if (!shared) return table;
  return {
    ...table,
    linksOf: (widget, page) =>
      joined(display.widgetsOf(widget, shared).map((displayed) => table.linksOf(displayed, page))),
  };
}

function joined(all: readonly WidgetLinks[]): WidgetLinks {
  return {
    links: all.flatMap(({ links }) => links),
    broken: all.flatMap(({ broken }) => broken),
    ...(all.some(({ isDraft }) => isDraft) && { isDraft: true }),
  };
}
