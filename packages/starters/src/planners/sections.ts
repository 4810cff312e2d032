/** Sections that several plans have. */
import type { StarterSection } from "../starter.ts";

export { behindEach, indexSection } from "../kit/sections.ts";

/** Numbered pages that `notes(@index)` leads to. */
export function notesSection(count: number): StarterSection {
  const anchors = [{ dest_id: "notes:page:{index_padded}" }];
  return { kind: "notes", master: "Note", generate: "count", count, anchors };
}

export const year: StarterSection = { kind: "year", master: "Year", generate: "each_year" };
export const months: StarterSection = { kind: "months", master: "Month", generate: "each_month" };
export const weeks: StarterSection = { kind: "weeks", master: "Week", generate: "each_week" };

/** Months with events, at the end of the planner. */
export const agenda: StarterSection = {
  kind: "agenda",
  master: "Events",
  generate: "each_month",
  days: "with_events",
  context: { title: "Events" },
};
