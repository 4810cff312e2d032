import { rule, whole } from "../kit/frame.ts";
import { dayLinks, monthLinks } from "../kit/pages.ts";
import { label, rowTop } from "../kit/widgets.ts";
import { dateOf, targetsOf } from "./calendar-days.ts";
import { inside } from "./inside.ts";
import { isDated, type Part, sectionOf } from "./part.ts";
import { columnWidth, dayOf, sides } from "./sizes.ts";

export const month: Part = {
  id: "month",
  label: "Small month",
  replaces: /^month_(title|rule|days)(-|$)/,
  size: ({ canvas }) => {
    const day = dayOf(canvas);
    const least = { width: 7 * day + sides, height: 6 * day + 2 * canvas.type.calendar + canvas.pitch };
    return {
      width: Math.max(least.width, Math.min(columnWidth(canvas), least.width * 1.4)),
      height: Math.max(least.height, 8 * canvas.pitch),
      least,
    };
  },
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    const weekNumbers = rect.width >= 8 * dayOf(canvas) + sides && sectionOf(page, "week") !== undefined;
    const title = isDated(page)
      ? [
          label(canvas, "month_title", whole(canvas), 0, "{month_title}"),
          rule(canvas, "month_rule", whole(canvas), rowTop(canvas, 1)),
        ]
      : [];
    const top = title.length > 0 ? rowTop(canvas, 1) : rect.y;
    const calendar = monthLinks(canvas, { ...rect, y: top, height: rect.y + rect.height - top });
    return [
      ...title,
      {
        ...calendar,
        properties: {
          ...calendar.properties,
          week_numbers: weekNumbers,
          show_month_year: title.length === 0,
          ...dateOf(page),
          ...dayLinks[targetsOf(page)],
        },
      },
    ];
  },
};
