import { message } from "@octavo/foundation";
import { withContent } from "../document/edit-widget.ts";
import { changeWidgets, findWidget } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, hasText, unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { beginStep, finishText, transact } from "../state/transaction.ts";
import { type Command, done } from "./command.ts";

function writable(state: EditorState) {
  const [widget, ...others] = unlocked(state);
  return widget && others.length === 0 && hasText(widget) ? widget : undefined;
}

/** Opens the text of the selected widget on the canvas. All typing until it closes is one undo step. */
export const editText: Command = {
  id: "edit-text",
  label: message("Edit Text"),
  group: "widget",
  shortcuts: ["Enter", "F2"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => writable(state) !== undefined,
  isEnabled: (state) => writable(state) !== undefined,
  run: (state) => {
    const widget = writable(state);
    if (!widget) return { refused: messages.widgetNotFound };
    const { place } = state.selection;
    const selection = select(place, [widget.id], widget.group);
    const opened = { ...beginStep(finishText(state), messages.editTextStep), selection };
    return done({ ...opened, textEdit: { place, id: widget.id } }, messages.editingText);
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
    const typed = changeWidgets(document, textEdit.place, [textEdit.id], (widget) => withContent(widget, content));
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
