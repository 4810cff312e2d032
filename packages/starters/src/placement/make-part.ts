import { type Rect, reverseWidgets, type Widget } from "@octavo/engine";
import { asWidget } from "../kit/stored-widget.ts";
import type { Part, PartPage, PartValues } from "../parts/part.ts";
import { type Placement, placePart, placePartAt } from "./place-part.ts";

/** Changes of a page by the insertion of a part. */
export interface MadePart extends Pick<Placement, "removed" | "resized"> {
  readonly widgets: readonly Widget[];
  /** True if other areas became smaller or were removed, besides an earlier version of the part. */
  readonly hasMadeRoom: boolean;
  /** True if the part takes a side that all pages could give to it. */
  readonly takesSide: boolean;
}

/** `center` is where the part was dropped. Without it, the part goes where there is room. */
export function makePart(
  part: Part,
  page: PartPage,
  values: PartValues,
  around: { readonly widgets: readonly Widget[]; readonly fixed?: readonly Widget[] },
  center?: { readonly x: number; readonly y: number },
): MadePart {
  const { rect, removed, resized } = center
    ? placePartAt(part, page, values, around, center)
    : placePart(part, page, values, around);
  return {
    widgets: drawPart(part, page, rect, values),
    removed,
    resized,
    hasMadeRoom: resized.length > 0 || removed.some((id) => !part.replaces?.test(id)),
    takesSide: part.size(page, values).takesSide ?? false,
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

/** In a language from right to left, the part is drawn from left to right and reversed. */
function drawPart(part: Part, page: PartPage, rect: Rect, values: PartValues): readonly Widget[] {
  const widgets = part.draw(page, rect, values).map(asWidget);
  return page.isRightToLeft ? reverseWidgets(widgets, 2 * rect.x + rect.width) : widgets;
}
