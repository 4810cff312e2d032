/** Converts plans and rules of the engine to the format of the API and the store. */
import type { WrittenPlan, WrittenPlanSection, WrittenRule } from "@octavo/contract";
import { type CompilationRule, type Plan, type PlanSection, printRow, writeTable } from "@octavo/engine";

export function formatPlan(plan: Plan): WrittenPlan {
  const { calendar, locale, week_start, week_numbering, years, terms, sections, order, ...rest } = plan;
  const { dates, changes_page, data, row } = rest;
  return {
    calendar: { ...calendar },
    locale,
    week_start,
    ...(week_numbering !== "iso" && { week_numbering }),
    ...(years && { years: { ...years } }),
    ...(terms.length > 0 && { terms: terms.map((term) => ({ ...term })) }),
    sections: sections.map(formatSection),
    order: [...order],
    ...(dates.length > 0 && { dates: dates.map(formatSource) }),
    ...(changes_page && { changes_page }),
    ...(data.length > 0 && { data: data.map(writeTable) }),
    ...(row && { row: { ...row } }),
  };
}

type WrittenSource = NonNullable<WrittenPlan["dates"]>[number];

function formatSource(source: Plan["dates"][number]): WrittenSource {
  const style = source.style && { style: { ...source.style } };
  if (!("rows" in source)) return { ...source, kinds: [...source.kinds], ...style };
  const { rows, include, exclude, shorten, ...rest } = source;
  return {
    ...rest,
    ...style,
    ...(include && { include: formatFilter(include) }),
    ...(exclude && { exclude: formatFilter(exclude) }),
    ...(shorten !== undefined && { shorten }),
    rows: rows.map(printRow).join("\n"),
  };
}

function formatFilter({
  words,
  categories,
}: {
  readonly words: readonly string[];
  readonly categories: readonly string[];
}) {
  return { words: [...words], categories: [...categories] };
}

function formatSection(section: PlanSection): WrittenPlanSection {
  const { kind, master, generate, count, pages_per_item, reserve, weekdays, days, ...rest } = section;
  const { events, rows, anchors, context, counters, nested } = rest;
  return {
    kind,
    master,
    generate,
    ...(count !== undefined && { count }),
    ...formatDates(section),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(days && { days }),
    ...(events && { events: formatEvents(events) }),
    ...(rows && { rows: formatRows(rows) }),
    ...(pages_per_item !== undefined && { pages_per_item }),
    ...(reserve !== undefined && { reserve }),
    anchors: anchors.map((dest_id) => ({ dest_id })),
    context: { ...context },
    ...(Object.keys(counters).length > 0 && { counters: { ...counters } }),
    ...(nested.length > 0 && { nested: nested.map(formatSection) }),
  };
}

/** Omits what chooses nothing. */
function formatRows({ table, where, order, by }: NonNullable<PlanSection["rows"]>): WrittenPlanSection["rows"] {
  const chosen = Object.entries(where).map(([column, values]): [string, string[]] => [column, [...values]]);
  return {
    table,
    ...(chosen.length > 0 && { where: Object.fromEntries(chosen) }),
    ...(order.length > 0 && { order: [...order] }),
    ...(by !== "" && { by }),
  };
}

/** Omits empty lists. */
function formatEvents(events: NonNullable<PlanSection["events"]>): WrittenPlanSection["events"] {
  const { calendars, kinds, words, all_day } = events;
  return {
    ...(calendars.length > 0 && { calendars: [...calendars] }),
    ...(kinds.length > 0 && { kinds: [...kinds] }),
    ...(words.length > 0 && { words: [...words] }),
    ...(all_day !== "shown" && { all_day }),
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
