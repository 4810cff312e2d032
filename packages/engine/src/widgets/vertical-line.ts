import { strokedLines } from "../display/paths.ts";
import { lineProperties } from "../model/line-properties.ts";
import { defineWidget } from "../model/widget-definition.ts";
import { snapToPixel } from "../primitives/device-pixels.ts";

export const verticalLine = defineWidget({
  type: "vertical_line",
  label: "Vertical line",
  size: { width: 2, height: 300 },
  reading: "rule",
  content: "none",
  properties: lineProperties,
  layout: ({ x, y, width, height }, { line_thickness, stroke_color }, { pixel }) => {
    const middle = snapToPixel(x + width / 2, pixel);
    return stroke_color
      ? strokedLines([[middle, y, middle, y + height]], { color: stroke_color, width: line_thickness })
      : [];
  },
});
