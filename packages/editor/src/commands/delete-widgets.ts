import type { Place } from "../document/editor-document.ts";
import { removeWidgets, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { nothingSelected } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

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
    return withUndoOffer(deleteSelected(state, widgets, "delete"), widgets);
  },
};

/** Removes widgets of the selection and clears the selection. */
export function deleteSelected(state: EditorState, widgets: Widgets, verb: string): EditorState {
  return removeFrom(state, state.selection.place, widgets, verb);
}

function removeFrom(state: EditorState, place: Place, widgets: Widgets, verb: string): EditorState {
  const ids = widgets.map(({ id }) => id);
  const label = `${verb} ${messages.counted(widgets.length, "widget")}`;
  const document = removeWidgets(state.document, place, ids);
  return transact(state, label, { document, selection: nothingSelected(state.place) });
}

/** Deleting asks no question, so it is announced and offers undo. */
function withUndoOffer(state: EditorState, { length }: Widgets): Outcome {
  const message = `Deleted ${messages.counted(length, "widget")}`;
  return done({ ...state, undoOffer: { document: state.document, message } }, message);
}

/** Deletes the unlocked widgets of the page or design. */
export const clearCanvas: Command = {
  id: "clear-canvas",
  label: "Clear Canvas",
  group: "edit",
  surfaces: ["canvas-menu", "palette"],
  isEnabled: (state) => clearable(state).length > 0,
  run: (state) => {
    const widgets = clearable(state);
    return withUndoOffer(removeFrom(state, state.place, widgets, "clear"), widgets);
  },
};

function clearable({ document, place }: EditorState): Widgets {
  return widgetsIn(document, place).filter(({ locked }) => !locked);
}
