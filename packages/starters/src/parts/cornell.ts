import type { Canvas } from "../kit/canvas.ts";
import { gutter, whole } from "../kit/frame.ts";
import { frame, label, lines, rowTop, ruled, type Span, split, type Widget } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import type { Part } from "./part.ts";
import { bodyRows } from "./sizes.ts";

export const cornell: Part = {
  id: "cornell",
  label: "Cornell notes",
  size: ({ canvas }) => ({
    width: whole(canvas).width,
    height: 24 * canvas.pitch,
    least: { width: Math.min(150, whole(canvas).width), height: 8 * canvas.pitch },
    fills: true,
  }),
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    return cornellWidgets(canvas, bodyRows(canvas, rect) + 1, page.text);
  },
};

/** Cues beside notes, and a summary below them. `text` translates labels. */
export function cornellWidgets(
  canvas: Canvas,
  rows: number,
  text: (english: string) => string,
  widths: readonly number[] = [3, 7],
): readonly Widget[] {
  const summary = Math.max(2, Math.round(rows * 0.2));
  const body = rows - summary - 1;
  const [cues = whole(canvas), main = cues] = split(whole(canvas), widths, gutter(canvas));
  const under = rows - summary;
  return [
    label(canvas, "cues", cues, 0, text("Cues")),
    label(canvas, "cornell_notes", main, 0, text("Notes")),
    lines(canvas, "cornell_notes_lines", main, 1, body),
    ...frame(canvas, "cornell_frame", whole(canvas), 1, body),
    upright(canvas, main, body),
    label(canvas, "summary", whole(canvas), under, text("Summary")),
    lines(canvas, "summary_lines", whole(canvas), under + 1, summary - 1),
    ...frame(canvas, "summary_frame", whole(canvas), under + 1, summary - 1),
  ];
}

/** Between the columns. A table over both, so that it stays with them when a page is mirrored. */
function upright(canvas: Canvas, { x }: Span, rows: number): Widget {
  const all = whole(canvas);
  const cues = x - gutter(canvas) / 2 - all.x;
  const position = { ...all, y: rowTop(canvas, 1), height: rows * canvas.pitch };
  return ruled("cues_rule", position, {
    rows: 1,
    columns: 2,
    column_widths: [cues, all.width - cues],
    border_style: "vertical",
    border_width: canvas.black,
    border_color: "#000000",
    edge_left: false,
    edge_right: false,
  });
}
