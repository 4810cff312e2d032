import type { Part } from "./part.ts";
import { fullSize } from "./sizes.ts";

export const music: Part = {
  id: "music_paper",
  label: "Music",
  size: fullSize,
  draw: ({ canvas }, rect) => {
    const height = Math.min(staff.height * (canvas.hairline / 0.5), rect.height);
    const gap = height * staff.gap;
    const staves = Math.max(1, Math.floor((rect.height + gap) / (height + gap)));
    const own = staves * height + (staves - 1) * gap;
    return [
      {
        id: "staves",
        type: "grid",
        position: { x: rect.x, y: rect.y + (rect.height - own) / 2, width: rect.width, height: own },
        properties: {
          rows: staves,
          cols: 1,
          gap_y: gap,
          data_source: `range(${staves})`,
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
      },
    ];
  },
};

/** Height of a staff of five lines, and its distance from the next, relative to its height. */
const staff = { height: 22, gap: 0.9 };
