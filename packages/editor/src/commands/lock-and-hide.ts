import type { Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import type { Place } from "../document/editor-document.ts";
import { changeWidgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, selected } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done, type Outcome } from "./command.ts";

type Flag = "locked" | "hidden_in_editor";

/** Turns a flag off if all selected widgets have it, else on. */
function toggleFlag(state: EditorState, flag: Flag): Outcome {
  const widgets = selected(state);
  const isOn = widgets.every((widget) => widget[flag]);
  const document = changeWidgets(state.document, state.selection.place, state.selection.ids, (widget) =>
    withFlag(widget, flag, !isOn),
  );
  const { step, announcement } = texts[flag][isOn ? "off" : "on"];
  return done(transact(state, step(widgets.length), { document }), announcement(widgets.length));
}

function withFlag(widget: Widget, flag: Flag, isOn: boolean): Widget {
  if ((widget[flag] ?? false) === isOn) return widget;
  const { [flag]: _, ...plain } = widget;
  return isOn ? { ...plain, [flag]: true } : plain;
}

export const toggleLock: Command = {
  id: "toggle-lock",
  label: message("Lock"),
  group: "widget",
  shortcuts: ["Mod+Shift+L"],
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => selected(state).length > 0,
  isOn: (state) => selected(state).length > 0 && selected(state).every(({ locked }) => locked),
  run: (state) => toggleFlag(state, "locked"),
};

export const toggleHidden: Command = {
  id: "toggle-hidden",
  label: message("Hide in Editor"),
  group: "widget",
  shortcuts: ["Mod+Shift+H"],
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => selected(state).length > 0,
  isOn: (state) => selected(state).length > 0 && selected(state).every((widget) => widget.hidden_in_editor),
  run: (state) => toggleFlag(state, "hidden_in_editor"),
};

interface FlagArgs {
  readonly ids: readonly string[];
  /** Defaults to the list on the canvas. */
  readonly place?: Place;
  readonly flag: Flag;
  readonly isOn: boolean;
}

/** Sets a flag of any widgets, selected or not. */
export const setFlag: Command<FlagArgs> = {
  id: "set-flag",
  label: message("Lock or Hide"),
  group: "widget",
  isEnabled: always,
  run: (state, { ids, place = state.place, flag, isOn }) => {
    const document = changeWidgets(state.document, place, ids, (widget) => withFlag(widget, flag, isOn));
    const { step } = texts[flag][isOn ? "on" : "off"];
    return done(transact(state, step(ids.length), { document }));
  },
};

const texts = {
  locked: {
    on: { step: messages.lockStep, announcement: messages.locked },
    off: { step: messages.unlockStep, announcement: messages.unlocked },
  },
  hidden_in_editor: {
    on: { step: messages.hideStep, announcement: messages.hidden },
    off: { step: messages.showStep, announcement: messages.shown },
  },
};

export const unlockAll: Command = {
  id: "unlock-all",
  label: message("Unlock and Show All"),
  group: "widget",
  surfaces: ["canvas-menu", "palette"],
  isShown: hasFlagged,
  isEnabled: hasFlagged,
  run: (state) => {
    const { document, place } = state;
    const ids = widgetsIn(document, place).map(({ id }) => id);
    const plain = changeWidgets(document, place, ids, (widget) =>
      withFlag(withFlag(widget, "locked", false), "hidden_in_editor", false),
    );
    return done(transact(state, messages.unlockAllStep, { document: plain }), messages.unlockedAll);
  },
};

function hasFlagged({ document, place }: EditorState): boolean {
  return widgetsIn(document, place).some((widget) => widget.locked || widget.hidden_in_editor);
}
