/** Names and years that are proposed for planners. Apart from the list of starters, because the first page has no years. */
import type { Category } from "@octavo/contract";
import { formatYears, inLanguage, type PlannerChoices, type Starter, usualYear } from "@octavo/starters";
import { findStarter } from "./starters.ts";

export interface Proposal {
  /** A name such as "Daily planner 2027", in the language of the planner. */
  readonly name: string;
  readonly category: Category;
}

/** `text` translates the names that a starter has in English only. */
export function proposalOf(
  starter: Starter | undefined,
  { locale, calendar, ...dates }: Pick<PlannerChoices, "locale" | "calendar" | "from" | "to">,
  text: (english: string) => string = (english) => english,
): Proposal {
  if (!starter) return { name: "", category: "planner" };
  const { name, category } = starter;
  const own = inLanguage(name, locale) ?? text(name.en);
  return { name: `${own} ${formatYears(dates, calendar)}`, category };
}

/** Year that is proposed for a planner of the starter. */
export function proposedYear(
  today: Date,
  { starter, calendar }: { readonly starter: string; readonly calendar: PlannerChoices["calendar"] },
): string {
  return String(usualYear(today, findStarter(starter), calendar));
}
