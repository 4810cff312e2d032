/** Papers that fill the room that they get. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { ruled, type Widget } from "../kit/widgets.ts";
import type { Part, PartPage, PartSize } from "./part.ts";

const pointsPerMillimeter = 72 / 25.4;

function paper(id: string, label: string, draw: (canvas: Canvas, rect: Rect) => Widget): Part {
  return {
    id: `${id}_paper`,
    label,
    size: fullSize,
    draw: ({ canvas }, rect) => [draw(canvas, rect)],
  };
}

function fullSize({ canvas }: PartPage): PartSize {
  const { width, height, margins } = canvas;
  return {
    width: width - margins[1] - margins[3],
    height: height - margins[0] - margins[2],
    least: { width: 70, height: 4 * canvas.pitch },
    fills: true,
  };
}

/** 5 mm as seen on the device, in whole multiples that the widgets accept. */
function cell({ hairline }: Canvas): number {
  const scale = hairline / 0.5;
  return Math.round(5 * pointsPerMillimeter * Math.max(1, scale) * 100) / 100;
}

function lined(id: string, line_style: string) {
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

export const ruledPaper = paper("lined", "Ruled", (canvas, rect) => {
  const rows = Math.max(1, Math.floor(rect.height / canvas.pitch + 0.01));
  const position = { ...rect, height: rows * canvas.pitch };
  return ruled("ruled_paper", position, {
    rows,
    border_color: canvas.greys.rule,
    border_width: canvas.hairline,
  });
});

export const dots = paper("dot", "Dots", (canvas, rect) => ({
  id: "dots_paper",
  type: "dot_grid",
  position: { ...rect },
  properties: { cell_size: cell(canvas), dot_size: 1, dot_color: "#777777" },
}));

export const squares = paper("grid", "Squares", lined("squares_paper", "grid"));
export const isometric = paper("isometric", "Isometric", lined("isometric_paper", "isometric"));
export const hexagons = paper("hexagon", "Hexagons", lined("hexagons_paper", "hexagonal"));

/** Height of a staff of five lines, and its distance from the next, relative to its height. */
const staff = { height: 22, gap: 0.9 };

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
