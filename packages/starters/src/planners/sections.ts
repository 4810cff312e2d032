/** Sections that several plans have. */
import type { StarterSection } from "../starter.ts";

/** Pages of an index, with twenty lines each. */
export function indexSection(count: number): StarterSection {
  const counters = Object.fromEntries([1, 6, 11, 16].map((start) => [`from_${start}`, { start, step: 20 }]));
  const anchors = [{ dest_id: "index:{index}" }];
  return { kind: "index", master: "Index", generate: "count", count, counters, anchors };
}

/** Numbered pages that `notes(@index)` leads to. */
export function notesSection(count: number): StarterSection {
  const anchors = [{ dest_id: "notes:page:{index_padded}" }];
  return { kind: "notes", master: "Note", generate: "count", count, anchors };
}

export const year: StarterSection = { kind: "year", master: "Year", generate: "each_year" };
export const months: StarterSection = { kind: "months", master: "Month", generate: "each_month" };
export const weeks: StarterSection = { kind: "weeks", master: "Week", generate: "each_week" };

/** Months with events, at the end of the planner. */
export const agenda: StarterSection = { kind: "agenda", master: "Events", generate: "each_month", days: "with_events" };

/** A page behind each page of a section. */
export function behindEach(kind: string, master: string, destination: string): StarterSection {
  return { kind, master, generate: "once", anchors: [{ dest_id: destination }] };
}
