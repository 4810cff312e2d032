import { destinationLink } from "../model/link-editing.ts";
import { binding, choice, destination, number } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { orientation } from "../model/text-orientation.ts";
import { defineWidget } from "../model/widget-definition.ts";

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
    line_cap: choice(["butt", "round"], { label: "Line ends", default: "butt" }),
    bind: binding(),
    to_dest: destination(),
  },
  presets: {
    header: { label: "Header", edge: "top", apply: (widget) => ({ ...widget, content: "{page}" }) },
    footer: { label: "Footer", edge: "bottom", apply: (widget) => ({ ...widget, content: "{page} / {total_pages}" }) },
  },
  link: destinationLink,
  layout: (box, { orientation, top_padding, bind, to_dest }, { content, setText, link }) => {
    const inner = { ...box, y: box.y + top_padding, height: Math.max(0, box.height - top_padding) };
    const words = content.trim() === "" ? [] : setText(content, inner, { orientation, wrap: true });
    return [...words, ...link(box, { bind, to_dest })];
  },
});
