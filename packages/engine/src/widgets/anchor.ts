import { flag, text } from "../model/property.ts";
import { defineWidget } from "../model/widget-definition.ts";

/** A named place that links lead to. Leaves no ink. */
export const anchor = defineWidget({
  type: "anchor",
  label: "Anchor",
  size: { width: 1, height: 1 },
  content: "none",
  properties: {
    dest_id: text({ label: "Destination", default: "" }),
    outline: flag({ label: "Show in the editor", default: false }),
  },
  destinations: ({ x, y }, { dest_id }) => (dest_id.trim() === "" ? [] : [{ name: dest_id.trim(), x, y }]),
  layout: () => [],
});
