import { type Canvas, clamp, type Rect, type Widget } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { mergeRecords } from "./merge-records.ts";

type Page = Canvas["dimensions"];

/** A master that was made from a starter and changed since. */
export interface ChangedMaster {
  readonly own: readonly Widget[];
  /** `own`, scaled to the new device. */
  readonly scaled: readonly Widget[];
  /** Widgets of the starter for the old and for the new device. */
  readonly before: readonly Widget[];
  readonly after: readonly Widget[];
  readonly oldPage: Page;
  readonly page: Page;
}

type Ids = ReadonlySet<string>;

/**
 * Replaces what is unchanged by the starter's for the new device: whole widgets, and fields of changed widgets. Changed
 * fields and added widgets are scaled, and deleted widgets stay deleted. Added widgets move to the nearest place where
 * they cover no widget that they did not cover before. Returns undefined if the new design has other widgets in place of
 * one that was changed or deleted.
 */
export function mergeWidgets(changed: ChangedMaster): readonly Widget[] | undefined {
  const { own, scaled, before, after } = changed;
  const [old, made] = [idsOf(before), idsOf(after)];
  const unchanged = new Set(unchangedIds(own, before));
  const touched = [...old].filter((id) => !unchanged.has(id));
  const isExtended = after.some(({ id }) => !old.has(id));
  if (isExtended && touched.some((id) => !made.has(id))) return undefined;
  const kept = scaled.flatMap((widget, i) => {
    if (unchanged.has(widget.id)) return [];
    const find = (widgets: readonly Widget[]) => widgets.find(({ id }) => id === widget.id);
    return mergeFields(own[i] ?? widget, widget, find(before), find(after));
  });
  const replaced = after.filter(({ id }) => unchanged.has(id) || !(old.has(id) || kept.some((one) => one.id === id)));
  const inOrder = isEqual(idsAmong(own, unchanged), idsAmong(before, unchanged)) ? replaced : ordered(replaced, own);
  const placed = placeAdded(kept, inOrder, changed);
  return own.reduce<readonly Widget[]>((merged, { id }, i) => {
    const widget = placed.find((one) => one.id === id);
    return widget ? withAfter(merged, widget, own.slice(0, i)) : merged;
  }, inOrder);
}

/** Keeps the changed fields of a widget of the starter, as they were scaled. Added widgets stay as they were scaled. */
function mergeFields(own: Widget, scaled: Widget, before: Widget | undefined, after: Widget | undefined): Widget {
  if (!before || own.type !== before.type || own.type !== after?.type) return scaled;
  return mergeRecords(own, scaled, before, after);
}

/** Moves the added widgets among `kept`, those of a group together. */
function placeAdded(kept: readonly Widget[], starters: readonly Widget[], changed: ChangedMaster): readonly Widget[] {
  const { own, before, oldPage, page } = changed;
  const old = idsOf(before);
  const fixed = [...starters, ...kept.filter(({ id }) => old.has(id))];
  return kept.map((widget) => {
    if (old.has(widget.id)) return widget;
    const { id, group, position } = widget;
    const isMoved = (one: Widget) => one.id === id || (group !== undefined && group === one.group && !old.has(one.id));
    const [oldBox, box] = [own, kept].map((widgets) => boundsOf(widgets.filter(isMoved)));
    if (!oldBox || !box) return widget;
    const covered = idsOf(before.filter((one) => areOverlapping(one.position, oldBox)));
    const obstacles = fixed.filter((one) => !covered.has(one.id)).map((one) => one.position);
    const area = isWithin(oldBox, areaOf(oldPage)) ? areaOf(page) : { ...page, x: 0, y: 0 };
    const { x, y } = nearestPlace(box, obstacles, area);
    return { ...widget, position: { ...position, x: round(position.x + x - box.x), y: round(position.y + y - box.y) } };
  });
}

/** Returns a free place above, below or beside obstacles; the box itself if there is none. */
function nearestPlace(box: Rect, obstacles: readonly Rect[], area: Rect): Rect {
  const inside = { x: clamp(box.x, area.x, endX(area) - box.width), y: clamp(box.y, area.y, endY(area) - box.height) };
  const first = { ...box, ...inside };
  const beside = obstacles.flatMap((other) => [
    { ...first, x: other.x - box.width },
    { ...first, x: endX(other) },
    { ...first, y: other.y - box.height },
    { ...first, y: endY(other) },
  ]);
  const distance = ({ x, y }: Rect) => Math.abs(x - box.x) + Math.abs(y - box.y);
  const free = [first, ...beside].filter(
    (place) => isWithin(place, area) && !obstacles.some((other) => areOverlapping(other, place)),
  );
  return free.toSorted((a, b) => distance(a) - distance(b))[0] ?? box;
}

function boundsOf(widgets: readonly Widget[]): Rect | undefined {
  if (widgets.length === 0) return undefined;
  const boxes = widgets.map(({ position }) => position);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map(endX)) - x, height: Math.max(...boxes.map(endY)) - y };
}

function areaOf({ width, height, margins: [top, right, bottom, left] }: Page): Rect {
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

const endX = ({ x, width }: Rect): number => x + width;
const endY = ({ y, height }: Rect): number => y + height;

/** Positions have two decimals. */
const tolerance = 0.02;
const round = (value: number): number => Math.round(value * 100) / 100;

const isWithin = (box: Rect, area: Rect): boolean =>
  box.x > area.x - tolerance &&
  box.y > area.y - tolerance &&
  endX(box) < endX(area) + tolerance &&
  endY(box) < endY(area) + tolerance;

const areOverlapping = (a: Rect, b: Rect): boolean =>
  a.x < endX(b) - tolerance && b.x < endX(a) - tolerance && a.y < endY(b) - tolerance && b.y < endY(a) - tolerance;

/** Ids of widgets that are still the starter's. */
export function unchangedIds(own: readonly Widget[], before: readonly Widget[]): readonly string[] {
  const byId = new Map(before.map((widget) => [widget.id, widget]));
  return own.filter((widget) => isEqual(byId.get(widget.id), widget)).map(({ id }) => id);
}

const idsOf = (widgets: readonly Widget[]): Ids => new Set(widgets.map(({ id }) => id));

const idsAmong = (widgets: readonly Widget[], ids: Ids) => widgets.filter(({ id }) => ids.has(id)).map(({ id }) => id);

/** Moves the widgets that the user reordered into that order. */
function ordered(widgets: readonly Widget[], own: readonly Widget[]): readonly Widget[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const known = own.flatMap(({ id }) => byId.get(id) ?? []);
  const added = widgets.filter((widget) => !known.includes(widget));
  return added.reduce<readonly Widget[]>(
    (all, widget) => withAfter(all, widget, widgets.slice(0, widgets.indexOf(widget))),
    known,
  );
}

/** Inserts a widget above the nearest of those below it. */
function withAfter(widgets: readonly Widget[], widget: Widget, below: readonly Widget[]): readonly Widget[] {
  const nearest = below.findLast((one) => widgets.some(({ id }) => id === one.id));
  const index = widgets.findIndex(({ id }) => id === nearest?.id) + 1;
  return widgets.toSpliced(index, 0, widget);
}
