import { whole } from "../kit/frame.ts";
import { dayLinks, weekStrip } from "../kit/pages.ts";
import { dateOf, targetsOf } from "./calendar-days.ts";
import type { Part } from "./part.ts";
import { dayOf, sides } from "./sizes.ts";

export const week: Part = {
  id: "week",
  label: "Week strip",
  replaces: /^week_days(-|$)/,
  size: ({ canvas }) => {
    const height = Math.max(2 * canvas.pitch - 4, 2 * dayOf(canvas) - 4);
    return { width: whole(canvas).width, height, least: { width: 7 * dayOf(canvas) + sides, height }, edge: "top" };
  },
  draw: (page, rect) => {
    const strip = weekStrip(page.canvas);
    const properties = { ...strip.properties, ...dateOf(page), ...dayLinks[targetsOf(page)] };
    return [{ ...strip, position: rect, properties }];
  },
};
