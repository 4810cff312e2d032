/** Operations on a plan. Each returns a new plan. */
import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";

type Sections = WrittenPlan["sections"];

export function changeCalendar(plan: WrittenPlan, change: Partial<WrittenPlan["calendar"]>): WrittenPlan {
  return { ...plan, calendar: { ...plan.calendar, ...change } };
}

type CalendarChoice = Pick<WrittenPlan["calendar"], "system" | "correction" | "years" | "digits">;

/** Values that a plan does not state, and choices that need a calendar. */
const usual = { system: "gregorian", correction: 0, years: "common", digits: "latin" };

/** Changes the kind of the calendar. Another calendar starts its weeks on Saturday, unless the plan has its own day. */
export function chooseCalendar(plan: WrittenPlan, change: CalendarChoice): WrittenPlan {
  const { system, correction, years, digits, ...range } = plan.calendar;
  const choice = { system, correction, years, digits, ...change };
  const { system: chosen = usual.system } = choice;
  const calendar = {
    ...range,
    ...(chosen !== usual.system && { system: chosen }),
    ...(chosen === "hijri" && choice.correction && { correction: choice.correction }),
    ...(chosen === usual.system && choice.years && choice.years !== usual.years && { years: choice.years }),
    ...(choice.digits && choice.digits !== usual.digits && { digits: choice.digits }),
  };
  const [before, after] = [weekStartOf(system), weekStartOf(chosen)];
  const { week_start = before } = plan;
  return { ...plan, calendar, week_start: week_start === before ? after : week_start };
}

function weekStartOf(system = usual.system): string {
  return system === usual.system ? "monday" : "saturday";
}

/** Adds a section at the end of the plan and of the page order. */
export function addSection(plan: WrittenPlan, section: WrittenPlanSection): WrittenPlan {
  const order = section.kind === "" ? plan.order : [...pageOrder(plan), section.kind];
  return { ...plan, sections: [...plan.sections, section], order };
}

/** Changes a section. A new name keeps its position in the page order; a first name goes to the end. */
export function changeSection(plan: WrittenPlan, index: number, change: Partial<WrittenPlanSection>): WrittenPlan {
  const before = plan.sections[index];
  if (!before) return plan;
  const after = { ...before, ...change };
  const sections = plan.sections.with(index, after);
  // During typing the name may equal that of another section.
  const stays = sections.some(({ kind }) => kind === before.kind);
  return { ...plan, sections, order: renamedInOrder(pageOrder(plan), before.kind, after.kind, stays) };
}

function renamedInOrder(order: readonly string[], from: string, to: string, stays: boolean): string[] {
  if (from === to) return [...order];
  const place = order.indexOf(from);
  const rest = stays || place < 0 ? [...order] : order.toSpliced(place, 1);
  if (to === "" || rest.includes(to)) return rest;
  return rest.toSpliced(place < 0 ? rest.length : stays ? place + 1 : place, 0, to);
}

export function removeSection(plan: WrittenPlan, index: number): WrittenPlan {
  const removed = plan.sections[index];
  const sections = plan.sections.toSpliced(index, 1);
  const stillThere = sections.some(({ kind }) => kind === removed?.kind);
  return { ...plan, sections, order: stillThere ? plan.order : plan.order.filter((kind) => kind !== removed?.kind) };
}

/** A section, and its places in the plan and in the page order before it was removed. */
export interface RemovedSection {
  readonly index: number;
  readonly section: WrittenPlanSection;
  readonly order: readonly string[];
}

/** Inserts a removed section at its places. In the page order, it follows the sections that preceded it. */
export function restoreSection(plan: WrittenPlan, { index, section, order: before }: RemovedSection): WrittenPlan {
  const sections = plan.sections.toSpliced(index, 0, section);
  const order = pageOrder(plan);
  if (order.includes(section.kind) || !before.includes(section.kind)) return { ...plan, sections };
  const preceding = new Set(before.slice(0, before.indexOf(section.kind)));
  const place = order.findLastIndex((kind) => preceding.has(kind)) + 1;
  return { ...plan, sections, order: order.toSpliced(place, 0, section.kind) };
}

/** Swaps a section with its neighbour. Does nothing at either end. */
export function moveKind(plan: WrittenPlan, kind: string, by: -1 | 1): WrittenPlan {
  const order = pageOrder(plan);
  const place = order.indexOf(kind);
  const neighbour = order[place + by];
  if (place < 0 || neighbour === undefined) return plan;
  return { ...plan, order: order.with(place, neighbour).with(place + by, kind) };
}

/** Specification, part 4: existing kinds in the current order, then the remaining ones. */
export function pageOrder({ order, sections }: WrittenPlan): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind).filter(Boolean));
  return [...new Set([...order.filter((kind) => kinds.has(kind)), ...kinds])];
}

/** Returns the kinds of all sections, including nested ones. */
export function allKinds(sections: readonly WrittenPlanSection[]): string[] {
  return sections.flatMap(({ kind, nested = [] }) => [kind, ...allKinds(nested)]);
}

/** Returns the plan to save: in page order and without incomplete fields. */
export function planToSave(plan: WrittenPlan): WrittenPlan {
  return { ...plan, sections: plan.sections.map(sectionToSave), order: pageOrder(plan) };
}

function sectionToSave({ nested, ...section }: WrittenPlanSection): Sections[number] {
  return {
    ...section,
    kind: section.kind.trim(),
    anchors: section.anchors.filter(({ dest_id }) => dest_id.trim() !== ""),
    ...(nested && { nested: nested.map(sectionToSave) }),
  };
}

/** Ignores the order of fields. An empty field equals an absent one. */
export function arePlansEqual(a: WrittenPlan, b: WrittenPlan): boolean {
  return a === b || canonical(planToSave(a)) === canonical(planToSave(b));
}

function canonical(plan: WrittenPlan): string {
  return JSON.stringify(plan, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const filled = Object.entries(value).filter(([, field]) => field !== null && field !== "");
    return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
