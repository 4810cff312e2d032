/** Which items a section makes: the only count of pages there is. Estimates are this enumeration, run early. */
import {
  addDays,
  addMonths,
  type CivilDate,
  firstOfMonth,
  firstOfWeek,
  isBefore,
  parseDate,
  type Weekday,
} from "../foundation/civil-date.ts";
import type { GenerateMode, Plan, PlanSection } from "../model/plan.ts";
import type { SectionUnit } from "../model/template.ts";

export interface PlanItem {
  readonly date?: CivilDate;
  readonly index?: number;
}

export const unitOf: Readonly<Record<GenerateMode, SectionUnit>> = {
  once: "once",
  each_day: "day",
  each_week: "week",
  each_month: "month",
  count: "count",
};

/** Lazily, so that a count of a thousand million costs nothing until somebody takes its items. */
export function* enumerateSection(section: PlanSection, plan: Plan, weekStart: Weekday): Generator<PlanItem> {
  const start = parseDate(section.start_date || plan.calendar.start_date);
  const end = parseDate(section.end_date || plan.calendar.end_date);
  if (section.generate === "once") yield { index: 1, ...(start && { date: start }) };
  else if (section.generate === "count") for (let index = 1; index <= (section.count ?? 0); index++) yield { index };
  else if (start && end) yield* enumerateDates(section.generate, start, end, weekStart);
}

function* enumerateDates(
  mode: GenerateMode,
  start: CivilDate,
  end: CivilDate,
  weekStart: Weekday,
): Generator<PlanItem> {
  const first = { each_week: firstOfWeek(start, weekStart), each_month: firstOfMonth(start) }[mode as string] ?? start;
  for (let date = first; !isBefore(end, date); date = following(mode, date)) yield { date };
}

function following(mode: GenerateMode, date: CivilDate): CivilDate {
  if (mode === "each_month") return addMonths(date, 1);
  return addDays(date, mode === "each_week" ? 7 : 1);
}

/** Pages of every item of a section. */
export function pagesPerItem(section: PlanSection, plan: Plan): number {
  return section.pages_per_item ?? (section.generate === "each_day" ? plan.calendar.pages_per_day : 1);
}

/** Sections in page order: as `order` says, then those that it leaves out as they stand. */
export function sectionsInOrder({ sections, order }: Plan): readonly PlanSection[] {
  const ordered = order.flatMap((kind) => sections.find((section) => section.kind === kind) ?? []);
  return [...new Set([...ordered, ...sections])];
}
