/** Merges the plan of a project with that of its starter for other choices. */
import type { Project } from "@octavo/engine";
import type { DrawnPlanner } from "./create-planner.ts";
import type { MergedMasters } from "./merge-masters.ts";
import { mergeRecords } from "./merge-records.ts";
import type { StarterSection } from "./starter.ts";

type Plan = Project["plan"];
type Section = Plan["sections"][number];

/** A section of a drawn planner with its kind in the starter, which no language changes. */
interface KnownSection {
  readonly key: string;
  readonly section: Section;
  readonly nested: readonly KnownSection[];
}

export interface PlanChange {
  readonly plan: Plan;
  /** Kinds, as the plan names them. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function mergePlan(
  own: Plan,
  before: DrawnPlanner,
  after: DrawnPlanner,
  masters: Pick<MergedMasters, "nameBefore" | "nameAfter">,
): PlanChange {
  const [old, made] = [before, after].map((planner) => knownSections(planner.sections, planner.project.plan.sections));
  const merging: Merging = {
    taken: new Set(kindsOf(own.sections)),
    renamed: new Map(),
    added: [],
    removed: [],
    masters,
  };
  const sections = mergeSections(own.sections, old ?? [], made ?? [], merging);
  const [from, to] = [before.project.plan, after.project.plan];
  return {
    plan: {
      ...own,
      locale: to.locale === from.locale ? own.locale : to.locale,
      week_start: to.week_start === from.week_start ? own.week_start : to.week_start,
      week_numbering: to.week_numbering === from.week_numbering ? own.week_numbering : to.week_numbering,
      calendar: mergeCalendar(own.calendar, from.calendar, to.calendar),
      ...mergeLists(own, from, to),
      sections,
      order: mergeOrder(own.order, sections, merging),
    },
    added: merging.added,
    removed: merging.removed,
  };
}

/** Lists as the starter makes them, beside those of the project. A list that its owner has changed stays. */
function mergeLists(own: Plan, from: Plan, to: Plan): Pick<Plan, "data"> {
  const written = (list: unknown) => JSON.stringify(list);
  const old = new Set(from.data.map(written));
  const kept = own.data.filter((list) => !old.has(written(list)));
  const names = new Set(kept.map(({ name }) => name));
  return { data: [...kept, ...to.data.filter(({ name }) => !names.has(name))] };
}

/** Another calendar has no numbers of years of the Gregorian one, and the Gregorian one no correction. */
function mergeCalendar(own: Plan["calendar"], from: Plan["calendar"], to: Plan["calendar"]): Plan["calendar"] {
  const { start_date, end_date, system } = to;
  if (system === from.system) return { ...own, start_date, end_date };
  const { system: _system, correction: _correction, years: _years, ...rest } = own;
  return { ...rest, start_date, end_date, ...(system && { system }) };
}

interface Merging {
  /** Kinds of the project. */
  readonly taken: Set<string>;
  readonly renamed: Map<string, string>;
  readonly added: string[];
  readonly removed: string[];
  readonly masters: Pick<MergedMasters, "nameBefore" | "nameAfter">;
}

function knownSections(sources: readonly StarterSection[], sections: readonly Section[]): readonly KnownSection[] {
  return sections.map((section, i) => {
    const { kind = section.kind, nested = [] } = sources[i] ?? {};
    return { key: kind, section, nested: knownSections(nested, section.nested) };
  });
}

function kindsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ kind, nested }) => [kind, ...kindsOf(nested)]);
}

function mergeSections(
  own: readonly Section[],
  before: readonly KnownSection[],
  after: readonly KnownSection[],
  merging: Merging,
): readonly Section[] {
  const keys = new Map<Section, string>();
  const kept = own.flatMap((section) => {
    const old = before.find((known) => known.section.kind === section.kind);
    if (!old) return [withMasters(section, merging.masters.nameBefore)];
    const made = after.find(({ key }) => key === old.key);
    if (!made) {
      merging.removed.push(section.kind);
      return [];
    }
    const merged = mergeSection(section, old, made, merging);
    keys.set(merged, old.key);
    return [merged];
  });
  const known = new Set(before.map(({ key }) => key));
  return after.reduce<readonly Section[]>((sections, { key, section, nested }, i) => {
    if (known.has(key)) return sections;
    const nestedSections = mergeSections([], [], nested, merging);
    const added = { ...withMasters(section, merging.masters.nameAfter), nested: nestedSections };
    const named = { ...added, kind: freeKind(section.kind, merging) };
    keys.set(named, key);
    merging.added.push(named.kind);
    return withAfter(
      sections,
      named,
      after.slice(0, i).map((other) => other.key),
      (one) => keys.get(one),
    );
  }, kept);
}

function mergeSection(own: Section, before: KnownSection, after: KnownSection, merging: Merging): Section {
  const nested = mergeSections(own.nested, before.nested, after.nested, merging);
  const { kind, nested: _own, ...rest } = own;
  const [{ kind: _from, nested: _before, ...old }, { kind: to, nested: _after, ...made }] = [
    before.section,
    after.section,
  ];
  const { nameBefore, nameAfter } = merging.masters;
  const master = own.master === old.master ? nameAfter(made.master) : nameBefore(own.master);
  if (kind !== to) merging.renamed.set(kind, to);
  const merged = mergeRecords(rest, rest, old, made);
  return { ...merged, kind: to, master, nested };
}

/** A section of the user can use a master of the starter. */
function withMasters(section: Section, nameOf: (master: string) => string): Section {
  const { master, nested } = section;
  return { ...section, master: nameOf(master), nested: nested.map((each) => withMasters(each, nameOf)) };
}

function freeKind(wanted: string, { taken }: Merging): string {
  let kind = wanted;
  for (let number = 2; taken.has(kind); number++) kind = `${wanted}_${number}`;
  taken.add(kind);
  return kind;
}

/** Inserts an item behind the last of those that precede it in the starter. */
function withAfter<Item>(
  items: readonly Item[],
  item: Item,
  preceding: readonly string[],
  keyOf: (item: Item) => string | undefined,
): readonly Item[] {
  const index = items.findLastIndex((one) => preceding.includes(keyOf(one) ?? "")) + 1;
  return items.toSpliced(index, 0, item);
}

/** Added sections follow the one that is before them in the list. An empty order is that of the list. */
function mergeOrder(order: Plan["order"], sections: readonly Section[], merging: Merging): Plan["order"] {
  if (order.length === 0) return order;
  const { renamed, removed, added } = merging;
  const kept = order.filter((kind) => !removed.includes(kind)).map((kind) => renamed.get(kind) ?? kind);
  return sections.reduce<Plan["order"]>((kinds, { kind }, i) => {
    if (!added.includes(kind)) return kinds;
    const before = sections.slice(0, i).map((section) => section.kind);
    return withAfter(kinds, kind, before, (one) => one);
  }, kept);
}
