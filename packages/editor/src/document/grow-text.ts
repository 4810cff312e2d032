/** Grows the box of a text whose type has become larger. */
import { clamp, type Rect, type Size, type Widget } from "@octavo/engine";
import { typeSize, withRect } from "./edit-widget.ts";

/** True if the text of the widget fits its box on the visible page. */
export type FitsText = (widget: Widget) => boolean;

/**
 * Returns the widget in the smallest box in which its text fits: first higher, then wider, and then with room for more lines. Its top
 * stays, and the side that its text is aligned to. Unchanged if the text did not fit before, or does not fit on the page.
 */
export function grownText(widget: Widget, before: Widget, page: Size, fits: FitsText): Widget {
  if (fits(widget) || !fits(before)) return widget;
  const factor = Math.max(leastFactor, typeSize(widget) / typeSize(before));
  const { width, height } = widget.position;
  const sizes = [1, 2, 3, 4].flatMap((lines) => [
    { width, height: height * factor * lines },
    { width: width * factor, height: height * factor * lines },
  ]);
  const grown = sizes.map((size) => withRect(widget, anchored(widget, size, page)));
  return grown.find(fits) ?? widget;
}

/** For another font of the same size. */
const leastFactor = 1.1;

function anchored({ position, styling }: Widget, size: Size, page: Size): Rect {
  const width = Math.min(size.width, page.width);
  const height = Math.min(size.height, page.height);
  const share = { left: 0, center: 0.5, right: 1 }[String(styling?.["text_align"])] ?? 0;
  const x = clamp(position.x - (width - position.width) * share, 0, page.width - width);
  return { x, y: Math.min(position.y, page.height - height), width, height };
}
