import type { PathItem } from "../display/display-list.ts";
import { roundedRect } from "../display/paths.ts";
import { destinationLink } from "../model/link-editing.ts";
import { binding, color, destination, number } from "../model/property.ts";
import { defineWidget } from "../model/widget-definition.ts";

/** Shortest side of a frame with room for handwriting, about 8 mm. */
const smallestFrame = 24;

export const box = defineWidget({
  type: "box",
  label: "Box",
  size: { width: 240, height: 120 },
  content: "stored",
  area: "plain",
  properties: {
    fill_color: color({ label: "Fill", default: undefined, role: "fill" }),
    stroke_color: color({ label: "Stroke", default: "#000000", role: "strokeColor" }),
    stroke_width: number({
      label: "Stroke width",
      min: 0,
      max: 8,
      step: 0.25,
      default: 1,
      unit: "pt",
      scaling: "stroke",
    }),
    corner_radius: number({ label: "Corner radius", min: 0, max: 60, default: 0, unit: "pt" }),
    opacity: number({ label: "Opacity", min: 0, max: 1, step: 0.05, default: 1 }),
    to_dest: destination(),
    bind: binding(),
  },
  link: destinationLink,
  layout: (box, { fill_color, stroke_color, stroke_width, corner_radius, opacity, to_dest, bind }, { link }) => {
    const stroke = stroke_color && stroke_width > 0 ? { color: stroke_color, width: stroke_width } : undefined;
    const path: PathItem = {
      kind: "path",
      segments: roundedRect(box, corner_radius),
      ...(fill_color && { fill: fill_color }),
      ...(stroke && { stroke }),
    };
    const shape = path.fill || path.stroke ? [path] : [];
    const drawn = opacity < 1 && shape.length > 0 ? [{ kind: "group", items: shape, opacity } as const] : shape;
    return [...(opacity === 0 ? [] : drawn), ...link(box, { bind, to_dest })];
  },
  // A frame that is no button.
  writing: (box, { stroke_color, stroke_width, bind, to_dest }) =>
    stroke_color && stroke_width > 0 && !bind && !to_dest && Math.min(box.width, box.height) >= smallestFrame
      ? [box]
      : [],
});
