/** Papers that fill the room that they get. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import type { Widget } from "../kit/widgets.ts";
import type { Part } from "./part.ts";
import { fullSize } from "./sizes.ts";

export function paper(id: string, label: string, draw: (canvas: Canvas, rect: Rect) => Widget): Part {
  return {
    id: `${id}_paper`,
    label,
    size: fullSize,
    draw: ({ canvas }, rect) => [draw(canvas, rect)],
  };
}

const pointsPerMillimeter = 72 / 25.4;

/** 5 mm as seen on the device, in whole multiples that the widgets accept. */
export function cell({ hairline }: Canvas): number {
  const scale = hairline / 0.5;
  return Math.round(5 * pointsPerMillimeter * Math.max(1, scale) * 100) / 100;
}

export function lined(id: string, line_style: string) {
  return (canvas: Canvas, rect: Rect): Widget => {
    const spacing = cell(canvas);
    return {
      id,
      type: "lines",
      position: { ...rect },
      properties: {
        line_style,
        line_spacing: spacing,
        grid_spacing: spacing,
        line_count: 50,
        line_thickness: Math.max(0.5, canvas.hairline),
        stroke_color: canvas.greys.rule,
      },
    };
  };
}
