import { limits } from "@octavo/foundation";
import { DateIndex } from "../language/date-index.ts";
import { type HolidayTables, noHolidays } from "../model/holidays.ts";
import type { CompilationRule, Plan } from "../model/plan.ts";
import { enumerateItems, pagesPerItem, sectionTree } from "./enumerate-section.ts";
import { topLevelSections } from "./planned-sections.ts";
import { resolveDates } from "./resolve-dates.ts";

export interface PageEstimate {
  readonly total: number;
  /** Pages by section kind, including nested sections. */
  readonly sections: Readonly<Record<string, number>>;
  /** False if counting stopped at the maximum number of pages. */
  readonly isComplete: boolean;
}

export function estimatePages(
  plan: Plan,
  compilation_rules: readonly CompilationRule[] = [],
  holidays: HolidayTables = noHolidays,
): PageEstimate {
  const roots = topLevelSections({ plan, compilation_rules }).map(({ section }) => section);
  const sections = new Map<string, number>(roots.flatMap(sectionTree).map(({ kind }) => [kind, 0]));
  let total = 0;
  const dates = new DateIndex(resolveDates(plan, compilation_rules, holidays));
  for (const { kind, reserve = 0 } of roots) {
    total += reserve;
    sections.set(kind, (sections.get(kind) ?? 0) + reserve);
  }
  for (const { section } of enumerateItems(roots, plan, { dates })) {
    const pages = pagesPerItem(section, plan);
    if (total + pages > limits.pages) return { total, sections: Object.fromEntries(sections), isComplete: false };
    total += pages;
    sections.set(section.kind, (sections.get(section.kind) ?? 0) + pages);
  }
  return { total, sections: Object.fromEntries(sections), isComplete: true };
}
