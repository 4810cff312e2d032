import { widthOf } from "../kit/widgets.ts";
import { months, tabType } from "./month-tabs.ts";
import type { Part } from "./part.ts";
import { targetOf } from "./sizes.ts";

export const monthTabsSide: Part = {
  id: "month_tabs_side",
  label: "Month tabs, side",
  replaces: /^side_months(-|$)/,
  size: ({ canvas }) => {
    const own = Math.max(targetOf(canvas), widthOf(canvas, "Sept", tabType(canvas)) + 4);
    const room = canvas.height - canvas.margins[0] - canvas.margins[2];
    const columns = room < 12 * targetOf(canvas) ? 2 : 1;
    const least = { width: columns * own, height: (12 / columns) * targetOf(canvas) };
    return { width: least.width, height: room, least, edge: "side", takesSide: true };
  },
  draw: (page, rect) => {
    const columns = rect.height / 12 >= targetOf(page.canvas) - 0.3 ? 1 : 2;
    return [months("side_months", page, rect, columns)];
  },
};
