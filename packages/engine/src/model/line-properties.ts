import { color, number } from "./property.ts";

/** Of a line in either direction. */
export const lineProperties = {
  line_thickness: number({
    label: "Thickness",
    min: 0.25,
    max: 8,
    step: 0.25,
    default: 0.75,
    unit: "pt",
    scaling: "stroke",
  }),
  stroke_color: color({ label: "Color", default: "#000000", role: "strokeColor" }),
};
