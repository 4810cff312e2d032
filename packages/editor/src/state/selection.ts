/** Selected widgets of one list, in the order of selection. Commands that resize use the first one as reference. */
import type { Widget } from "@octavo/engine";
import { type EditorDocument, isSamePlace, type Place } from "../document/editor-document.ts";
import { widgetIndex, widgetsIn } from "../document/widget-lists.ts";

export interface Selection {
  /** A page, or a master that the page shows. */
  readonly place: Place;
  readonly ids: readonly string[];
}

export function select(place: Place, ids: readonly string[]): Selection {
  return { place, ids };
}

export function nothingSelected(place: Place): Selection {
  return { place, ids: [] };
}

/** Returns the widgets in the order of selection. */
export function selectedWidgets(document: EditorDocument, { place, ids }: Selection): readonly Widget[] {
  const index = widgetIndex(widgetsIn(document, place));
  return ids.flatMap((id) => index.get(id) ?? []);
}

/** Adds `ids` to the selection, or removes them if all are selected. A selection in another list is replaced. */
export function toggled(selection: Selection, place: Place, ids: readonly string[]): Selection {
  if (!isSamePlace(selection.place, place)) return { place, ids };
  const isAll = ids.every((id) => selection.ids.includes(id));
  const others = selection.ids.filter((id) => !ids.includes(id));
  return { place, ids: isAll ? others : [...selection.ids, ...ids.filter((id) => !selection.ids.includes(id))] };
}

/** Drops ids of deleted widgets. */
export function existing(document: EditorDocument, selection: Selection): Selection {
  const index = widgetIndex(widgetsIn(document, selection.place));
  const ids = selection.ids.filter((id) => index.has(id));
  return ids.length === selection.ids.length ? selection : { ...selection, ids };
}
