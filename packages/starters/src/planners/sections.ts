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

/** Lists of all events, at the end of the planner: of months with a day that can lack room for its events. */
export const agenda: StarterSection = {
  kind: "agenda",
  master: "Events",
  generate: "each_month",
  days: "crowded",
  context: { title: "Events" },
};

/** Of planners without days and weeks, whose months have few lines for events: of months with any. */
export const monthAgenda: StarterSection = { ...agenda, days: "with_events" };

/** Terms of a school year. */
export const terms: StarterSection = {
  kind: "terms",
  master: "Term",
  generate: "count",
  count: 2,
  anchors: [{ dest_id: "term:{index}" }],
};

/** Terms of a school year by locale, where two are not usual. */
const termCounts: Readonly<Record<string, number>> = {
  "en-AU": 4,
  "en-GB": 3,
  "en-IE": 3,
  "en-NZ": 4,
  "en-ZA": 4,
  ja: 3,
  "ja-JP": 3,
};

/** The sections with as many terms as are usual in the locale. */
export function withTerms(sections: readonly StarterSection[], locale: string): readonly StarterSection[] {
  const count = termCounts[locale];
  return count === undefined ? sections : sections.map((one) => (one.kind === terms.kind ? { ...one, count } : one));
}
