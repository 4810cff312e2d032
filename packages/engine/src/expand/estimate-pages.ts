import { limits } from "@octavo/foundation";
import { plainAlmanac } from "../calendar/almanac.ts";
import { DateIndex } from "../language/date-index.ts";
import { noHolidays } from "../model/holidays.ts";
import type { CompilationRule, Plan } from "../model/plan.ts";
import type { World } from "../world.ts";
import { enumerateItems, pagesPerItem, planCalendar, sectionTree } from "./enumerate-section.ts";
import { topLevelSections } from "./planned-sections.ts";
import { resolveDates } from "./resolve-dates.ts";

export interface PageEstimate {
  readonly total: number;
  /** Pages by section kind, including nested sections. */
  readonly sections: Readonly<Record<string, number>>;
  /** False if counting stopped at the maximum number of pages. */
  readonly isComplete: boolean;
}

/** Parts of a world that decide about the number of pages. */
export type EstimateWorld = Pick<World, "holidays" | "almanac">;

export const plainWorld: EstimateWorld = { holidays: noHolidays, almanac: plainAlmanac };

export function estimatePages(
  plan: Plan,
  compilation_rules: readonly CompilationRule[] = [],
  world = plainWorld,
): PageEstimate {
  const roots = topLevelSections({ plan, compilation_rules }).map(({ section }) => section);
  const sections = new Map<string, number>(roots.flatMap(sectionTree).map(({ kind }) => [kind, 0]));
  let total = 0;
  const dates = new DateIndex(resolveDates(plan, compilation_rules, world.holidays), plan.locale);
  for (const { kind, reserve = 0 } of roots) {
    total += reserve;
    sections.set(kind, (sections.get(kind) ?? 0) + reserve);
  }
  for (const { section } of enumerateItems(roots, plan, { dates, calendar: planCalendar(plan, world) })) {
    const pages = pagesPerItem(section, plan);
    if (total + pages > limits.pages) return { total, sections: Object.fromEntries(sections), isComplete: false };
    total += pages;
    sections.set(section.kind, (sections.get(section.kind) ?? 0) + pages);
  }
  return { total, sections: Object.fromEntries(sections), isComplete: true };
}
