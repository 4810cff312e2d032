/**
 * Groups of widgets: paths of names on the widgets, outermost first (docs/decisions/0054). The widgets of a group follow
 * each other in their list, so that nothing is painted between them.
 */

import { type Rect, type Widget } from "@octavo/engine";
import { limits } from "@octavo/foundation";
import { boundsOf } from "./rects.ts";

type Widgets = readonly Widget[];

/** "Header/Tabs". Undefined is the list without groups. */
export type GroupPath = string | undefined;

/** A widget or a whole group, which is selected, moved and ordered as one. */
export interface Unit {
  /** Unique among the units of a list. */
  readonly key: string;
  /** Path of the group. Undefined for a single widget. */
  readonly group: GroupPath;
  readonly widgets: Widgets;
  /** Bounds of the widgets. */
  readonly position: Rect;
}

const namesOf = (path: GroupPath): readonly string[] => path?.split("/") ?? [];
const pathOf = (names: readonly string[]): GroupPath => (names.length === 0 ? undefined : names.join("/"));

export function groupName(path: string): string {
  return namesOf(path).at(-1) ?? path;
}

export function parentGroup(path: GroupPath): GroupPath {
  return pathOf(namesOf(path).slice(0, -1));
}

export function joinedGroup(...paths: readonly GroupPath[]): GroupPath {
  return pathOf(paths.flatMap(namesOf));
}

/** True for a group and all that is in it. All is in the list without groups. */
export function isWithin(path: GroupPath, group: GroupPath): boolean {
  return group === undefined || path === group || path?.startsWith(`${group}/`) === true;
}

/** Returns the innermost group that contains all of the groups. */
export function commonGroup(paths: readonly GroupPath[]): GroupPath {
  const [first = [], ...others] = paths.map(namesOf);
  const differs = first.findIndex((name, i) => others.some((names) => names[i] !== name));
  return pathOf(differs < 0 ? first : first.slice(0, differs));
}

export function membersOf(widgets: Widgets, group: GroupPath): Widgets {
  return group === undefined ? widgets : widgets.filter((widget) => isWithin(widget.group, group));
}

/** Returns the group directly in `within` that contains a widget. Undefined if the widget itself is directly there. */
export function groupUnder(within: GroupPath, widget: Widget): GroupPath {
  const depth = namesOf(within).length;
  const names = namesOf(widget.group);
  return names.length > depth ? pathOf(names.slice(0, depth + 1)) : undefined;
}

const keyOf = (within: GroupPath, widget: Widget): string => {
  const group = groupUnder(within, widget);
  return group === undefined ? widget.id : `${group}/`;
};

export function unitOf(group: GroupPath, widgets: Widgets): Unit {
  const [first, ...others] = widgets;
  const position = (others.length === 0 ? first?.position : boundsOf(widgets.map((widget) => widget.position))) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { key: group === undefined ? (first?.id ?? "") : `${group}/`, group, widgets, position };
}

/** Returns what is directly in a group, in painting order. A group is where its topmost widget is. */
export function unitsOf(widgets: Widgets, within?: GroupPath): readonly Unit[] {
  const byKey = Map.groupBy(membersOf(widgets, within).toReversed(), (widget) => keyOf(within, widget));
  return [...byKey.values()]
    .toReversed()
    .map((list) => unitOf(list[0] && groupUnder(within, list[0]), list.toReversed()));
}

/**
 * Returns the units of some of the widgets of a list, in their order. A group is a unit if all of its widgets are among
 * them.
 */
export function unitsAmong(list: Widgets, chosen: Widgets, within: GroupPath): readonly Unit[] {
  const sizes = new Map(unitsOf(list, within).map(({ key, widgets }) => [key, widgets.length]));
  return [...Map.groupBy(chosen, (widget) => keyOf(within, widget))].flatMap(([key, widgets]) => {
    const [first] = widgets;
    const group = first && groupUnder(within, first);
    if (group !== undefined && sizes.get(key) === widgets.length) return [unitOf(group, widgets)];
    return widgets.map((widget) => unitOf(undefined, [widget]));
  });
}

/** Returns the list with the widgets of each group together. The same list if they are. */
export function gathered(widgets: Widgets): Widgets {
  if (widgets.every(({ group }) => group === undefined)) return widgets;
  const sorted = gatheredIn(widgets, undefined);
  return sorted.every((widget, i) => widget === widgets[i]) ? widgets : sorted;
}

function gatheredIn(widgets: Widgets, within: GroupPath): Widgets {
  return unitsOf(widgets, within).flatMap((unit) =>
    unit.group === undefined ? unit.widgets : gatheredIn(unit.widgets, unit.group),
  );
}

/** Returns a gathered list with other units in a group. */
export function withUnits(widgets: Widgets, within: GroupPath, units: readonly Unit[]): Widgets {
  const start = Math.max(
    0,
    widgets.findIndex(({ group }) => isWithin(group, within)),
  );
  const after = start + membersOf(widgets, within).length;
  return [...widgets.slice(0, start), ...units.flatMap((unit) => unit.widgets), ...widgets.slice(after)];
}

/** Returns the list with added widgets in front, or in front of the group in which they are. */
export function withAdded(widgets: Widgets, added: Widgets): Widgets {
  let group = commonGroup(added.map((widget) => widget.group));
  let after = 0;
  while (group !== undefined && after === 0) {
    const into = group;
    after = widgets.findLastIndex((widget) => isWithin(widget.group, into)) + 1;
    group = parentGroup(group);
  }
  return after === 0 ? [...widgets, ...added] : widgets.toSpliced(after, 0, ...added);
}

export function withGroup(widget: Widget, group: GroupPath): Widget {
  if (widget.group === group) return widget;
  const { group: _, ...plain } = widget;
  return group === undefined ? plain : { ...plain, group };
}

/** Returns the path of a widget inside one of its groups. */
function pathInside(widget: Widget, group: GroupPath): GroupPath {
  return pathOf(namesOf(widget.group).slice(namesOf(group).length));
}

/** True if a document can store the path. */
export function isStorable(path: string): boolean {
  return namesOf(path).length <= limits.groupDepth && path.length <= limits.groupPath;
}

/** Returns the widgets of units as members of `into`, a group of `list`. Their groups get names that are free there. */
export function adopted(units: readonly Unit[], into: GroupPath, list: Widgets): Widgets {
  const taken = groupNames(list, into);
  return units.flatMap(({ group, widgets }) => {
    if (group === undefined) return widgets.map((widget) => withGroup(widget, into));
    const name = freeName(groupName(group), taken);
    taken.add(name);
    return widgets.map((widget) => withGroup(widget, storable(joinedGroup(into, name, pathInside(widget, group)))));
  });
}

/** Leaves out the innermost names of a path that is too deep. */
function storable(path: GroupPath): GroupPath {
  return path === undefined || isStorable(path) ? path : storable(parentGroup(path));
}

/** Returns the names of the groups directly in a group. */
export function groupNames(list: Widgets, within: GroupPath): Set<string> {
  return new Set(unitsOf(list, within).flatMap(({ group }) => (group === undefined ? [] : [groupName(group)])));
}

/** Returns the name, with the next free number if it is taken: "Tabs 2". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const stem = name.replace(/ \d+$/, "");
  let n = 2;
  while (taken.has(`${stem} ${n}`)) n++;
  return `${stem} ${n}`;
}
