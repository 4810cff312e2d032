import { flag, text } from "../model/property.ts";
import { defineWidget } from "../model/widget-definition.ts";

/** Named destination. Invisible. */
export const anchor = defineWidget({
  type: "anchor",
  label: "Anchor",
  size: { width: 1, height: 1 },
  reading: "rule",
  content: "none",
  properties: {
    dest_id: text({ label: "Destination", default: "", role: "destinationName" }),
    outline: flag({ label: "Show in the editor", default: false }),
  },
  layout: () => [],
});
