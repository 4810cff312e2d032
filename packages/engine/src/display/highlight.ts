/** Highlight of a link: a background and a frame inside its box. */
import type { Color } from "../primitives/color.ts";
import { inset, type Rect } from "../primitives/geometry.ts";
import type { TextAlign } from "../typography/text-style.ts";
import type { PathItem, Stroke } from "./display-list.ts";
import { filledRect, strokedRect } from "./paths.ts";

export function highlight(box: Rect, fill: Color, stroke: Stroke): readonly PathItem[] {
  const inner = inset(box, stroke.width / 2);
  return [filledRect(inner, fill), ...strokedRect(inner, stroke)];
}

/** Between frame and text, in points. */
const gap = 2;

/** Text area beside the frame. Centered text needs no gap. */
export function insideHighlight(box: Rect, frame: number, align: TextAlign, isUpright: boolean): Rect {
  if (align === "center") return box;
  const margin = Math.min(frame + gap, (isUpright ? box.height : box.width) / 2);
  return isUpright
    ? { ...box, y: box.y + margin, height: box.height - 2 * margin }
    : { ...box, x: box.x + margin, width: box.width - 2 * margin };
}
