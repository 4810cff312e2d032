import { strokedLines } from "../display/paths.ts";
import { lineProperties } from "../model/line-properties.ts";
import { defineWidget } from "../model/widget-definition.ts";
import { snapToPixel } from "../primitives/device-pixels.ts";

export const divider = defineWidget({
  type: "divider",
  label: "Divider",
  size: { width: 300, height: 2 },
  reading: "line",
  content: "none",
  area: "plain",
  properties: lineProperties,
  layout: ({ x, y, width, height }, { line_thickness, stroke_color }, { pixel }) => {
    const middle = snapToPixel(y + height / 2, pixel);
    return stroke_color
      ? strokedLines([[x, middle, x + width, middle]], { color: stroke_color, width: line_thickness })
      : [];
  },
});
