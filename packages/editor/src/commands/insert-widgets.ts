import type { Widget } from "@octavo/engine";
import { limits, message } from "@octavo/foundation";
import { cycleWith } from "../document/blocks.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { adopted, unitsOf } from "../document/groups.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { uniqueIds } from "../document/new-ids.ts";
import {
  addWidgets,
  mapWidgets,
  removeWidgets,
  type Widgets,
  widgetsIn,
  withWidgets,
} from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { changePartStep, insertedInstead } from "../placement-messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { undo } from "../state/history.ts";
import { select } from "../state/selection.ts";
import { applyHistoryMove, transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

export interface InsertWidgetsArgs {
  /** English name of the part. */
  readonly label: string;
  readonly widgets: Widgets;
  /** Ids of widgets that the new ones replace. */
  readonly removed?: readonly string[];
  /** Widgets that make room. */
  readonly resized?: Widgets;
  /** Ids of the removed widgets that are not an earlier version of the part. */
  readonly lost?: readonly string[];
  /** True if the widgets lie over others, because the page has no room. */
  readonly isOver?: boolean;
  /** True if the notice also offers to put the part on every page. Masters only. */
  readonly isForEveryPage?: boolean;
  /** The document after an earlier insertion, which this one replaces if nothing else has changed. */
  readonly instead?: EditorDocument | undefined;
}

/** Inserts several widgets as one undo step, and selects them. */
export const insertWidgets: Command<InsertWidgetsArgs> = {
  id: "insert-widgets",
  label: message("Insert Widget"),
  group: "insert",
  isEnabled: always,
  run: (state, { label, widgets, removed = [], resized = [], instead, ...args }) => {
    const before = instead === state.document ? withoutLastStep(state) : state;
    const { place } = before;
    const cleared = makeRoom(before, removed, resized);
    if (widgetsIn(cleared, place).length + widgets.length > limits.widgetsPerDesign)
      return { refused: messages.tooManyWidgets };
    const cycle = cycleWith(cleared, place, widgets);
    if (cycle) return { refused: messages.blockCycle(cycle) };
    const ids = uniqueIds(
      cleared,
      place,
      widgets.map(({ id }) => id),
    );
    const named = widgets.map((widget, i) => ({ ...widget, id: ids[i] ?? widget.id }));
    const added = adopted(unitsOf(named), undefined, widgetsIn(cleared, place));
    const change = { document: addWidgets(cleared, place, added), selection: select(place, ids) };
    const inserted = transact(before, messages.insertStep(label), change);
    const isForEveryPage = args.isForEveryPage === true && place.kind === "master";
    const isQuiet = removed.length + resized.length === 0 && args.isOver !== true;
    if (isQuiet && !isForEveryPage) return done(inserted, messages.inserted(label));
    const told = placementIfLoaded()?.insertionNotice(label, before, { widgets, resized, ...args });
    const text = told ?? (removed.length > 0 ? insertedInstead(label) : messages.inserted(label));
    const offer = {
      document: inserted.document,
      message: text,
      ...(isForEveryPage && { forEveryPage: ids }),
      ...(args.isOver === true && { over: ids }),
    };
    return done({ ...inserted, undoOffer: offer }, text);
  },
};

interface ChangePartArgs extends Pick<InsertWidgetsArgs, "label" | "widgets" | "removed" | "resized"> {
  /** Ids of the widgets that are selected then. */
  readonly chosen: readonly string[];
}

/** Replaces widgets of a part where they are, and adds those with new ids, as one undo step. */
export const changePartWidgets: Command<ChangePartArgs> = {
  id: "change-part-widgets",
  label: message("Insert Widget"),
  group: "widget",
  isEnabled: always,
  run: (state, { label, widgets, removed = [], resized = [], chosen }) => {
    const { place, within } = state.selection;
    const here = { ...state, place };
    const known = new Set(widgetsIn(state.document, place).map(({ id }) => id));
    const isKnown = ({ id }: Widget) => known.has(id) && !removed.includes(id);
    const added = widgets.filter((widget) => !isKnown(widget));
    const document = addWidgets(makeRoom(here, removed, [...resized, ...widgets.filter(isKnown)]), place, added);
    if (widgetsIn(document, place).length > limits.widgetsPerDesign) return { refused: messages.tooManyWidgets };
    const change = { document, selection: select(place, chosen, within) };
    return done(transact(state, changePartStep(label), change, `part ${place.id} ${chosen.join()}`));
  },
};

function withoutLastStep(state: EditorState): EditorState {
  const back = undo(state.history);
  return back ? applyHistoryMove(state, back) : state;
}

function makeRoom({ document, place }: EditorState, removed: readonly string[], resized: Widgets): EditorDocument {
  const smaller = new Map(resized.map((widget) => [widget.id, widget]));
  const kept = removeWidgets(document, place, removed);
  const changed = mapWidgets(
    widgetsIn(kept, place),
    new Set(smaller.keys()),
    (widget) => smaller.get(widget.id) ?? widget,
  );
  return withWidgets(kept, place, changed);
}
