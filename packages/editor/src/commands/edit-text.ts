import type { Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { withContent } from "../document/edit-widget.ts";
import { commonGroup } from "../document/groups.ts";
import { changeWidgets, findWidget } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, hasText, selectedUnits, unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { beginStep, finishText, transact } from "../state/transaction.ts";
import { type Command, done } from "./command.ts";

/** Returns the unlocked selected widgets with a text. Groups are entered instead. */
function writable(state: EditorState): readonly Widget[] {
  const hasGroups = selectedUnits(state).some(({ group }) => group !== undefined);
  return hasGroups ? [] : unlocked(state).filter(hasText);
}

/**
 * Opens the text of the first selected widget on the canvas. The typed text replaces that of all selected widgets. All
 * typing until it closes is one undo step.
 */
export const editText: Command = {
  id: "edit-text",
  label: message("Edit Text"),
  group: "widget",
  shortcuts: ["Enter", "F2"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => writable(state).length > 0,
  isEnabled: (state) => writable(state).length > 0,
  run: (state) => {
    const [widget, ...others] = writable(state);
    if (!widget) return { refused: messages.widgetNotFound };
    const { place } = state.selection;
    const within = commonGroup([widget, ...others].map(({ group }) => group));
    const ids = [widget, ...others].map(({ id }) => id);
    const opened = { ...beginStep(finishText(state), messages.editTextStep), selection: select(place, ids, within) };
    const announcement = others.length === 0 ? messages.editingText : messages.editingTexts(ids.length);
    return done({ ...opened, textEdit: { place, id: widget.id, others: ids.slice(1) } }, announcement);
  },
};

/** Sets the whole text typed so far. */
export const typeText: Command<{ readonly content: string }> = {
  id: "type-text",
  label: message("Type"),
  group: "widget",
  keepsText: true,
  isEnabled: ({ textEdit }) => textEdit !== undefined,
  run: (state, { content }) => {
    const { textEdit, document } = state;
    if (!textEdit || !findWidget(document, textEdit.place, textEdit.id)) return { refused: messages.widgetNotFound };
    const typed = changeWidgets(document, textEdit.place, [textEdit.id, ...textEdit.others], (widget) =>
      withContent(widget, content),
    );
    return done(transact(state, messages.editTextStep, { document: typed }));
  },
};

export const closeText: Command = {
  id: "close-text",
  label: message("Finish Text"),
  group: "widget",
  isEnabled: ({ textEdit }) => textEdit !== undefined,
  run: (state) => done(finishText(state)),
};
