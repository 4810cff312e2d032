/** Groups the selection, and enters, renames and dissolves groups. */
import { cellsToSeparate, type Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import {
  adopted,
  freeName,
  groupName,
  groupNames,
  isStorable,
  joinedGroup,
  membersOf,
  parentGroup,
  type Unit,
  unitsOf,
} from "../document/groups.ts";
import { inReadingOrder } from "../document/rects.ts";
import { changeWidgets, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, selected, selectedUnits } from "../state/editor-state.ts";
import { enteredGroup, type Selection, select } from "../state/selection.ts";
import { transact, withSelection } from "../state/transaction.ts";
import { type Command, done, requesting } from "./command.ts";
import { isSelectable } from "./select.ts";

const listOf = ({ document, selection }: EditorState): Widgets => widgetsIn(document, selection.place);

/** Returns the selected units that are not completely locked, with all of their widgets. */
export function changeableUnits(state: EditorState): readonly Unit[] {
  return selectedUnits(state).filter(({ widgets }) => widgets.some(({ locked }) => !locked));
}

/** Returns the selected group. Undefined if it is not the only selected object. */
export function selectedGroup(state: EditorState): (Unit & { readonly group: string }) | undefined {
  const [unit, ...others] = selectedUnits(state);
  return unit?.group !== undefined && others.length === 0 ? { ...unit, group: unit.group } : undefined;
}

const canGroup = (state: EditorState) => changeableUnits(state).length > 1;

export const groupWidgets: Command = {
  id: "group-widgets",
  label: message("Group"),
  group: "arrange",
  shortcuts: ["Mod+G"],
  surfaces: ["widget-menu", "palette"],
  isShown: canGroup,
  isEnabled: canGroup,
  run: (state) => {
    const { within, place, ids } = state.selection;
    const units = changeableUnits(state);
    const name = freeName(state.firstNames.group, groupNames(listOf(state), within));
    const path = joinedGroup(within, name) ?? name;
    const inner = units.flatMap(({ group, widgets }) => (group === undefined ? [] : widgets));
    if (![path, ...inner.map((widget) => `${widget.group}/${name}`)].every(isStorable))
      return { refused: messages.groupTooDeep };
    const members = new Map(adopted(units, path, []).map((widget) => [widget.id, widget]));
    const document = changeWidgets(state.document, place, members.keys(), ({ id }) => get(members, id));
    const selection = select(place, [...members.keys()].length === ids.length ? ids : [...members.keys()], within);
    return done(
      transact(state, messages.groupStep(members.size), { document, selection }),
      messages.grouped(members.size),
    );
  },
};

function get<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}.`);
  return value;
}

const selectedGroups = (state: EditorState) => changeableUnits(state).filter(({ group }) => group !== undefined);

/** Dissolves the selected groups. Groups inside them stay. */
export const ungroupWidgets: Command = {
  id: "ungroup-widgets",
  label: message("Ungroup"),
  group: "arrange",
  shortcuts: ["Mod+Shift+G"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => selectedGroups(state).length > 0,
  isEnabled: (state) => selectedGroups(state).length > 0,
  run: (state) => {
    const { within, place } = state.selection;
    const groups = selectedGroups(state);
    const gone = new Set(groups.map(({ group }) => group));
    const others = listOf(state).filter((widget) => !groups.some(({ widgets }) => widgets.includes(widget)));
    const freed = new Map<string, Widgets[number]>();
    for (const { group, widgets } of groups)
      for (const widget of adopted(unitsOf(widgets, group), within, [...others, ...freed.values()]))
        freed.set(widget.id, widget);
    const document = changeWidgets(state.document, place, freed.keys(), ({ id }) => get(freed, id));
    return done(transact(state, messages.ungroupStep(gone.size), { document }), messages.ungrouped(gone.size));
  },
};

const hasUnits = (state: EditorState) => isSelectionHere(state) && changeableUnits(state).length > 0;

/** The host loads and runs `boxSelection`. */
export const askToBox: Command = {
  id: "ask-to-box",
  label: message("Frame with a Box"),
  group: "arrange",
  shortcuts: ["Mod+Alt+G"],
  surfaces: ["widget-menu", "palette"],
  isShown: hasUnits,
  isEnabled: hasUnits,
  run: (state) => requesting(state, { kind: "on-demand", action: "box" }),
};

/** Returns the only selected widget, if its cells can become widgets. */
export function widgetWithCells(state: EditorState): Widget | undefined {
  const [widget, ...others] = selected(state);
  return widget && !widget.locked && others.length === 0 && cellsToSeparate(widget) ? widget : undefined;
}

const hasCells = (state: EditorState) => isSelectionHere(state) && widgetWithCells(state) !== undefined;

/** The host loads and runs `separateSelection`. */
export const askToSeparate: Command = {
  id: "ask-to-separate",
  label: message("Separate the Cells"),
  group: "arrange",
  surfaces: ["widget-menu", "palette"],
  isShown: hasCells,
  isEnabled: hasCells,
  run: (state) => requesting(state, { kind: "on-demand", action: "separate" }),
};

/** Selects what is in the selected group. Clicks then select its members. */
export const enterGroup: Command = {
  id: "enter-group",
  label: message("Edit Inside Group"),
  group: "edit",
  shortcuts: ["Enter"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => selectedGroup(state) !== undefined,
  isEnabled: (state) => selectedGroup(state) !== undefined,
  run: (state) => {
    const group = selectedGroup(state)?.group;
    const [first] = inReadingOrder(unitsOf(listOf(state), group).filter(isSelectable));
    const ids = first?.widgets.map(({ id }) => id) ?? [];
    const entered = withSelection(state, select(state.selection.place, ids, group));
    return done(entered, group === undefined ? undefined : messages.enteredGroup(groupName(group)));
  },
};

/** Returns the selection of the group that contains the selection. Undefined if no group is entered. */
export function outerSelection({ document, place, selection }: EditorState): Selection | undefined {
  const group = enteredGroup(selection, place);
  if (group === undefined) return undefined;
  const ids = membersOf(widgetsIn(document, place), group).map(({ id }) => id);
  return select(place, ids, parentGroup(group));
}

export const leaveGroup: Command = {
  id: "leave-group",
  label: message("Leave Group"),
  group: "edit",
  shortcuts: ["Shift+Enter"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => outerSelection(state) !== undefined,
  isEnabled: (state) => outerSelection(state) !== undefined,
  run: (state) => done(withSelection(state, outerSelection(state) ?? state.selection)),
};

const hasOne = (state: EditorState) => isSelectionHere(state) && selectedUnits(state).length === 1;

/** Opens the dialog that renames the selected widget or group. */
export const askForName: Command = {
  id: "ask-for-name",
  label: message("Rename…"),
  group: "widget",
  shortcuts: ["Shift+F2"],
  surfaces: ["widget-menu", "palette"],
  isShown: hasOne,
  isEnabled: hasOne,
  run: (state) => requesting(state, { kind: "dialog", name: "rename" }),
};
