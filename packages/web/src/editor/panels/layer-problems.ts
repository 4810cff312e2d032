/** Which widgets of a list something is wrong with, and what. */

import { type EditorDocument, findMaster, type Place, pageNumber } from "@octavo/editor";
import type { Diagnostic, Problem } from "@octavo/engine";

interface WidgetLocation {
  readonly widget_id?: string;
  readonly page?: number;
  /** Name of the master that the widget belongs to. */
  readonly master?: string;
}

export type LayerProblems = ReadonlyMap<string, readonly string[]>;

/** Sentences by id of the widget. */
export function layerProblems(
  document: EditorDocument,
  place: Place,
  problems: readonly Problem[],
  diagnostics: readonly Diagnostic[],
): LayerProblems {
  const here = isHere(document, place);
  const found = [
    ...problems.filter(here).map(({ widget_id, message }) => ({ widget_id, message })),
    ...diagnostics.flatMap(({ at, message }) =>
      at.widget_id !== undefined && here(at) ? [{ widget_id: at.widget_id, message }] : [],
    ),
  ];
  const byId = Map.groupBy(found, ({ widget_id }) => widget_id);
  return new Map([...byId].map(([id, list]) => [id, [...new Set(list.map(({ message }) => message))]]));
}

/** A design by itself is linted as a page of its own, and proofread as a master of its project. */
function isHere(document: EditorDocument, place: Place): (where: WidgetLocation) => boolean {
  if (document.kind !== "template") return () => true;
  if (place.kind === "master") return ({ master }) => master === findMaster(document, place.id)?.name;
  const number = pageNumber(document, place.id);
  return ({ master, page }) => master === undefined && page === number;
}
