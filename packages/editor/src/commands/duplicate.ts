import { type Point, type Widget } from "@octavo/engine";
import { isEqual, limits, message } from "@octavo/foundation";
import { withMove } from "../document/edit-widget.ts";
import { type EditorDocument, isSamePlace, type Place } from "../document/editor-document.ts";
import { adopted, unitsAmong } from "../document/groups.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { copyOffset, limitToPage } from "../document/rects.ts";
import { addWidgets, positionsOf, type Widgets, widgetIndex, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, selected } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import type { Command } from "./command.ts";
import { withLinkNotice } from "./copied-links.ts";

/** Duplicates with an offset of 20 points, or with the offset of the previous duplicate. */
export const duplicateWidgets: Command = {
  id: "duplicate-widgets",
  label: message("Duplicate"),
  group: "edit",
  shortcuts: ["Mod+D"],
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => selected(state).length > 0,
  run: (state) => duplicate(state, repeatedOffset(state) ?? { x: copyOffset, y: copyOffset }),
};

/** Duplicates the selection with a given offset, as dragging with Alt does. */
export const duplicateBy: Command<Point> = {
  id: "duplicate-by",
  label: message("Duplicate"),
  group: "edit",
  isEnabled: (state) => selected(state).length > 0,
  run: duplicate,
};

function duplicate(state: EditorState, by: Point) {
  const { document } = state;
  const { place, within } = state.selection;
  const list = widgetsIn(document, place);
  const originals = inPaintingOrder(document, place, selected(state));
  if (list.length + originals.length > limits.widgetsPerDesign) return { refused: messages.tooManyWidgets };
  const copies = copiesOf(document, adopted(unitsAmong(list, originals, within), within, list), by);
  const ids = copies.map(({ id }) => id);
  const change = { document: addWidgets(document, place, copies), selection: select(place, ids, within) };
  const next = transact(state, messages.duplicateStep(copies.length), change);
  const duplicates = { place, originals: originals.map(({ id }) => id), copies: ids };
  return withLinkNotice({ ...next, duplicates }, copies, messages.duplicated(copies.length));
}

/** Returns unlocked copies with new ids, limited to the page. */
function copiesOf(document: EditorDocument, originals: Widgets, by: Point): Widgets {
  const ids = newWidgetIds(
    document,
    originals.map(({ id }) => id),
  );
  const shift = limitToPage(positionsOf(originals), by);
  return originals.map((original, i) => {
    const { locked: _, ...widget } = original;
    return withMove({ ...widget, id: ids[i] ?? original.id }, shift.x, shift.y);
  });
}

/** Returns widgets in painting order, whatever the order of selection. */
export function inPaintingOrder(document: EditorDocument, place: Place, widgets: Widgets): Widgets {
  const chosen = new Set(widgets);
  return widgetsIn(document, place).filter((widget) => chosen.has(widget));
}

function repeatedOffset({ document, selection, duplicates }: EditorState): Point | undefined {
  if (!duplicates || !isSamePlace(selection.place, duplicates.place)) return undefined;
  const sorted = (ids: readonly string[]) => ids.toSorted();
  if (!isEqual(sorted(selection.ids), sorted(duplicates.copies))) return undefined;
  const index = widgetIndex(widgetsIn(document, selection.place));
  const [copy, original] = [index.get(duplicates.copies[0] ?? ""), index.get(duplicates.originals[0] ?? "")];
  return copy && original && offsetBetween(original, copy);
}

function offsetBetween({ position: from }: Widget, { position: to }: Widget): Point | undefined {
  const by = { x: to.x - from.x, y: to.y - from.y };
  return by.x === 0 && by.y === 0 ? undefined : by;
}
