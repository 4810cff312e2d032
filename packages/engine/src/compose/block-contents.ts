/** Lays the widgets of a block out for one instance. */

import { maxPageSide } from "../model/canvas.ts";
import type { Block } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import { rescaleWidget } from "../rescale/rescale-widget.ts";
import { round, type Scale } from "../rescale/scale.ts";
import { type PlacedOverride, type PlacedOverrides, withOverride } from "./block-instance.ts";

export interface BlockContent {
  /** Widget of the block, as written. */
  readonly source: Widget;
  /** Laid out at the instance, with its id before the widget's. */
  readonly widget: Widget;
  readonly override: PlacedOverride | undefined;
}

/** `styled` gives a widget the values of its style, which are scaled with it. It may not be needed at the own size. */
export function blockContents(
  block: Block,
  { id, position }: Pick<Widget, "id" | "position">,
  overrides: PlacedOverrides,
  styled: (widget: Widget, isScaled: boolean) => Widget,
): readonly BlockContent[] {
  const scale = scaleTo(block.size, position);
  return block.widgets.flatMap((source): readonly BlockContent[] => {
    const override = overrides.get(source.id);
    if (override?.values.visible === false) return [];
    const changed = withOverride(styled(source, scale !== undefined), override?.values ?? {});
    const { pin: _, group: _group, ...laid } = scale ? rescaleWidget(changed, scale) : changed;
    const widget = { ...laid, id: `${id}-${source.id}`, position: moved(laid.position, position) };
    return [{ source, widget, override }];
  });
}

/** Undefined if the sizes are equal, apart from rounding. */
function scaleTo(from: Size, { width, height }: Size): Scale | undefined {
  const isSame = (a: number, b: number) => Math.abs(a - b) < 0.02;
  const [isWide, isHigh] = [isSame(from.width, width), isSame(from.height, height)];
  if (isWide && isHigh) return undefined;
  return {
    factorX: isWide ? 1 : width / from.width,
    factorY: isHigh ? 1 : height / from.height,
    offsetX: 0,
    offsetY: 0,
    from,
    page: { width, height },
    pinned: 1,
    minimums: { min_font_pt: 0, min_stroke_pt: 0 },
  };
}

/** Keeps a hostile instance within the largest page. */
function moved({ x, y, width, height }: Rect, by: Rect): Rect {
  const within = (length: number) => Math.min(maxPageSide, length);
  return { x: within(round(by.x + x)), y: within(round(by.y + y)), width: within(width), height: within(height) };
}

/** Widget for the background of an instance. Empty if it has none. */
export function backgroundOf({ id, position, background_color }: Widget): readonly Widget[] {
  if (!background_color) return [];
  return [{ id, type: "box", position, background_color, properties: { fill_color: "", stroke_color: "" } }];
}
