/** The meaning of a rule on the pages of another section. */
import type { LinkContext, Period } from "./link-intents.ts";

/** Longest period of a page on which the previous and next value of a variable are its neighbors. */
const neighbors: readonly (readonly [RegExp, Period])[] = [
  [/@(?:parent_)?date_(?:prev|next)\b/, "day"],
  [/@(?:iso_week|week|week_padded)_(?:prev|next)\b/, "week"],
  [/@(?:plan_month|month|month_padded|month_name)_(?:prev|next)\b/, "month"],
  [/@(?:year_quarter|quarter)_(?:prev|next)\b/, "quarter"],
];

const lengths: Readonly<Record<string, number>> = { day: 1, week: 2, month: 3, quarter: 4, year: 5 };

/**
 * True if a rule has the same meaning on pages of a section. "The previous day" has none on the page of a month, whose
 * previous date is a month earlier, and "the next note" has none outside the notes.
 */
export function keepsMeaning(bind: string, { kind, unit }: LinkContext): boolean {
  if (/@index_(?:prev|next)\b/.test(bind)) return unit === "count" && bind.trim().startsWith(`${kind}(`);
  const longest = neighbors.find(([variable]) => variable.test(bind))?.[1];
  if (longest === undefined) return true;
  return (lengths[unit] ?? Number.POSITIVE_INFINITY) <= (lengths[longest] ?? 0);
}
