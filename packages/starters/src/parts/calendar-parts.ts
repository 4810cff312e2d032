/** Calendars whose days link to the pages of the planner. */
import type { Canvas } from "../kit/canvas.ts";
import { rule, whole } from "../kit/frame.ts";
import { type DayLinks, dayLinks, monthLinks, weekStrip } from "../kit/pages.ts";
import { label, rowTop, type Widget } from "../kit/widgets.ts";
import { inside } from "./page-canvas.ts";
import { isDated, type Part, type PartPage, sectionOf } from "./part.ts";
import { columnWidth } from "./writing-parts.ts";

/** Smallest side of a day that a finger can hit, on this page. */
function dayOf({ tabs }: Canvas): number {
  return Math.max(19.8, tabs.height * 0.98);
}

/** Targets of the days: their pages, or else their weeks. */
function targetsOf(page: PartPage): DayLinks {
  if (sectionOf(page, "day")) return "days";
  return sectionOf(page, "week") ? "weeks" : "none";
}

/** A page without a date shows the first days of the planner. */
function dateOf(page: PartPage): Widget["properties"] {
  return isDated(page) ? {} : { start_date: page.firstDay, highlight_date: "" };
}

/** Without grid lines, the engine needs some more room than seven days. */
const sides = 4;

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
