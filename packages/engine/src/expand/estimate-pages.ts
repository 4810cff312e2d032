import { limits } from "../foundation/limits.ts";
import type { CompilationRule, Plan } from "../model/plan.ts";
import { enumerateItems, pagesPerItem, sectionTree } from "./enumerate-section.ts";
import { topLevelSections } from "./planned-sections.ts";

export interface PageEstimate {
  readonly total: number;
  /** Pages by section kind, those of sections inside others among them. */
  readonly sections: Readonly<Record<string, number>>;
  /** False when there are more pages than a document may have: counting stopped there. */
  readonly isComplete: boolean;
}

/** How many pages a plan makes: the enumeration that makes them, without their designs. */
export function estimatePages(plan: Plan, compilation_rules: readonly CompilationRule[] = []): PageEstimate {
  const roots = topLevelSections({ plan, compilation_rules }).map(({ section }) => section);
  const sections = new Map<string, number>(roots.flatMap(sectionTree).map(({ kind }) => [kind, 0]));
  let total = 0;
  for (const { section } of enumerateItems(roots, plan)) {
    const pages = pagesPerItem(section, plan);
    if (total + pages > limits.pages) return { total, sections: Object.fromEntries(sections), isComplete: false };
    total += pages;
    sections.set(section.kind, (sections.get(section.kind) ?? 0) + pages);
  }
  return { total, sections: Object.fromEntries(sections), isComplete: true };
}
