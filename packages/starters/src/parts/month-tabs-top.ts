import { whole } from "../kit/frame.ts";
import { months } from "./month-tabs.ts";
import type { Part } from "./part.ts";
import { targetOf } from "./sizes.ts";

export const monthTabsTop: Part = {
  id: "month_tabs_top",
  label: "Month tabs, top",
  replaces: /^to_months(-|$)/,
  size: ({ canvas }) => {
    const { width } = whole(canvas);
    const rows = width / 12 < targetOf(canvas) ? 2 : 1;
    const height = targetOf(canvas) * rows;
    return { width, height, least: { width: (12 / rows) * targetOf(canvas), height }, edge: "top", reflows: true };
  },
  draw: (page, rect) => {
    const columns = rect.width / 12 >= targetOf(page.canvas) - 0.3 ? 12 : 6;
    return [months("to_months", page, rect, columns)];
  },
};
