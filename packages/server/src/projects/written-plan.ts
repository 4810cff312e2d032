/** Plans and rules as the engine reads them, in the form in which they travel and are stored. */
import type { WrittenPlan, WrittenPlanSection, WrittenRule } from "@octavo/contract";
import type { CompilationRule, Plan, PlanSection } from "@octavo/engine";

export function writtenPlan({ calendar, locale, week_start, sections, order }: Plan): WrittenPlan {
  return { calendar: { ...calendar }, locale, week_start, sections: sections.map(writtenSection), order: [...order] };
}

function writtenSection(section: PlanSection): WrittenPlanSection {
  const { kind, master, generate, count, pages_per_item, weekdays, anchors, context, counters, nested } = section;
  return {
    kind,
    master,
    generate,
    ...(count !== undefined && { count }),
    ...writtenDates(section),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(pages_per_item !== undefined && { pages_per_item }),
    anchors: anchors.map((dest_id) => ({ dest_id })),
    context: { ...context },
    ...(Object.keys(counters).length > 0 && { counters: { ...counters } }),
    ...(nested.length > 0 && { nested: nested.map(writtenSection) }),
  };
}

export function writtenRule(rule: CompilationRule): WrittenRule {
  const { page_name, repeat_mode, count, context_rules, order } = rule;
  return {
    page_name,
    repeat_mode,
    ...writtenDates(rule),
    ...(count !== undefined && { count }),
    context_rules: { ...context_rules },
    order,
  };
}

/** An empty date is none. */
function writtenDates({ start_date, end_date }: Pick<PlanSection, "start_date" | "end_date">) {
  return { ...(start_date && { start_date }), ...(end_date && { end_date }) };
}
