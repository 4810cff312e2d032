import { insideHighlight, highlight as marked } from "../display/highlight.ts";
import * as messages from "../language/widget-messages.ts";
import { destinationLink, isBlankRule } from "../model/link-editing.ts";
import { binding, color, destination, flag, number } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { orientation } from "../model/text-orientation.ts";
import { defineWidget } from "../model/widget-definition.ts";

const highlighted = { highlight: [true] };

/** Text with a link over its whole box. Draws nothing if the link is empty. */
export const internalLink = defineWidget({
  type: "internal_link",
  label: "Link",
  size: { width: 140, height: 24 },
  reading: "line",
  content: "text",
  styling: stylingTable({ size: 12, maxSize: 48 }),
  properties: {
    to_dest: destination(),
    bind: binding(),
    orientation,
    highlight: flag({ label: "Highlight", default: false }),
    highlight_color: color({ label: "Highlight color", default: "#cccccc", shownWhen: highlighted }),
    stroke_width: number({
      label: "Frame width",
      min: 0,
      max: 8,
      step: 0.25,
      default: 2,
      unit: "pt",
      scaling: "stroke",
      shownWhen: highlighted,
    }),
  },
  link: destinationLink,
  needsLink: true,
  layout: (
    box,
    { to_dest, bind, orientation, highlight, highlight_color, stroke_width },
    { content, setText, link, isEmptyLink, style, warn },
  ) => {
    if (isBlankRule({ bind, to_dest })) warn("link_draft", messages.linkDraft, messages.linkDraftHint);
    if (isEmptyLink({ bind, to_dest })) return [];
    const isMarked = highlight && highlight_color !== undefined;
    const mark = isMarked ? marked(box, highlight_color, { color: style.color, width: stroke_width }) : [];
    const room = isMarked ? insideHighlight(box, stroke_width, style.align, orientation !== "horizontal") : box;
    const words = content.trim() === "" ? [] : setText(content, room, { orientation });
    return [...mark, ...words, ...link(box, { bind, to_dest })];
  },
});
