import type { TextOrientation } from "../display/set-text.ts";
import { destinationLink } from "../model/link-editing.ts";
import { binding, choice, destination, number } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { orientation } from "../model/text-orientation.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";

/** Text: titles, headers with `{page}` and `{total_pages}`, paragraphs. */
export const textBlock = defineWidget({
  type: "text_block",
  label: "Text",
  size: { width: 200, height: 30 },
  reading: "label",
  content: "text",
  styling: stylingTable({ size: 12, maxSize: 72 }),
  properties: {
    orientation,
    top_padding: number({ label: "Top padding", min: 0, max: 200, default: 0, unit: "pt", scaling: "height" }),
    max_lines: number({ label: "Maximum lines (0 for no limit)", min: 0, max: 100, whole: true, default: 0 }),
    line_cap: choice(["butt", "round"], { label: "Line ends", default: "butt" }),
    bind: binding(),
    to_dest: destination(),
  },
  presets: {
    header: { label: "Header", edge: "top", apply: (widget) => ({ ...widget, content: "{page}" }) },
    footer: { label: "Footer", edge: "bottom", apply: (widget) => ({ ...widget, content: "{page} / {total_pages}" }) },
  },
  link: destinationLink,
  layout: (box, { orientation, top_padding, max_lines, bind, to_dest }, context) => {
    const inner = { ...box, y: box.y + top_padding, height: Math.max(0, box.height - top_padding) };
    const shown = max_lines > 0 ? onLines(max_lines, context.content, inner, orientation, context) : context.content;
    const words = shown.trim() === "" ? [] : context.setText(shown, inner, { orientation, wrap: true });
    return [...words, ...context.link(box, { bind, to_dest })];
  },
});

/** The text on at most so many lines. A longer one is cut with an ellipsis. */
function onLines(
  most: number,
  text: string,
  box: Rect,
  orientation: TextOrientation,
  { setText }: WidgetContext,
): string {
  const isShort = (shown: string) => {
    const items = setText(shown, box, { orientation, wrap: true, maxLines: most + 1, reportsFit: false });
    return new Set(items.map(({ x, y }) => (orientation === "horizontal" ? y : x))).size <= most;
  };
  if (isShort(text)) return text;
  const letters = [...text];
  let [kept, left] = [0, letters.length];
  const cut = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`;
  while (left - kept > 1) {
    const half = Math.floor((kept + left) / 2);
    if (isShort(cut(half))) kept = half;
    else left = half;
  }
  return cut(kept);
}
