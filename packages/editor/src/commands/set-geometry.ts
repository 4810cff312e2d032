import type { Pin, Rect, Widget } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import { withMove, withPin, withRect } from "../document/edit-widget.ts";
import type { Unit } from "../document/groups.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { limitToPage, scaledInto, validRect } from "../document/rects.ts";
import { changeWidgets, mapWidgets, positionsOf, widgetsIn, withWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked, unlockedUnits } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

type Side = "x" | "y" | "width" | "height";

/** Values that replace numbers that are not finite. */
const fallbacks = { x: 0, y: 0, width: 100, height: 100 } as const;

interface GeometryArgs {
  readonly to?: Partial<Record<Side, number>>;
  /** Increments, for "+=10" typed for several widgets. */
  readonly by?: Partial<Record<Side, number>>;
}

/** Sets the geometry of each selected widget and group. */
export const setGeometry: Command<GeometryArgs> = {
  id: "set-geometry",
  label: message("Position & Size"),
  group: "widget",
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, { to = {}, by = {} }) => {
    const sides = [...Object.keys(to), ...Object.keys(by)].toSorted();
    const step = { label: messages.geometryStep, key: `geometry:${sides.join()}` };
    return changeUnits(state, step, ({ position }) => rectWith(position, to, by), { isTyped: true });
  },
};

function rectWith(rect: Rect, to: GeometryArgs["to"] = {}, by: GeometryArgs["by"] = {}): Rect {
  const side = (name: Side) => {
    const written = to[name];
    if (written === undefined) return rect[name] + (by[name] ?? 0);
    return Number.isFinite(written) ? written : fallbacks[name];
  };
  return { x: side("x"), y: side("y"), width: side("width"), height: side("height") };
}

interface PinArgs {
  readonly axis: keyof Pin;
  /** Undefined is the default, which scales. */
  readonly value: string | undefined;
}

/** Sets how the selected widgets follow the size of their block or page. */
export const setPin: Command<PinArgs> = {
  id: "set-pin",
  label: message("Pin"),
  group: "widget",
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, { axis, value }) =>
    changeSelected(state, { label: messages.changePin }, (widget) => withPin(widget, axis, value)),
};

interface MoveArgs {
  readonly x: number;
  readonly y: number;
  /** Consecutive moves with the same key become one undo step. */
  readonly key?: string;
}

/** Moves the selection and keeps the distances between its widgets, also at the edge of the page. */
export const moveBy: Command<MoveArgs> = {
  id: "move-by",
  label: message("Move"),
  group: "arrange",
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, { key, ...by }) => {
    const widgets = unlocked(state);
    const shift = limitToPage(positionsOf(widgets), by);
    const { length } = widgets;
    const step = { label: messages.moveStep(length), key, announcement: messages.moved(length) };
    return changeSelected(state, step, (widget) => withMove(widget, shift.x, shift.y));
  },
};

/** Replaces widgets in one undo step, at the end of a resize. */
export const placeWidgets: Command<ReadonlyMap<string, Widget>> = {
  id: "place-widgets",
  label: message("Resize"),
  group: "arrange",
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, widgets) => {
    const { document, selection } = state;
    const list = widgetsIn(document, selection.place);
    const placed = mapWidgets(list, new Set(widgets.keys()), (widget) => widgets.get(widget.id) ?? widget);
    const next = { document: withWidgets(document, selection.place, placed) };
    return done(transact(state, messages.resizeStep(widgets.size), next));
  },
};

/** Gives each unlocked selected widget and group another rectangle, in one undo step. */
export function changeUnits(
  state: EditorState,
  change: SelectionChange,
  rectOf: (unit: Unit) => Rect,
  options?: { readonly isTyped?: boolean },
): Outcome {
  const placed = placedUnits(unlockedUnits(state), rectOf, options);
  return changeSelected(state, change, (widget) => placed.get(widget.id) ?? widget);
}

/** The widgets of units in other rectangles. Those of a group scale, or share its room if it has a label above an area. */
export function placedUnits(
  units: readonly Unit[],
  rectOf: (unit: Unit) => Rect,
  options?: { readonly isTyped?: boolean },
): Map<string, Widget> {
  const entries = units.flatMap((unit) => {
    const { widgets, position } = unit;
    const rect = validRect(rectOf(unit));
    const part = placementIfLoaded()?.resizedPart(widgets, position, rect);
    return widgets.map((widget, i) => {
      const placed = part?.[i] ?? withRect(widget, scaledInto(widget.position, position, rect), options);
      return [widget.id, placed] as const;
    });
  });
  return new Map(entries);
}

interface SelectionChange {
  /** Completes "Undo …". */
  readonly label: Message;
  /** Consecutive changes of the same widgets with the same key become one undo step. */
  readonly key?: string | undefined;
  readonly announcement?: Message;
}

/** Applies `change` to each unlocked selected widget in one undo step. */
export function changeSelected(
  state: EditorState,
  { label, key, announcement }: SelectionChange,
  change: (widget: Widget) => Widget,
): Outcome {
  const { place } = state.selection;
  const ids = unlocked(state).map(({ id }) => id);
  const document = changeWidgets(state.document, place, ids, change);
  const joined = key === undefined ? undefined : [key, place.kind, place.id, ...ids].join();
  return done(transact(state, label, { document }, joined), announcement);
}
