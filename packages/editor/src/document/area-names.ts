/** Notices that name widgets and groups. */
import { placedBlock, type Rect, type Widget, widgetDefinition, widgetLabel } from "@octavo/engine";
import { isEqual, type Message, type MessageValue } from "@octavo/foundation";
import {
  insertedOver,
  insertedWithLosses,
  insertedWithRemoved,
  insertedWithSmaller,
  moreAreas,
} from "../placement-messages.ts";
import { type EditorDocument, masterUnder, type Place } from "./editor-document.ts";
import { groupName } from "./groups.ts";
import { boundsOf, encloses, overlap } from "./rects.ts";
import { type Widgets, widgetsIn } from "./widget-lists.ts";

/** In characters. A longer text does not name its widget. */
const longestName = 40;
const mostNames = 3;

interface Insertion {
  readonly widgets: Widgets;
  readonly resized?: Widgets;
  readonly lost?: readonly string[];
  readonly isOver?: boolean;
}

/** Names what inserted widgets lie over, or what made room for them. Undefined if there is nothing to name. */
export function insertionNotice(
  label: string,
  { document, place }: { readonly document: EditorDocument; readonly place: Place },
  { widgets, resized = [], lost = [], isOver }: Insertion,
): Message | undefined {
  const all = widgetsIn(document, place);
  const namesOf = (ids: readonly string[]) => {
    const areas = all.filter(({ id }) => ids.includes(id));
    return areaNames(areas, all);
  };
  const bounds = boundsOf(widgets.map(({ position }) => position));
  const below = [...all, ...(masterUnder(document, place)?.widgets ?? [])];
  const covered = isOver && bounds ? coveredNames(bounds, below) : [];
  if (covered.length > 0) return insertedOver(label, covered);
  const [smaller, gone] = [namesOf(resized.map(({ id }) => id)), namesOf(lost)];
  if (smaller.length > 0 && gone.length > 0) return insertedWithLosses(label, smaller, gone);
  if (smaller.length > 0) return insertedWithSmaller(label, smaller);
  return gone.length > 0 ? insertedWithRemoved(label, gone) : undefined;
}

/** Each name once, and the count of those beyond three. `all` has the headings of the areas. */
export function areaNames(areas: Widgets, all: Widgets): readonly MessageValue[] {
  const names = areas
    .map((widget) => areaName(widget, all))
    .filter((name, i, list) => list.findIndex((other) => isEqual(other, name)) === i);
  const more = names.length - mostNames;
  return more > 0 ? [...names.slice(0, mostNames), moreAreas(more)] : names;
}

/** Names of what a new widget covers, without frames and without what lies in another covered widget, such as events in a calendar. */
export function coveredNames(rect: Rect, all: Widgets): readonly MessageValue[] {
  const covered = all.filter(({ position }) => overlap(position, rect));
  const areas = covered.filter(({ type, properties = {} }) => !widgetDefinition(type)?.isFrame?.(properties));
  const isInside = (widget: Widget) =>
    areas.some(
      (other) =>
        other !== widget && encloses(other.position, widget.position) && !isEqual(other.position, widget.position),
    );
  const outer = areas.filter((widget) => !isInside(widget));
  return areaNames(outer.length > 0 ? outer : covered, all);
}

/** As the layers show it, or the heading above an area to write on. */
function areaName(widget: Widget, all: Widgets): MessageValue {
  if (widget.group !== undefined) return groupName(widget.group);
  const heading = isPaper(widget) ? all.find((other) => isHeadingOf(other, widget)) : undefined;
  return (
    placedBlock(widget) ?? plainText(widget) ?? (heading && plainText(heading)) ?? { text: widgetLabel(widget.type) }
  );
}

function plainText({ content = "" }: Widget): string | undefined {
  const text = content.trim();
  return text === "" || text.length > longestName || text.includes("{") ? undefined : text;
}

function isHeadingOf(heading: Widget, { position: { x, y } }: Widget): boolean {
  const { position } = heading;
  const distance = y - position.y - position.height;
  const isNear = Math.abs(position.x - x) < 4 && distance > -4 && distance < 12;
  return isNear && widgetDefinition(heading.type)?.reading === "label";
}

/** True for lines and empty rows to write on, and for frames. */
export function isPaper({ type, properties = {} }: Widget): boolean {
  const definition = widgetDefinition(type);
  if (definition?.isFrame?.(properties)) return true;
  return definition && "data" in definition.properties
    ? properties["data"] === undefined
    : definition?.area === "ruled";
}
