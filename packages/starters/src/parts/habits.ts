import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import { frame, label, rowTop, type Widget } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { numberOf, type Part } from "./part.ts";
import { numbered, rowSize } from "./sizes.ts";

export const habits: Part = {
  id: "habits",
  label: "Habits",
  replaces: /^habit_row(_|-|$)/,
  options: [numbered("count", "Habits", 12)],
  defaults: () => ({ count: 5 }),
  size: (page, values) =>
    rowSize(page, whole(page.canvas).width, Math.min(whole(page.canvas).width, numberOf(values, "count") * habitWidth)),
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const count = numberOf(values, "count");
    return [
      label(canvas, "habit_row", whole(canvas), 0, page.text("Habits")),
      cells("habit_row", canvas, { ...rect, x: rect.x + 1, width: rect.width - 1 }, count, {
        type: "checkbox",
        content: "",
        properties: { checkbox_size: 10, stroke_width: canvas.black },
      }),
      ...frame(canvas, "habit_row_frame", whole(canvas), 1, 1),
    ];
  },
};

/** Room for a square and a word to write. */
const habitWidth = 24;

/** A row of equal cells below the label. */
function cells(id: string, canvas: Canvas, { x, width }: Rect, count: number, cell_template: object): Widget {
  return {
    id,
    type: "grid",
    position: { x, width, y: rowTop(canvas, 1), height: canvas.pitch },
    properties: { rows: 1, cols: count, data_source: `range(${count})`, cell_template: { ...cell_template } },
  };
}
