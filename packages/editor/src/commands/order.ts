/** Painting order is the order of the list: the last widget is in front. */

import { type Message, message } from "@octavo/foundation";
import { gathered, type Unit, unitsOf, withUnits } from "../document/groups.ts";
import { type Widgets, widgetsIn, withWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

type Units = readonly Unit[];
type Reorder = (units: Units, isChosen: (unit: Unit) => boolean) => Units;

const toFront: Reorder = (units, isChosen) => [...units.filter((unit) => !isChosen(unit)), ...units.filter(isChosen)];

const toBack: Reorder = (units, isChosen) => [...units.filter(isChosen), ...units.filter((unit) => !isChosen(unit))];

/** Swaps each chosen unit with the next one that is not chosen. */
const forward: Reorder = (units, isChosen) => {
  const next = [...units];
  for (let i = next.length - 2; i >= 0; i--) {
    const [here, above] = [next[i], next[i + 1]];
    if (here && above && isChosen(here) && !isChosen(above)) [next[i], next[i + 1]] = [above, here];
  }
  return next;
};

const backward: Reorder = (units, isChosen) => forward(units.toReversed(), isChosen).toReversed();

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

/** Reorders the units of the entered group, or of the list. */
function reorderSelected(state: EditorState, reorder: Reorder, announcement: Message): Outcome {
  const { place, within } = state.selection;
  const chosen = new Set(unlocked(state));
  const list = gathered(widgetsIn(state.document, place));
  const isChosen = ({ widgets }: Unit) => widgets.some((widget) => chosen.has(widget));
  const ordered = withUnits(list, within, reorder(unitsOf(list, within), isChosen));
  return withOrder(state, ordered, chosen.size, announcement);
}

export function withOrder(
  state: EditorState,
  widgets: Widgets,
  count: number,
  announcement: Message,
  selection = state.selection,
): Outcome {
  const { place } = selection;
  const old = widgetsIn(state.document, place);
  const isSame = widgets.every((widget, i) => widget === old[i]);
  const document = isSame ? state.document : withWidgets(state.document, place, widgets);
  return done(transact(state, messages.reorderStep(count), { document, selection }), announcement);
}
