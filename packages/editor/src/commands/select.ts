import type { Rect, Widget } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import { cameraShowing } from "../camera/camera.ts";
import { isSamePlace, type Place } from "../document/editor-document.ts";
import {
  commonGroup,
  type GroupPath,
  groupName,
  groupUnder,
  membersOf,
  type Unit,
  unitsOf,
} from "../document/groups.ts";
import { centerOf, inReadingOrder } from "../document/rects.ts";
import { widgetIndex, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, selectedUnits } from "../state/editor-state.ts";
import { enteredGroup, existing, nothingSelected, type Selection, select, toggled } from "../state/selection.ts";
import { finishText, withSelection } from "../state/transaction.ts";
import { always, type Command, done, type Outcome } from "./command.ts";

const isFree = ({ locked, hidden_in_editor }: Widget) => !locked && !hidden_in_editor;

/** True if some of the widgets are neither locked nor hidden. */
export function isSelectable({ widgets }: Pick<Unit, "widgets">): boolean {
  return widgets.some(isFree);
}

/** Returns the widgets and groups that keys and rectangles select: those of the entered group, or of the list. */
export function selectable({ document, place, selection }: EditorState): readonly Unit[] {
  return unitsOf(widgetsIn(document, place), enteredGroup(selection, place)).filter(isSelectable);
}

/**
 * Returns the selection that a click on a widget makes: the widget, or its group below the entered group. A click outside
 * the entered group leaves it.
 */
export function clickedUnit({ document, place, selection }: EditorState, widget: Widget): Selection {
  const within = commonGroup([enteredGroup(selection, place), widget.group]);
  const group = groupUnder(within, widget);
  const ids = group === undefined ? [widget] : membersOf(widgetsIn(document, place), group);
  return select(
    place,
    ids.map(({ id }) => id),
    within,
  );
}

const idsOf = (units: readonly Unit[]) => units.flatMap(({ widgets }) => widgets.map(({ id }) => id));

interface SelectArgs {
  readonly ids: readonly string[];
  /** Defaults to the list on the canvas. */
  readonly place?: Place;
  /** True adds to the selection or removes from it. */
  readonly toggles?: boolean;
  /** Group to enter. Defaults to the innermost one that contains the widgets. */
  readonly within?: GroupPath;
}

/** Selects widgets by id, including locked and hidden ones. */
export const selectWidgets: Command<SelectArgs> = {
  id: "select-widgets",
  label: message("Select"),
  group: "edit",
  isEnabled: always,
  run: (state, { ids, place = state.place, toggles = false, ...args }) => {
    const index = widgetIndex(widgetsIn(state.document, place));
    const within = "within" in args ? args.within : commonGroup(ids.map((id) => index.get(id)?.group));
    const chosen = toggles ? toggled(state.selection, place, ids, within) : select(place, ids, within);
    return selectAndReveal(state, existing(state.document, chosen));
  },
};

export const selectAll: Command = {
  id: "select-all",
  label: message("Select All"),
  group: "edit",
  shortcuts: ["Mod+A"],
  surfaces: ["canvas-menu", "palette"],
  isEnabled: (state) => selectable(state).length > 0,
  run: (state) => selectAndReveal(state, selectionHere(state, selectable(state))),
};

/** Selects units of the entered group, or of the list. */
function selectionHere({ place, selection }: EditorState, units: readonly Unit[]): Selection {
  return select(place, idsOf(units), enteredGroup(selection, place));
}

export const selectNone: Command = {
  id: "select-none",
  label: message("Select None"),
  group: "edit",
  shortcuts: ["Mod+Shift+A"],
  surfaces: ["palette"],
  isEnabled: ({ selection }) => selection.ids.length > 0,
  run: (state) => done(withSelection(state, nothingSelected(state.place)), messages.nothingSelected),
};

export const selectNext: Command = {
  id: "select-next",
  label: message("Select Next"),
  group: "edit",
  shortcuts: ["Tab"],
  surfaces: ["palette"],
  isEnabled: (state) => selectable(state).length > 0,
  run: (state) => step(state, 1),
};

export const selectPrevious: Command = {
  id: "select-previous",
  label: message("Select Previous"),
  group: "edit",
  shortcuts: ["Shift+Tab"],
  surfaces: ["palette"],
  isEnabled: (state) => selectable(state).length > 0,
  run: (state) => step(state, -1),
};

function step(state: EditorState, by: 1 | -1): Outcome {
  const ordered = inReadingOrder(selectable(state));
  const last = isSelectionHere(state) ? state.selection.ids.at(-1) : undefined;
  const index = ordered.findIndex(({ widgets }) => widgets.some(({ id }) => id === last));
  const from = index < 0 && by < 0 ? 0 : index;
  const next = ordered.at((from + by) % ordered.length);
  return next ? selectAndReveal(state, selectionHere(state, [next])) : done(state);
}

type Direction = "left" | "right" | "up" | "down";

function neighborCommand(direction: Direction, key: string, label: Message): Command {
  return {
    id: `select-${direction}`,
    label,
    group: "edit",
    shortcuts: [`Alt+Shift+${key}`],
    surfaces: ["palette"],
    isEnabled: (state) => selectable(state).length > 0,
    run: (state) => {
      const [from] = selectedUnits(state);
      const next = from ? nearestInDirection(direction, from, selectable(state)) : inReadingOrder(selectable(state))[0];
      return next ? selectAndReveal(state, selectionHere(state, [next])) : done(state);
    },
  };
}

export const selectNeighbors: readonly Command[] = [
  neighborCommand("left", "ArrowLeft", message("Select Widget to the Left")),
  neighborCommand("right", "ArrowRight", message("Select Widget to the Right")),
  neighborCommand("up", "ArrowUp", message("Select Widget Above")),
  neighborCommand("down", "ArrowDown", message("Select Widget Below")),
];

/** Sideways distance counts double. */
function nearestInDirection(direction: Direction, from: Unit, others: readonly Unit[]): Unit | undefined {
  const distances = others.flatMap((unit) => {
    const distance = unit.key === from.key ? undefined : distanceTo(direction, from.position, unit.position);
    return distance === undefined ? [] : [{ unit, distance }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.unit;
}

function distanceTo(direction: Direction, from: Rect, to: Rect): number | undefined {
  const [a, b] = [centerOf(from), centerOf(to)];
  const isLevel = direction === "left" || direction === "right";
  const ahead = (isLevel ? b.x - a.x : b.y - a.y) * (direction === "left" || direction === "up" ? -1 : 1);
  const aside = Math.abs(isLevel ? b.y - a.y : b.x - a.x);
  return ahead > 0 ? ahead + 2 * aside : undefined;
}

/** Selects widgets, scrolls a single one or group into view, and announces the group or the count. */
export function selectAndReveal(state: EditorState, selection: Selection): Outcome {
  const next = withSelection(finishText(state), selection);
  const [only, ...others] = selectedUnits(next);
  const isOne = only !== undefined && others.length === 0;
  const camera =
    isOne && isSamePlace(selection.place, state.place)
      ? cameraShowing(state.camera, only.position, state.viewport)
      : state.camera;
  const { length } = selection.ids;
  const said =
    isOne && only.group !== undefined
      ? messages.selectedGroup(groupName(only.group), length)
      : messages.selectedCount(length);
  return done({ ...next, camera }, said);
}
