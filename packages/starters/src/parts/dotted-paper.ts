import { cell, paper } from "./paper.ts";

export const dots = paper("dot", "Dots", (canvas, rect) => ({
  id: "dots_paper",
  type: "dot_grid",
  position: { ...rect },
  properties: { cell_size: cell(canvas), dot_size: 1, dot_color: "#777777" },
}));
