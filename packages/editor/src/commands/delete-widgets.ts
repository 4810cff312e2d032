import { type Message, message } from "@octavo/foundation";
import type { Place } from "../document/editor-document.ts";
import { removeWidgets, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { enteredGroup, select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, withUndoOffer } from "./command.ts";

export const deleteWidgets: Command = {
  id: "delete-widgets",
  label: message("Delete"),
  group: "edit",
  shortcuts: ["Delete", "Backspace"],
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => unlocked(state).length > 0,
  confirmation: (state) => (unlocked(state).length === 1 ? messages.confirmDeleteWidget : undefined),
  run: (state) => {
    const widgets = unlocked(state);
    return withUndoOffer(deleteSelected(state, widgets, messages.deleteStep), messages.deleted(widgets.length));
  },
};

/** Returns the step label for a number of widgets. */
type CountedStep = (count: number) => Message;

/** Removes widgets of the selection and clears the selection. The entered group stays entered while it exists. */
export function deleteSelected(state: EditorState, widgets: Widgets, step: CountedStep): EditorState {
  return removeFrom(state, state.selection.place, widgets, step);
}

function removeFrom(state: EditorState, place: Place, widgets: Widgets, step: CountedStep): EditorState {
  const ids = widgets.map(({ id }) => id);
  const document = removeWidgets(state.document, place, ids);
  const selection = select(state.place, [], enteredGroup(state.selection, state.place));
  return transact(state, step(widgets.length), { document, selection });
}

/** Deletes the unlocked widgets of the page or design. */
export const clearCanvas: Command = {
  id: "clear-canvas",
  label: message("Clear Canvas"),
  group: "edit",
  surfaces: ["canvas-menu", "palette"],
  isEnabled: (state) => clearable(state).length > 0,
  run: (state) => {
    const widgets = clearable(state);
    const cleared = removeFrom(state, state.place, widgets, messages.clearStep);
    return withUndoOffer(cleared, messages.deleted(widgets.length));
  },
};

function clearable({ document, place }: EditorState): Widgets {
  return widgetsIn(document, place).filter(({ locked }) => !locked);
}
