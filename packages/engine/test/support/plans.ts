/** Short notations for plans, and their expansion. */

import { type GenerationMode, Report } from "@octavo/foundation";
import { expandPlan } from "../../src/expand/expand-plan.ts";
import type { Master, Masters } from "../../src/model/master.ts";
import type { CompilationRule, Plan, PlanDocument, PlanSection } from "../../src/model/plan.ts";
import { world } from "./documents.ts";

export function aSection(kind: string, generate: GenerationMode, rest: Partial<PlanSection> = {}): PlanSection {
  return {
    kind,
    master: "Day",
    generate,
    weekdays: undefined,
    days: undefined,
    events: generate === "each_event" ? { calendars: [], kinds: [], words: [], all_day: "shown" } : undefined,
    rows: undefined,
    count: undefined,
    start_date: "",
    end_date: "",
    pages_per_item: undefined,
    reserve: undefined,
    anchors: [],
    context: {},
    counters: {},
    nested: [],
    ...rest,
  };
}

/** From Friday, 2026-01-30 to Monday, 2026-02-02 by default. */
export function aPlan(sections: readonly PlanSection[], rest: Partial<Plan> = {}): Plan {
  return {
    calendar: { start_date: "2026-01-30", end_date: "2026-02-02", pages_per_day: 1 },
    locale: "en",
    week_start: "monday",
    sections,
    order: [],
    week_numbering: "iso",
    years: undefined,
    terms: [],
    dates: [],
    changes_page: false,
    data: [],
    ...rest,
  };
}

export function aRule(
  page_name: string,
  repeat_mode: GenerationMode,
  rest: Partial<CompilationRule> = {},
): CompilationRule {
  return {
    page_name,
    repeat_mode,
    start_date: "",
    end_date: "",
    count: undefined,
    context_rules: {},
    order: 1,
    ...rest,
  };
}

export function designs(...names: readonly string[]): readonly Master[] {
  return names.map((name) => ({ name, description: "", widgets: [] }));
}

export const library: Masters = {
  canvas: undefined,
  masters: designs("Day", "Note page (A)", "Note page [A]"),
  pages: designs("Review", "Ideas"),
};

export function expand(plan: Plan, masters = library, rest: Partial<PlanDocument> = {}) {
  const report = new Report();
  const document = {
    name: "It",
    description: "",
    category: "",
    author: "",
    profile: "",
    canvas: undefined,
    plan,
    compilation_rules: [],
    ...rest,
  };
  const template = expandPlan(masters, document, world, report);
  return {
    template,
    diagnostics: report.diagnostics,
    contexts: template.page_assignments.map(({ context }) => context),
  };
}

/** Section and date or index of each page. */
export function pages(plan: Plan, rest: Partial<PlanDocument> = {}): readonly string[] {
  return expand(plan, library, rest).contexts.map((context) =>
    [context?.section, context?.date ?? context?.index].join(" "),
  );
}
