import type { Place } from "../document/editor-document.ts";
import { type EditorState, unlocked } from "../document/editor-state.ts";
import { nothingSelected } from "../document/selection.ts";
import { transact } from "../document/transaction.ts";
import { removeWidgets, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type Command, done } from "./command.ts";

export const deleteWidgets: Command = {
  id: "delete-widgets",
  label: "Delete",
  group: "edit",
  shortcuts: ["Delete", "Backspace"],
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => unlocked(state).length > 0,
  confirmation: (state) => (unlocked(state).length === 1 ? messages.confirmDeleteWidget : undefined),
  run: (state) => {
    const widgets = unlocked(state);
    return done(deleting(state, widgets, "delete"), `Deleted ${messages.counted(widgets.length, "widget")}`);
  },
};

/** Those of the selection, and then nothing is selected. */
export function deleting(state: EditorState, widgets: Widgets, verb: string): EditorState {
  return removing(state, state.selection.place, widgets, verb);
}

function removing(state: EditorState, place: Place, widgets: Widgets, verb: string): EditorState {
  const ids = widgets.map(({ id }) => id);
  const label = `${verb} ${messages.counted(widgets.length, "widget")}`;
  const document = removeWidgets(state.document, place, ids);
  return transact(state, label, { document, selection: nothingSelected(state.place) });
}

/** All widgets of the page itself, or of the design, but those that are locked. */
export const clearCanvas: Command = {
  id: "clear-canvas",
  label: "Clear Canvas",
  group: "edit",
  surfaces: ["canvas-menu", "palette"],
  isEnabled: (state) => clearable(state).length > 0,
  run: (state) => {
    const widgets = clearable(state);
    const cleared = removing(state, state.place, widgets, "clear");
    return done(cleared, `Deleted ${messages.counted(widgets.length, "widget")}`);
  },
};

function clearable({ document, place }: EditorState): Widgets {
  return widgetsIn(document, place).filter(({ locked }) => !locked);
}
