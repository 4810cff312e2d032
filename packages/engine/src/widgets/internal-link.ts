import { filledRect, rectSegment } from "../display/paths.ts";
import { inset } from "../foundation/geometry.ts";
import { binding, color, destination, flag } from "../model/property.ts";
import { orientation } from "../model/text-orientation.ts";
import { defineWidget } from "../model/widget-definition.ts";

/** Words that lead to another page; the whole box can be tapped. Where there is no page to lead to, there are no words. */
export const internalLink = defineWidget({
  type: "internal_link",
  label: "Link",
  size: { width: 140, height: 24 },
  content: "text",
  typography: { size: 12, maxSize: 48 },
  properties: {
    to_dest: destination({ initial: "notes:index" }),
    bind: binding(),
    orientation,
    highlight: flag({ label: "Highlight", default: false }),
    highlight_color: color({ label: "Highlight colour", default: "#cccccc", shownWhen: { highlight: [true] } }),
  },
  layout: (
    box,
    { to_dest, bind, orientation, highlight, highlight_color },
    { content, setText, link, isVoid, style },
  ) => {
    if (isVoid({ bind, to_dest })) return [];
    const frame = {
      kind: "path",
      segments: [rectSegment(inset(box, 1))],
      stroke: { color: style.color, width: 2 },
    } as const;
    const mark = highlight && highlight_color ? [filledRect(inset(box, 1), highlight_color), frame] : [];
    const words = content.trim() === "" ? [] : setText(content, box, { orientation });
    return [...mark, ...words, ...link(box, { bind, to_dest })];
  },
});
