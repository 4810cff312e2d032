/** Parts to tick off: habits, mood and water. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import { frame, label, rowTop, type Widget } from "../kit/widgets.ts";
import { inside } from "./page-canvas.ts";
import { numberOf, type Part, type PartPage, type PartSize } from "./part.ts";
import { textIn } from "./words.ts";
import { columnWidth } from "./writing-parts.ts";

/** A label, and one row below it. */
function rowSize({ canvas }: PartPage, width: number, least: number): PartSize {
  return { width, height: 2 * canvas.pitch, least: { width: least, height: 2 * canvas.pitch }, edge: "bottom" };
}

function numbered(name: string, label: string, max: number): NonNullable<Part["options"]>[number] {
  return { name, label, kind: "number", min: 1, max };
}

/** Room for a square and a word to write. */
const habitWidth = 24;

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
      label(canvas, "habit_row", whole(canvas), 0, textIn(page.locale, "Habits")),
      cells("habit_row", canvas, { ...rect, x: rect.x + 1, width: rect.width - 1 }, count, {
        type: "checkbox",
        content: "",
        properties: { checkbox_size: 10, stroke_width: canvas.black },
      }),
      frame(canvas, "habit_row_frame", whole(canvas), 1, 1),
    ];
  },
};

/** A row of equal cells below the label. */
function cells(id: string, canvas: Canvas, { x, width }: Rect, count: number, cell_template: object): Widget {
  return {
    id,
    type: "grid",
    position: { x, width, y: rowTop(canvas, 1), height: canvas.pitch },
    properties: { rows: 1, cols: count, data_source: `range(${count})`, cell_template: { ...cell_template } },
  };
}

/** In DejaVu Sans, which has faces. */
const faces = ["☹", "😕", "😐", "☺", "😃"];

export const mood: Part = {
  id: "mood",
  label: "Mood",
  replaces: /^mood(_|-|$)/,
  size: (page) => rowSize(page, columnWidth(page.canvas), 100),
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    return [
      label(canvas, "mood", whole(canvas), 0, textIn(page.locale, "Mood")),
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
      frame(canvas, "mood_frame", whole(canvas), 1, 1),
    ];
  },
};

/** Width and height of a glass, in points. */
const glass = { width: 10, height: 13 };

export const water: Part = {
  id: "water",
  label: "Water",
  replaces: /^water(_|-|$)/,
  options: [numbered("count", "Glasses", 12)],
  defaults: () => ({ count: 8 }),
  size: (page, values) => rowSize(page, columnWidth(page.canvas), numberOf(values, "count") * (glass.width + 4)),
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const count = numberOf(values, "count");
    const gap_x = Math.min(10, Math.max(2, (rect.width - count * glass.width - 2) / count));
    const own = count * glass.width + (count - 1) * gap_x;
    return [
      label(canvas, "water", whole(canvas), 0, textIn(page.locale, "Water")),
      {
        id: "water",
        type: "grid",
        position: {
          x: rect.x + 1,
          y: rowTop(canvas, 1) + (canvas.pitch - glass.height) / 2,
          width: own,
          height: glass.height,
        },
        properties: {
          rows: 1,
          cols: count,
          gap_x,
          data_source: `range(${count})`,
          cell_template: { type: "box", properties: { stroke_width: canvas.black, corner_radius: 2 } },
        },
      },
      frame(canvas, "water_frame", whole(canvas), 1, 1),
    ];
  },
};
