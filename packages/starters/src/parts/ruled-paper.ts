import { ruled } from "../kit/widgets.ts";
import { paper } from "./paper.ts";

export const ruledPaper = paper("lined", "Ruled", (canvas, rect) => {
  const rows = Math.max(1, Math.floor(rect.height / canvas.pitch + 0.01));
  const position = { ...rect, height: rows * canvas.pitch };
  return ruled("ruled_paper", position, {
    rows,
    border_color: canvas.greys.rule,
    border_width: canvas.hairline,
  });
});
