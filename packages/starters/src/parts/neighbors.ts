import { arrowLinks } from "../kit/frame.ts";
import type { Part, PartPage } from "./part.ts";
import { targetOf } from "./sizes.ts";

export const neighbors: Part = {
  id: "neighbors",
  label: "Previous and next",
  replaces: /^to_(previous|next)(-|$)/,
  size: ({ canvas }) => {
    const side = targetOf(canvas);
    return { width: 2 * side, height: side, least: { width: 2 * side, height: side }, edge: "top" };
  },
  draw: (page, rect) => {
    const { canvas } = page;
    const side = rect.height;
    const drawn = arrowLinks(canvas, rect.x + rect.width, rect.y + side * 0.68, neighborsOf(page));
    return drawn.map((link, i) => ({
      ...link,
      position: { x: rect.x + (i * rect.width) / 2, y: rect.y, width: rect.width / 2, height: side },
    }));
  },
};

/** Rules for the previous and next page of the same section. */
function neighborsOf({ section }: PartPage): { readonly previous: string; readonly next: string } {
  const both = (rule: string, variable: string) => ({
    previous: `${rule}(@${variable}_prev)`,
    next: `${rule}(@${variable}_next)`,
  });
  switch (section?.unit) {
    case "day":
      return both("day", "date");
    case "week":
      return both("week", "iso_week");
    case "month":
      return both("month", "plan_month");
    case "quarter":
      return both("quarter", "year_quarter");
    case "year":
      return both("year", "year");
    case "count":
      return both(section.kind, "index");
    default:
      return { previous: "", next: "" };
  }
}
