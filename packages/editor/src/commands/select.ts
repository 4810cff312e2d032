import type { Rect, Widget } from "@octavo/engine";
import { type Message, message } from "@octavo/engine/message";
import { cameraShowing } from "../camera/camera.ts";
import { isSamePlace, type Place } from "../document/editor-document.ts";
import { centerOf } from "../document/rects.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, selected } from "../state/editor-state.ts";
import { existing, nothingSelected, select, toggled } from "../state/selection.ts";
import { finishText, withSelection } from "../state/transaction.ts";
import { always, type Command, done, type Outcome } from "./command.ts";

/** Returns the widgets that are neither locked nor hidden. */
export function selectable({ document, place }: EditorState): Widgets {
  return widgetsIn(document, place).filter(({ locked, hidden_in_editor }) => !locked && !hidden_in_editor);
}

interface SelectArgs {
  readonly ids: readonly string[];
  /** Defaults to the list on the canvas. */
  readonly place?: Place;
  /** True adds to the selection or removes from it. */
  readonly toggles?: boolean;
}

/** Selects widgets by id, including locked and hidden ones. */
export const selectWidgets: Command<SelectArgs> = {
  id: "select-widgets",
  label: message("Select"),
  group: "edit",
  surfaces: [],
  isEnabled: always,
  run: (state, { ids, place = state.place, toggles = false }) => {
    const chosen = toggles ? toggled(state.selection, place, ids) : select(place, ids);
    return selectAndReveal(state, existing(state.document, chosen).ids, place);
  },
};

export const selectAll: Command = {
  id: "select-all",
  label: message("Select All"),
  group: "edit",
  shortcuts: ["Mod+A"],
  surfaces: ["canvas-menu", "palette"],
  isEnabled: (state) => selectable(state).length > 0,
  run: (state) =>
    selectAndReveal(
      state,
      selectable(state).map(({ id }) => id),
    ),
};

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
  const index = ordered.findIndex(({ id }) => id === last);
  const from = index < 0 && by < 0 ? 0 : index;
  const next = ordered.at((from + by) % ordered.length);
  return next ? selectAndReveal(state, [next.id]) : done(state);
}

/** Sorts from top to bottom, then from left to right. */
export function inReadingOrder(widgets: Widgets): Widgets {
  return widgets.toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
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
      const [from] = selected(state);
      const next = from ? nearestInDirection(direction, from, selectable(state)) : inReadingOrder(selectable(state))[0];
      return next ? selectAndReveal(state, [next.id]) : done(state);
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
function nearestInDirection(direction: Direction, from: Widget, others: Widgets): Widget | undefined {
  const distances = others.flatMap((widget) => {
    const distance = widget.id === from.id ? undefined : distanceTo(direction, from.position, widget.position);
    return distance === undefined ? [] : [{ widget, distance }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.widget;
}

function distanceTo(direction: Direction, from: Rect, to: Rect): number | undefined {
  const [a, b] = [centerOf(from), centerOf(to)];
  const isLevel = direction === "left" || direction === "right";
  const ahead = (isLevel ? b.x - a.x : b.y - a.y) * (direction === "left" || direction === "up" ? -1 : 1);
  const aside = Math.abs(isLevel ? b.y - a.y : b.x - a.x);
  return ahead > 0 ? ahead + 2 * aside : undefined;
}

/** Selects widgets, scrolls a single one into view, and announces the count. */
export function selectAndReveal(state: EditorState, ids: readonly string[], place = state.place): Outcome {
  const next = withSelection(finishText(state), select(place, ids));
  const widgets = selected(next);
  const [only] = widgets;
  const camera =
    only && widgets.length === 1 && isSamePlace(place, state.place)
      ? cameraShowing(state.camera, only.position, state.viewport)
      : state.camera;
  return done({ ...next, camera }, messages.selectedCount(widgets.length));
}
