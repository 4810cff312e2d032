import { idHint, isId } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { idsInList } from "../document/new-ids.ts";
import { changeWidgets, findWidget } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import * as propertyMessages from "../property-messages.ts";
import { type EditorState, isSelectionHere, selectedUnits } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done, requesting } from "./command.ts";

const hasOne = (state: EditorState) => isSelectionHere(state) && selectedUnits(state).length === 1;

/** Opens the dialog that renames the selected widget or group. */
export const askForName: Command = {
  id: "ask-for-name",
  label: message("Rename…"),
  group: "widget",
  shortcuts: ["Shift+F2"],
  surfaces: ["widget-menu", "palette"],
  isShown: hasOne,
  isEnabled: hasOne,
  run: (state) => requesting(state, { kind: "dialog", name: "rename" }),
};

export const renameWidget: Command<{ readonly id: string; readonly to: string }> = {
  id: "rename-widget",
  label: message("Rename"),
  group: "widget",
  isEnabled: always,
  run: (state, { id, to: written }) => {
    const { document, selection } = state;
    const { place } = selection;
    const to = written.trim();
    if (!findWidget(document, place, id)) return { refused: messages.widgetNotFound };
    if (to === id) return done(state);
    if (!isId(to)) return { refused: idHint };
    if (idsInList(document, place).has(to)) return { refused: propertyMessages.idTaken(to) };
    const renamed = changeWidgets(document, place, [id], (widget) => ({ ...widget, id: to }));
    const ids = selection.ids.map((other) => (other === id ? to : other));
    const next = transact(state, propertyMessages.renameWidgetStep, {
      document: renamed,
      selection: { ...selection, ids },
    });
    return done(next, messages.renamed(to));
  },
};
