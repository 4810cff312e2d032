import {
  estimatePages,
  type Plan,
  type PlanSection,
  pagesPerItem,
  planEditorErrors,
  readPlanObject,
  sampleItems,
  validatePlan,
  type World,
} from "@octavo/engine";
import { Report } from "@octavo/foundation";
import type { PlanCheck, PlanDraft } from "./protocol.ts";

/** Number of items per section in the preview. */
const maxSamples = 5;

/** Checks a plan without compiling it and returns the data of the plan editor. */
export function checkPlan(
  { plan, masters, sampledKinds }: PlanDraft,
  world: Pick<World, "names" | "holidays" | "almanac">,
): PlanCheck {
  const read = readPlanObject(plan, new Report());
  const found = validatePlan(plan, masters, world);
  const estimate = estimatePages(read, [], world);
  return {
    ...found,
    // A plan with 0 pages per day cannot be stored.
    blockingErrors: [
      ...found.errors.filter(({ code }) => code === "pages_per_day"),
      ...planEditorErrors(plan, masters),
    ],
    estimate,
    items: itemsOf(read, estimate.sections),
    samples: Object.fromEntries(sampledKinds.map((kind) => [kind, sampleItems(read, kind, maxSamples, world)])),
  };
}

function itemsOf(plan: Plan, pages: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const all = (sections: readonly PlanSection[]): readonly PlanSection[] =>
    sections.flatMap((section) => [section, ...all(section.nested)]);
  return Object.fromEntries(
    all(plan.sections).map((section) => [section.kind, (pages[section.kind] ?? 0) / pagesPerItem(section, plan)]),
  );
}
