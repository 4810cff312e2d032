/** Painting order is the order of the list: the last widget is in front. */

import { type Message, message } from "@octavo/foundation";
import { adopted, gathered, membersOf, type Unit, unitOf, unitsOf, withUnits } from "../document/groups.ts";
import { type Widgets, widgetsIn, withWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";
import { changeableUnits } from "./groups.ts";

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

function withOrder(
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

interface MoveInOrderArgs {
  /** Id of a widget. Undefined moves to the front. */
  readonly below: string | undefined;
  /** The group that the selection moves into. Defaults to the entered one. Null is the list without groups. */
  readonly into?: string | null;
}

/** Moves the selection just below another widget, or below that widget's group, and into a group or out of it. */
export const moveInOrder: Command<MoveInOrderArgs> = {
  id: "move-in-order",
  label: message("Reorder"),
  group: "arrange",
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, { below, into = state.selection.within ?? null }) => {
    const { place, ids } = state.selection;
    const group = into ?? undefined;
    const list = gathered(widgetsIn(state.document, place));
    const moved = inPaintingOrder(list, changeableUnits(state));
    const ofMoved = new Set(moved.flatMap(({ widgets }) => widgets));
    const others = list.filter((widget) => !ofMoved.has(widget));
    if (group !== undefined && membersOf(others, group).length === 0) return done(state);
    const units = unitsOf(others, group);
    const found = units.findIndex(({ widgets }) => widgets.some(({ id }) => id === below));
    const at = found < 0 ? units.length : found;
    const members = adopted(moved, group, others);
    const ordered = withUnits(others, group, [...units.slice(0, at), unitOf(undefined, members), ...units.slice(at)]);
    return withOrder(state, ordered, members.length, messages.reordered, select(place, ids, group));
  },
};

function inPaintingOrder(list: Widgets, units: Units): Units {
  const places = new Map(list.map((widget, i) => [widget, i]));
  const placeOf = ({ widgets: [first] }: Unit) => (first && places.get(first)) ?? 0;
  return units.toSorted((a, b) => placeOf(a) - placeOf(b));
}
