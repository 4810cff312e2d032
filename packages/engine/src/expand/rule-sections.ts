import { hasField } from "@octavo/foundation";
import { sectionKey } from "../language/destination-names.ts";
import type { CompilationRule, Plan, PlanSection } from "../model/plan.ts";
import { sectionTree } from "./enumerate-section.ts";

export interface RuleSection {
  readonly section: PlanSection;
  readonly position: number;
}

/** In rule order. The kind is the name of the page, with a number if it is taken. */
export function ruleSections(rules: readonly CompilationRule[], plan: Plan): readonly RuleSection[] {
  const taken = new Set(plan.sections.flatMap(sectionTree).map(({ kind }) => sectionKey(kind)));
  return rules
    .map((rule, position) => ({ rule, position }))
    .sort((a, b) => a.rule.order - b.rule.order)
    .map(({ rule, position }) => ({ position, section: ruleSection(rule, kindOf(rule.page_name, taken)) }));
}

/** Kinds are names in bindings, so they contain no spaces. */
function kindOf(page: string, taken: Set<string>): string {
  const base = page.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, "_").replaceAll(/^_+|(?<!_)_+$/g, "") || "page";
  let kind = base;
  for (let n = 2; taken.has(sectionKey(kind)); n++) kind = `${base}-${n}`;
  taken.add(sectionKey(kind));
  return kind;
}

function ruleSection(rule: CompilationRule, kind: string): PlanSection {
  const { page_name, repeat_mode, start_date, end_date, count, context_rules } = rule;
  return {
    kind,
    master: page_name,
    generate: repeat_mode,
    weekdays: undefined,
    days: undefined,
    events: hasField(repeat_mode, "events") ? { calendars: [], kinds: [], words: [], all_day: "shown" } : undefined,
    rows: hasField(repeat_mode, "rows") ? { table: "", where: {}, order: [], by: "" } : undefined,
    count,
    start_date,
    end_date,
    pages_per_item: 1,
    reserve: undefined,
    anchors: [],
    context: context_rules,
    counters: {},
    nested: [],
  };
}
