/** The meaning of a rule on the pages of another section. */
import { variableOf } from "@octavo/engine";
import { type LinkContext, periods } from "./link-intents.ts";

const lengths: Readonly<Record<string, number>> = Object.fromEntries(periods.map((period, i) => [period, i]));

/**
 * True if a rule has the same meaning on pages of a section. "The previous day" has none on the page of a month, whose
 * previous date is a month earlier, and "the next note" has none outside the notes.
 */
export function keepsMeaning(bind: string, { kind, unit }: LinkContext): boolean {
  const [, name = ""] = /@(?:parent_)?(\w+)_(?:prev|next)\b/.exec(bind) ?? [];
  if (name === "index") return unit === "count" && bind.trim().startsWith(`${kind}(`);
  // The previous and next value of a variable are the page's neighbors up to the period in which it is constant.
  const longest = lengths[variableOf(name)?.constantIn ?? ""];
  return longest === undefined || (lengths[unit] ?? Number.POSITIVE_INFINITY) <= longest;
}
