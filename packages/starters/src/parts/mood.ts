import { whole } from "../kit/frame.ts";
import { frame, label, rowTop } from "../kit/widgets.ts";
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
    return [
      label(canvas, "mood", whole(canvas), 0, page.text("Mood")),
      {
        id: "mood",
        type: "grid",
        position: { x: rect.x, width: rect.width, y: rowTop(canvas, 1), height: canvas.pitch },
        styling: { font: "DejaVu Sans", size: Math.round(canvas.pitch * 0.65), text_align: "center" },
        properties: {
          rows: 1,
          cols: faces.length,
          data_source: faces,
          cell_template: { type: "text_block", content: "{cell_value}" },
        },
      },
      ...frame(canvas, "mood_frame", whole(canvas), 1, 1),
    ];
  },
};

/** In DejaVu Sans, which has faces. */
const faces = ["☹", "😕", "😐", "☺", "😃"];
