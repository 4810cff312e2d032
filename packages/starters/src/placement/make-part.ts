import { type Rect, reverseWidgets, type Widget } from "@octavo/engine";
import { asWidget } from "../kit/stored-widget.ts";
import { partGroups } from "../parts/index.ts";
import type { Part, PartPage, PartValues } from "../parts/part.ts";
import { type Drop, type Placement, placePart, placePartAt, replacePart } from "./place-part.ts";

/** Changes of a page by the insertion of a part. */
export interface MadePart extends Pick<Placement, "removed" | "resized" | "isOver"> {
  readonly widgets: readonly Widget[];
  /** Values of what is drawn, which can have fewer rows than asked for. */
  readonly values: PartValues;
  /** Ids of the removed widgets that are not an earlier version of the part. */
  readonly lost: readonly string[];
  /** True if the part takes a side that all pages could give to it. */
  readonly takesSide: boolean;
}

/** Without a drop, the part goes where there is room. */
export function makePart(
  part: Part,
  page: PartPage,
  values: PartValues,
  around: { readonly widgets: readonly Widget[]; readonly fixed?: readonly Widget[] },
  drop?: Drop,
): MadePart {
  const { rect, removed, resized, isOver } = drop
    ? placePartAt(part, page, values, around, drop)
    : placePart(part, page, values, around);
  return {
    widgets: drawPart(part, page, rect, values),
    values: part.drawn?.(page, rect, values) ?? values,
    removed,
    resized,
    lost: removed.filter((id) => !part.replaces?.test(id)),
    takesSide: part.size(page, values).takesSide ?? false,
    ...(isOver && { isOver }),
  };
}

/** Widgets of a part on a page, and the values of its options. */
export interface FoundPart {
  readonly part: Part;
  readonly widgets: readonly Widget[];
  readonly values: PartValues;
}

/**
 * The part with options to which all selected widgets of a page belong: their group, or widgets beside each other. A whole
 * group may also have others, such as the events of a day beside its schedule.
 */
export function findPart(all: readonly Widget[], selected: readonly Widget[]): FoundPart | undefined {
  const [first] = selected;
  if (!first || selected.some(({ group }) => group !== first.group)) return undefined;
  const suffix = suffixOf(first.id);
  const siblings = all.filter(
    ({ group, id }) => group === first.group && (group !== undefined || suffixOf(id) === suffix),
  );
  const found = parts.flatMap((part): readonly FoundPart[] => {
    const widgets = siblings.filter(({ id }) => part.replaces?.test(id));
    const values = part.read?.(widgets);
    return values ? [{ part, widgets, values }] : [];
  });
  const isGroup = first.group !== undefined && siblings.length === selected.length;
  return (
    found.find(({ widgets }) => selected.every((widget) => widgets.includes(widget))) ??
    (isGroup && found.length === 1 ? found[0] : undefined)
  );
}

const parts = partGroups.flatMap((group) => group.parts);

/** Number that makes an id unique: "-2". */
const suffixOf = (id: string) => /-\d+$/.exec(id)?.[0];

/** The widgets of a part with other options, at their place. Those with a known id replace it. */
export function changePart(
  { part, widgets, values: before }: FoundPart,
  page: PartPage,
  values: PartValues,
  around: { readonly widgets: readonly Widget[]; readonly fixed?: readonly Widget[] },
): MadePart {
  if (part.change) {
    const after = part.change(widgets, values);
    const isKnown = ({ id }: Widget) => widgets.some((widget) => widget.id === id);
    const changed = after.filter((widget) => !widgets.includes(widget));
    return {
      widgets: changed.filter((widget) => !isKnown(widget)),
      values,
      removed: widgets.flatMap(({ id }) => (after.some((widget) => widget.id === id) ? [] : [id])),
      resized: changed.filter(isKnown),
      lost: [],
      takesSide: false,
    };
  }
  const { rect, removed, resized } = replacePart(part, page, { ...before, ...values }, around, widgets);
  const [group] = widgets.flatMap((widget) => widget.group ?? []);
  const drawn = drawPart(part, page, rect, values);
  const idOf = (id: string) => widgets.find((widget) => widget.id.replace(/-\d+$/, "") === id)?.id ?? id;
  return {
    values,
    widgets: drawn.map((widget) => ({
      ...widget,
      id: idOf(widget.id),
      ...(group !== undefined && { group }),
    })),
    removed: removed.filter((id) => !drawn.some((widget) => idOf(widget.id) === id)),
    resized,
    lost: removed.filter((id) => !widgets.some((widget) => widget.id === id)),
    takesSide: false,
  };
}

/** The part at its least size, for a picture of it. Its corner is at the origin. */
export function partSample(part: Part, page: PartPage): { readonly rect: Rect; readonly widgets: readonly Widget[] } {
  const values = part.defaults?.(page) ?? {};
  const { width, height, least } = part.size(page, values);
  const rect = {
    x: 0,
    y: 0,
    width: Math.min(width, Math.max(least.width, 110)),
    height: Math.min(height, least.height),
  };
  return { rect, widgets: drawPart(part, page, rect, values) };
}

/** Without groups, because the part is one. In a language from right to left, it is drawn from left to right and reversed. */
function drawPart(part: Part, page: PartPage, rect: Rect, values: PartValues): readonly Widget[] {
  const widgets = part.draw(page, rect, values).map(({ group: _group, ...widget }) => asWidget(widget));
  return page.isRightToLeft ? reverseWidgets(widgets, 2 * rect.x + rect.width) : widgets;
}
