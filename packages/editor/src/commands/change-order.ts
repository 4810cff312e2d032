import { message } from "@octavo/foundation";
import { adopted, gathered, membersOf, type Unit, unitOf, unitsOf, withUnits } from "../document/groups.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { type Command, done } from "./command.ts";
import { changeableUnits } from "./groups.ts";
import { withOrder } from "./order.ts";

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

function inPaintingOrder(list: Widgets, units: readonly Unit[]): readonly Unit[] {
  const places = new Map(list.map((widget, i) => [widget, i]));
  const placeOf = ({ widgets: [first] }: Unit) => (first && places.get(first)) ?? 0;
  return units.toSorted((a, b) => placeOf(a) - placeOf(b));
}
