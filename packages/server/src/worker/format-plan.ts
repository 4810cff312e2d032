/** Converts plans and rules of the engine to the format of the API and the store. */
import type { WrittenPlan, WrittenPlanSection, WrittenRule } from "@octavo/contract";
import type { CompilationRule, Plan, PlanSection } from "@octavo/engine";

export function formatPlan({ calendar, locale, week_start, sections, order }: Plan): WrittenPlan {
  return { calendar: { ...calendar }, locale, week_start, sections: sections.map(formatSection), order: [...order] };
}

function formatSection(section: PlanSection): WrittenPlanSection {
  const { kind, master, generate, count, pages_per_item, weekdays, anchors, context, counters, nested } = section;
  return {
    kind,
    master,
    generate,
    ...(count !== undefined && { count }),
    ...formatDates(section),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(pages_per_item !== undefined && { pages_per_item }),
    anchors: anchors.map((dest_id) => ({ dest_id })),
    context: { ...context },
    ...(Object.keys(counters).length > 0 && { counters: { ...counters } }),
    ...(nested.length > 0 && { nested: nested.map(formatSection) }),
  };
}

export function formatRule(rule: CompilationRule): WrittenRule {
  const { page_name, repeat_mode, count, context_rules, order } = rule;
  return {
    page_name,
    repeat_mode,
    ...formatDates(rule),
    ...(count !== undefined && { count }),
    context_rules: { ...context_rules },
    order,
  };
}

/** Omits empty dates. */
function formatDates({ start_date, end_date }: Pick<PlanSection, "start_date" | "end_date">) {
  return { ...(start_date && { start_date }), ...(end_date && { end_date }) };
}
