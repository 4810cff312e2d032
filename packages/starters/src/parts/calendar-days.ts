/** Days of calendars, which link to the pages of the planner. */
import type { DayLinks } from "../kit/pages.ts";
import type { Widget } from "../kit/widgets.ts";
import { isDated, type PartPage, sectionOf } from "./part.ts";

/** Targets of the days: their pages, or else their weeks. */
export function targetsOf(page: PartPage): DayLinks {
  if (sectionOf(page, "day")) return "days";
  return sectionOf(page, "week") ? "weeks" : "none";
}

/** A page without a date shows the first days of the planner. */
export function dateOf(page: PartPage): Widget["properties"] {
  return isDated(page) ? {} : { start_date: page.firstDay, highlight_date: "" };
}
