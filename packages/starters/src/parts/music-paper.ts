import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import type { Widget } from "../kit/widgets.ts";
import type { Part } from "./part.ts";
import { fullSize } from "./sizes.ts";

export const music: Part = {
  id: "music_paper",
  label: "Music",
  size: fullSize,
  draw: ({ canvas }, rect) => [staves(canvas, rect)],
};

/** `usual` is the height of a staff. */
export function staves(canvas: Canvas, rect: Rect, usual = staff.height * (canvas.hairline / 0.5)): Widget {
  const height = Math.min(usual, rect.height);
  const gap = height * staff.gap;
  const count = Math.max(1, Math.floor((rect.height + gap) / (height + gap)));
  const own = count * height + (count - 1) * gap;
  return {
    id: "staves",
    type: "grid",
    position: { x: rect.x, y: rect.y + (rect.height - own) / 2, width: rect.width, height: own },
    properties: {
      rows: count,
      cols: 1,
      gap_y: gap,
      data_source: `range(${count})`,
      cell_template: {
        type: "table",
        properties: {
          rows: 4,
          columns: 1,
          header_row: false,
          border_style: "horizontal",
          border_width: canvas.hairline,
          border_color: "#000000",
        },
      },
    },
  };
}

/** Height of a staff of five lines, and its distance from the next, relative to its height. */
const staff = { height: 22, gap: 0.9 };
