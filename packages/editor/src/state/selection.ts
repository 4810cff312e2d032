/** Selected widgets of one list, in the order of selection. Commands that resize use the first one as reference. */
import type { Widget } from "@octavo/engine";
import { type EditorDocument, isSamePlace, type Place } from "../document/editor-document.ts";
import { commonGroup, type GroupPath, isWithin, parentGroup } from "../document/groups.ts";
import { widgetIndex, widgetsIn } from "../document/widget-lists.ts";

export interface Selection {
  /** A page, or a master that the page shows. */
  readonly place: Place;
  readonly ids: readonly string[];
  /** The entered group, which contains all selected widgets. Its members and their groups are selected one by one. */
  readonly within?: string;
}

export function select(place: Place, ids: readonly string[], within?: GroupPath): Selection {
  return { place, ids, ...(within !== undefined && { within }) };
}

export function nothingSelected(place: Place): Selection {
  return { place, ids: [] };
}

/** Returns the entered group of a list. Undefined if none is entered there. */
export function enteredGroup(selection: Selection, place: Place): GroupPath {
  return isSamePlace(selection.place, place) ? selection.within : undefined;
}

/** Returns the widgets in the order of selection. */
export function selectedWidgets(document: EditorDocument, { place, ids }: Selection): readonly Widget[] {
  const index = widgetIndex(widgetsIn(document, place));
  return ids.flatMap((id) => index.get(id) ?? []);
}

/**
 * Adds `ids` to the selection, or removes them if all are selected. A selection in another list is replaced. `within`
 * contains the added ids.
 */
export function toggled(selection: Selection, place: Place, ids: readonly string[], within?: GroupPath): Selection {
  if (!isSamePlace(selection.place, place)) return select(place, ids, within);
  const isAll = ids.every((id) => selection.ids.includes(id));
  const others = selection.ids.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !selection.ids.includes(id));
  return select(place, isAll ? others : [...selection.ids, ...added], commonGroup([selection.within, within]));
}

/** Drops ids of deleted widgets, and leaves the entered group as far as it does not contain the selection. */
export function existing(document: EditorDocument, selection: Selection): Selection {
  const list = widgetsIn(document, selection.place);
  const index = widgetIndex(list);
  const ids = selection.ids.filter((id) => index.has(id));
  const within = commonGroup([selection.within, ...ids.map((id) => index.get(id)?.group)]);
  const isThere = (group: GroupPath) => list.some((widget) => isWithin(widget.group, group));
  let kept = within;
  while (kept !== undefined && !isThere(kept)) kept = parentGroup(kept);
  const isSame = ids.length === selection.ids.length && kept === selection.within;
  return isSame ? selection : select(selection.place, ids, kept);
}
