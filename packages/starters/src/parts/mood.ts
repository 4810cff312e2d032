import type { Canvas } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import { frame, label, rowTop, type Span, type Widget } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import type { Part } from "./part.ts";
import { columnWidth, rowSize } from "./sizes.ts";

export const mood: Part = {
  id: "mood",
  label: "Mood",
  replaces: /^mood(_|-|$)/,
  size: (page) => rowSize(page, columnWidth(page.canvas), 100),
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    return moodRow(canvas, whole(canvas), 0, page.text("Mood"));
  },
};

/** A label, and a row of faces below it. */
export function moodRow(canvas: Canvas, span: Span, row: number, words: string): readonly Widget[] {
  return [
    label(canvas, "mood", span, row, words),
    {
      id: "mood",
      type: "grid",
      position: { ...span, y: rowTop(canvas, row + 1), height: canvas.pitch },
      styling: { font: "DejaVu Sans", size: Math.round(canvas.pitch * 0.65), text_align: "center" },
      properties: {
        rows: 1,
        cols: faces.length,
        data_source: faces,
        cell_template: { type: "text_block", content: "{cell_value}" },
      },
    },
    ...frame(canvas, "mood_frame", span, row + 1, 1),
  ];
}

/** In DejaVu Sans, which has faces. */
const faces = ["☹", "😕", "😐", "☺", "😃"];
