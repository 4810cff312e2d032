import { idHint, isId } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { idsInList } from "../document/new-ids.ts";
import { changeWidgets, findWidget } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import * as propertyMessages from "../property-messages.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

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
    return done(next, propertyMessages.renamed(to));
  },
};
