/** Painting order is the order of the list: the last widget is in front. */

import { type Message, message } from "@octavo/engine/message";
import { type Widgets, widgetsIn, withWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

type Reorder = (widgets: Widgets, chosen: ReadonlySet<string>) => Widgets;

const toFront: Reorder = (widgets, chosen) => [
  ...widgets.filter(({ id }) => !chosen.has(id)),
  ...widgets.filter(({ id }) => chosen.has(id)),
];

const toBack: Reorder = (widgets, chosen) => [
  ...widgets.filter(({ id }) => chosen.has(id)),
  ...widgets.filter(({ id }) => !chosen.has(id)),
];

/** Swaps each chosen widget with the next one that is not chosen. */
const forward: Reorder = (widgets, chosen) => {
  const next = [...widgets];
  for (let i = next.length - 2; i >= 0; i--) {
    const [here, above] = [next[i], next[i + 1]];
    if (here && above && chosen.has(here.id) && !chosen.has(above.id)) [next[i], next[i + 1]] = [above, here];
  }
  return next;
};

const backward: Reorder = (widgets, chosen) => forward(widgets.toReversed(), chosen).toReversed();

function orderCommand(id: string, label: Message, shortcut: string, reorder: Reorder): Command {
  return {
    id,
    label,
    group: "arrange",
    shortcuts: [shortcut],
    surfaces: ["widget-menu", "palette"],
    isEnabled: (state) => unlocked(state).length > 0,
    run: (state) => reorderSelected(state, reorder, label),
  };
}

export const orderCommands: readonly Command[] = [
  orderCommand("bring-to-front", message("Bring to Front"), "Shift+]", toFront),
  orderCommand("bring-forward", message("Bring Forward"), "]", forward),
  orderCommand("send-backward", message("Send Backward"), "[", backward),
  orderCommand("send-to-back", message("Send to Back"), "Shift+[", toBack),
];

function reorderSelected(state: EditorState, reorder: Reorder, announcement: Message): Outcome {
  const chosen = new Set(unlocked(state).map(({ id }) => id));
  return withOrder(state, reorder(widgetsIn(state.document, state.selection.place), chosen), chosen.size, announcement);
}

function withOrder(state: EditorState, widgets: Widgets, count: number, announcement: Message): Outcome {
  const { place } = state.selection;
  const old = widgetsIn(state.document, place);
  const isSame = widgets.every((widget, i) => widget === old[i]);
  const document = isSame ? state.document : withWidgets(state.document, place, widgets);
  return done(transact(state, messages.reorderStep(count), { document }), announcement);
}

/** Moves the selection just below another widget, or to the front if `below` is undefined. */
export const moveInOrder: Command<{ readonly below: string | undefined }> = {
  id: "move-in-order",
  label: message("Reorder"),
  group: "arrange",
  surfaces: [],
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, { below }) => {
    const chosen = new Set(unlocked(state).map(({ id }) => id));
    const widgets = widgetsIn(state.document, state.selection.place);
    const others = widgets.filter(({ id }) => !chosen.has(id));
    const found = others.findIndex(({ id }) => id === below);
    const at = found < 0 ? others.length : found;
    const moved = widgets.filter(({ id }) => chosen.has(id));
    return withOrder(state, [...others.slice(0, at), ...moved, ...others.slice(at)], chosen.size, messages.reordered);
  },
};
