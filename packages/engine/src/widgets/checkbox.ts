import { line, rectSegment } from "../display/paths.ts";
import * as messages from "../language/widget-messages.ts";
import { color, flag, number } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget } from "../model/widget-definition.ts";

/** Between square and label, in points. */
const gap = 5;

const tolerance = 0.5;

/** Square to tick off, with a label. */
export const checkbox = defineWidget({
  type: "checkbox",
  label: "Checkbox",
  size: { width: 150, height: 20 },
  content: "text",
  styling: stylingTable({ size: 10, maxSize: 24 }),
  properties: {
    checkbox_size: number({ label: "Size", min: 4, max: 100, default: 12, fallback: 16, unit: "pt" }),
    checked: flag({ label: "Ticked", default: false }),
    stroke_color: color({ label: "Color", default: "#000000", role: "strokeColor" }),
    stroke_width: number({
      label: "Stroke width",
      min: 0.25,
      max: 8,
      step: 0.25,
      default: 1,
      unit: "pt",
      scaling: "stroke",
    }),
  },
  layout: (box, { checkbox_size, checked, stroke_color, stroke_width }, { content, setText, warn }) => {
    const size = checkbox_size;
    if (size > Math.min(box.width, box.height) + tolerance)
      warn("too_small", messages.squareTooLarge, messages.enlargeBoxOrShrinkSquare);
    const square = { x: box.x, y: box.y + (box.height - size) / 2, width: size, height: size };
    const stroke = { color: stroke_color ?? "#000000", width: stroke_width } as const;
    const tick = [
      ...line(square.x + size * 0.2, square.y + size * 0.55, square.x + size * 0.42, square.y + size * 0.78),
      ["L", square.x + size * 0.82, square.y + size * 0.24] as const,
    ];
    const segments = [rectSegment(square), ...(checked ? tick : [])];
    const label = { ...box, x: box.x + size + gap, width: Math.max(0, box.width - size - gap) };
    return [{ kind: "path", segments, stroke }, ...(content.trim() === "" ? [] : setText(content, label))];
  },
});
