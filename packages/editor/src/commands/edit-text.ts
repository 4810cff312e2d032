import { type Point, type Widget, widgetDefinition } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { withContent } from "../document/edit-widget.ts";
import { commonGroup } from "../document/groups.ts";
import { holdsPoint } from "../document/rects.ts";
import { changeWidgets, findWidget } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, hasText, selectedUnits, unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { beginStep, finishText, transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

/** Returns the unlocked selected widgets with a text, or the only one, if it has cells. Groups are entered instead. */
function writable(state: EditorState): readonly Widget[] {
  const hasGroups = selectedUnits(state).some(({ group }) => group !== undefined);
  if (hasGroups) return [];
  const widgets = unlocked(state);
  return widgets.length === 1 && widgets.every(cellsOf) ? widgets : widgets.filter(hasText);
}

const cellsOf = ({ type }: Widget) => widgetDefinition(type)?.cells;

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
    const cell = cellsOf(widget) && { cell: 0 };
    return done({ ...opened, textEdit: { place, id: widget.id, others: ids.slice(1), ...cell } }, announcement);
  },
};

/** Opens the text at a point of the page, which can be in a cell. */
export function editTextAt(before: EditorState, point: Point): Outcome {
  const opened = editText.run(before, undefined);
  if ("refused" in opened || !opened.state.textEdit) return opened;
  const { document, textEdit } = opened.state;
  const widget = findWidget(document, textEdit.place, textEdit.id);
  const cell = widget ? cellPlaces(widget).findIndex((place) => holdsPoint(place, point)) : -1;
  return cell < 0 ? opened : { ...opened, state: { ...opened.state, textEdit: { ...textEdit, cell } } };
}

const cellPlaces = (widget: Widget) => cellsOf(widget)?.places(widget.position, widget.properties ?? {}) ?? [];

function withCellText(widget: Widget, cell: number, text: string): Widget {
  const properties = cellsOf(widget)?.write(widget.properties ?? {}, cell, text);
  return properties ? { ...widget, properties } : widget;
}

/** Opens the text of another cell. Behind the last cell and before the first, the text closes. */
export const editCell: Command<{ readonly cell: number }> = {
  id: "edit-cell",
  label: message("Edit Text"),
  group: "widget",
  keepsText: true,
  isEnabled: ({ textEdit }) => textEdit?.cell !== undefined,
  run: (state, { cell }) => {
    const { textEdit, document } = state;
    const widget = textEdit && findWidget(document, textEdit.place, textEdit.id);
    const count = widget ? cellPlaces(widget).length : 0;
    return done(
      textEdit && cell >= 0 && cell < count ? { ...state, textEdit: { ...textEdit, cell } } : finishText(state),
    );
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
    const { place, id, others, cell } = textEdit;
    const typed = changeWidgets(document, place, [id, ...others], (widget) =>
      cell === undefined ? withContent(widget, content) : withCellText(widget, cell, content),
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
