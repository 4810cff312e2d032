/** Calendars whose days link to the pages of the planner. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { rule, whole } from "../kit/frame.ts";
import { type DayLinks, dayLinks, miniMonth, weekStrip } from "../kit/pages.ts";
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
  return isDated(page) ? {} : { start_date: page.firstDay };
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
    const { weekday_label_style, week_numbers: _, ...shown } = calendarOf(canvas).properties ?? {};
    const weekNumbers = rect.width >= 8 * dayOf(canvas) + sides && sectionOf(page, "week") !== undefined;
    const title = isDated(page)
      ? [
          label("month_title", canvas, whole(canvas), 0, "{month_title}"),
          rule("month_rule", whole(canvas), rowTop(canvas, 1)),
        ]
      : [];
    const top = title.length > 0 ? rowTop(canvas, 1) : rect.y;
    const calendar = calendarOf(canvas);
    return [
      ...title,
      {
        ...calendar,
        position: { x: rect.x, width: rect.width, y: top, height: rect.y + rect.height - top },
        properties: {
          ...shown,
          weekday_label_style,
          week_numbers: weekNumbers,
          show_month_year: title.length === 0,
          ...dateOf(page),
          ...(isDated(page) ? {} : { highlight_date: "" }),
          ...dayLinks[targetsOf(page)],
        },
      },
    ];
  },
};

/** The calendar of the starters' day page. */
function calendarOf(canvas: Canvas): Widget {
  const drawn = miniMonth.draw?.(canvas, whole(canvas), 0, 8) ?? [];
  return drawn.find(({ type }) => type === "calendar") as Widget;
}

export const week: Part = {
  id: "week",
  label: "Week strip",
  replaces: /^week_days(-|$)/,
  size: ({ canvas }) => {
    const height = Math.max(2 * canvas.pitch - 4, 2 * dayOf(canvas) - 4);
    return { width: whole(canvas).width, height, least: { width: 7 * dayOf(canvas) + sides, height }, edge: "top" };
  },
  draw: (page, rect) => {
    const { highlight_date, ...shown } = weekStrip(page.canvas).properties ?? {};
    const properties = {
      ...shown,
      ...(isDated(page) ? { highlight_date } : dateOf(page)),
      ...dayLinks[targetsOf(page)],
    };
    return [{ ...weekStrip(page.canvas), position: { ...positionOf(rect) }, properties }];
  },
};

const positionOf = ({ x, y, width, height }: Rect) => ({ x, y, width, height });
