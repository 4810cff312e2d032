/** Sorts a template's pages into sections and items, once per document. */
import type { CalendarNames } from "../foundation/calendar-names.ts";
import { parseDate } from "../foundation/civil-date.ts";
import type { Item, PageFacts } from "../language/page-variables.ts";
import { planMonths } from "../language/plan-months.ts";
import {
  type PageAssignment,
  type PageContext,
  pageCount,
  type SectionUnit,
  type Template,
  type TemplateSection,
  weekdayNumber,
} from "../model/template.ts";

/** A page that no section made: it stands for itself. */
const loose: TemplateSection = { kind: "", unit: "once", anchors: [], context: {} };

export interface PageRecord {
  readonly assignment: PageAssignment | undefined;
  readonly section: TemplateSection;
  readonly facts: PageFacts;
  /** The first page of the item around this page's. */
  readonly parent: PageRecord | undefined;
}

/** The items of a section so far. */
interface OpenSection {
  readonly all: OpenItem[];
  /** By the page that begins what they have in common. */
  readonly groups: Map<number, OpenItem[]>;
  /** The first page of the last item. */
  first: PageRecord | undefined;
}

interface OpenItem {
  readonly date: Item["date"];
  readonly index: Item["index"];
  readonly key: string;
  readonly pages: number[];
}

/** What every page is, by page number. Index 0 is unused, so that numbers are indices. */
export function pageRecords(template: Template, names: CalendarNames): readonly PageRecord[] {
  const totalPages = pageCount(template);
  const sections = sectionsByKind(template);
  const assignments = new Map(template.page_assignments.map((assignment) => [assignment.page, assignment]));
  const open = new Map<TemplateSection, OpenSection>();
  const { week_start, start_date = "", end_date = "" } = template.metadata;
  const weekStart = weekdayNumber(week_start);
  const plan = planMonths(parseDate(start_date), parseDate(end_date));
  return Array.from({ length: totalPages + 1 }, (_, page) => {
    const assignment = assignments.get(page);
    const section = sections.get(assignment?.context?.section ?? "") ?? loose;
    const progress = open.get(section) ?? { all: [], groups: new Map(), first: undefined };
    if (section !== loose) open.set(section, progress);
    const parent = parentPage(section, sections, open);
    const { item, items } = place(progress, groupOf(section.unit, parent), page, assignment?.context ?? {});
    const facts: PageFacts = {
      page,
      totalPages,
      section: section.kind,
      unit: section.unit,
      subpage: assignment?.context?.subpage ?? item.pages.length,
      items,
      position: items.indexOf(item, items.length - 1),
      own: ownVariables(section, assignment?.context ?? {}),
      names,
      weekStart,
      plan,
      parent: parent?.facts,
      counting: section.counters && {
        counters: section.counters,
        items: progress.all,
        position: progress.all.length - 1,
      },
    };
    const record = { assignment, section, facts, parent };
    if (item.pages[0] === page) progress.first = record;
    return record;
  });
}

/**
 * A section is only ever inside one that stands further up, and the second of a kind inside none: so no section is
 * inside itself, whatever a hand-made template says.
 */
function sectionsByKind({ sections }: Template): ReadonlyMap<string, TemplateSection> {
  const byKind = new Map<string, TemplateSection>();
  for (const section of sections) {
    const { parent, ...outermost } = section;
    const isInside = parent !== undefined && byKind.has(parent) && !byKind.has(section.kind);
    byKind.set(section.kind, isInside ? section : outermost);
  }
  return byKind;
}

/**
 * Which items are neighbours: those of the counted item around them, and counted pages those of any item. The days of
 * one week go on in the next.
 */
function groupOf(unit: SectionUnit, parent: PageRecord | undefined): number {
  if (!parent) return 0;
  return unit === "count" || parent.section.unit === "count" ? parent.facts.page : groupOf(unit, parent.parent);
}

/** The item that a section's items follow is the last one before them. */
function parentPage(
  { parent }: TemplateSection,
  sections: ReadonlyMap<string, TemplateSection>,
  open: ReadonlyMap<TemplateSection, OpenSection>,
): PageRecord | undefined {
  const around = parent === undefined ? undefined : sections.get(parent);
  return around && open.get(around)?.first;
}

/** Adds the page to the item that the page before it belongs to, or to a new one. */
function place(
  { all, groups }: OpenSection,
  group: number,
  page: number,
  context: PageContext,
): { readonly item: OpenItem; readonly items: readonly OpenItem[] } {
  const items = groups.get(group) ?? [];
  groups.set(group, items);
  const key = `${context.date ?? ""}/${context.index ?? ""}`;
  const last = all.at(-1);
  if (last && last === items.at(-1) && last.key === key && (context.subpage ?? 1) > 1) {
    last.pages.push(page);
    return { item: last, items };
  }
  const item = { key, date: parseDate(String(context.date ?? "")), index: context.index, pages: [page] };
  all.push(item);
  items.push(item);
  return { item, items };
}

/** Section, index and subpage are facts of the page; a date is one when it is a day that exists. */
function ownVariables(section: TemplateSection, context: PageContext): Readonly<Record<string, string>> {
  const { section: _section, index: _index, subpage: _subpage, date, ...own } = context;
  const variables: Record<string, string> = { ...section.context };
  for (const [name, value] of Object.entries(own)) variables[name] = String(value ?? "");
  if (date !== undefined && !parseDate(String(date))) variables.date = String(date);
  return variables;
}
