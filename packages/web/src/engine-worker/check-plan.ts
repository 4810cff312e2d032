import {
  estimatePages,
  type NamesOf,
  type Plan,
  type PlanSection,
  pagesPerItem,
  planEditorErrors,
  Report,
  readPlanObject,
  sampleItems,
  validatePlan,
} from "@octavo/engine";
import type { PlanCheck, PlanDraft } from "./protocol.ts";

/** Items of a section that the plan's preview takes its samples from. */
const samples = 5;

/** Everything that the plan's editor shows of a plan that is not compiled. */
export function checkPlan({ plan, masters, sampledKinds }: PlanDraft, namesOf: NamesOf): PlanCheck {
  const read = readPlanObject(plan, new Report());
  const found = validatePlan(plan, masters);
  const estimate = estimatePages(read);
  return {
    ...found,
    // A plan with no pages to a day is none that could be stored.
    blockingErrors: [
      ...found.errors.filter(({ code }) => code === "pages_per_day"),
      ...planEditorErrors(plan, masters),
    ],
    estimate,
    items: itemsOf(read, estimate.sections),
    samples: Object.fromEntries(sampledKinds.map((kind) => [kind, sampleItems(read, kind, samples, namesOf)])),
  };
}

function itemsOf(plan: Plan, pages: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const all = (sections: readonly PlanSection[]): readonly PlanSection[] =>
    sections.flatMap((section) => [section, ...all(section.nested)]);
  return Object.fromEntries(
    all(plan.sections).map((section) => [section.kind, (pages[section.kind] ?? 0) / pagesPerItem(section, plan)]),
  );
}
