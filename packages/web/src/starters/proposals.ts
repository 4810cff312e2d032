/** Names and years that are proposed for planners. Apart from the list of starters, because the first page has no years. */
import type { Category } from "@octavo/contract";
import { type PlannerChoices, plannerName, type Starter, usualYear } from "@octavo/starters";
import { findStarter } from "./starters.ts";

export interface Proposal {
  /** A name such as "Daily planner 2027", in the language of the planner. */
  readonly name: string;
  readonly category: Category;
}

/** `text` translates the names that a starter has in English only. */
export function proposalOf(
  starter: Starter | undefined,
  choices: Pick<PlannerChoices, "locale" | "calendar" | "from" | "to">,
  text?: (english: string) => string,
): Proposal {
  if (!starter) return { name: "", category: "planner" };
  return { name: plannerName(starter, choices, text), category: starter.category };
}

/** Year that is proposed for a planner of the starter. */
export function proposedYear(
  today: Date,
  { starter, calendar }: { readonly starter: string; readonly calendar: PlannerChoices["calendar"] },
): string {
  return String(usualYear(today, findStarter(starter), calendar));
}
