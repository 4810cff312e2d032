import { modeOfUnit, parseDate, type SectionUnit } from "@octavo/foundation";
import { type DateIndex, dateIndexOf } from "../language/date-index.ts";
import type { Item, PageFacts } from "../language/page-facts.ts";
import { planMonths } from "../language/plan-months.ts";
import { tableIndexOf } from "../language/table-index.ts";
import {
  type PageAssignment,
  type PageContext,
  pageCount,
  readingOrder,
  type Template,
  type TemplateSection,
  weekdayNumber,
} from "../model/template.ts";

/** Section of a page without a section. */
const loose: TemplateSection = { kind: "", unit: "once", anchors: [], context: {} };

export interface PageRecord {
  readonly assignment: PageAssignment | undefined;
  readonly section: TemplateSection;
  readonly facts: PageFacts;
  readonly parent: PageRecord | undefined;
}

interface OpenSection {
  readonly all: OpenItem[];
  /** Keyed by the first page of the group. */
  readonly groups: Map<number, OpenItem[]>;
  first: PageRecord | undefined;
}

interface OpenItem {
  readonly date: Item["date"];
  readonly index: Item["index"];
  readonly event: Item["event"];
  readonly eventKey: Item["eventKey"];
  readonly row: Item["row"];
  readonly key: string;
  readonly pages: number[];
}

/** Returns records by page number; index 0 is unused. Items of sections are in reading order. */
export function pageRecords(
  template: Template,
  { names, calendar, almanac }: Pick<PageFacts, "names" | "calendar" | "almanac">,
  dates = dateIndexOf(template.dates, names.locale),
): readonly PageRecord[] {
  const totalPages = pageCount(template);
  const sections = sectionsByKind(template);
  const assignments = new Map(template.page_assignments.map((assignment) => [assignment.page, assignment]));
  const open = new Map<TemplateSection, OpenSection>();
  const { week_start, start_date = "", end_date = "" } = template.metadata;
  const weekStart = weekdayNumber(week_start);
  const plan = planMonths(parseDate(start_date), parseDate(end_date), calendar);
  const tables = tableIndexOf(template.data);
  const records: PageRecord[] = [];
  for (const page of [0, ...readingOrder(template)]) {
    const assignment = assignments.get(page);
    const section = sections.get(assignment?.context?.section ?? "") ?? loose;
    const progress = open.get(section) ?? { all: [], groups: new Map(), first: undefined };
    if (section !== loose) open.set(section, progress);
    const parent = parentPage(section, sections, open);
    const { item, items } = place(progress, groupOf(section.unit, parent), page, assignment?.context ?? {}, dates);
    const facts: PageFacts = {
      page,
      totalPages,
      section: section.kind,
      unit: section.unit,
      rows: section.rows,
      subpage: assignment?.context?.subpage ?? item.pages.length,
      items,
      position: items.indexOf(item, items.length - 1),
      own: ownVariables(section, assignment?.context ?? {}),
      names,
      weekStart,
      calendar,
      almanac,
      plan,
      dates,
      tables,
      plannerRow: template.row,
      numbering: template.metadata,
      parent: parent?.facts,
      counting: section.counters && {
        counters: section.counters,
        items: progress.all,
        position: progress.all.length - 1,
      },
    };
    const record = { assignment, section, facts, parent };
    if (item.pages[0] === page) progress.first = record;
    records[page] = record;
  }
  return records;
}

/** Sections by kind. A parent must come earlier in the list, so that nesting has no cycles. */
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
 * Group of neighboring items: those of a parent without a time, or all for dates. The days of a week continue in the next
 * week.
 */
function groupOf(unit: SectionUnit, parent: PageRecord | undefined): number {
  if (!parent) return 0;
  return isTimeless(unit) || isTimeless(parent.section.unit) ? parent.facts.page : groupOf(unit, parent.parent);
}

/** True for counted items and rows. */
function isTimeless(unit: SectionUnit): boolean {
  return modeOfUnit(unit).days === 0;
}

/** The parent item is the last one before the page. */
function parentPage(
  { parent }: TemplateSection,
  sections: ReadonlyMap<string, TemplateSection>,
  open: ReadonlyMap<TemplateSection, OpenSection>,
): PageRecord | undefined {
  const around = parent === undefined ? undefined : sections.get(parent);
  return around && open.get(around)?.first;
}

function place(
  { all, groups }: OpenSection,
  group: number,
  page: number,
  context: PageContext,
  dates: DateIndex,
): { readonly item: OpenItem; readonly items: readonly OpenItem[] } {
  const items = groups.get(group) ?? [];
  groups.set(group, items);
  const key = `${context.date ?? ""}/${context.index ?? ""}/${context.row ?? ""}`;
  const last = all.at(-1);
  if (last && last === items.at(-1) && last.key === key && (context.subpage ?? 1) > 1) {
    last.pages.push(page);
    return { item: last, items };
  }
  const event = eventOf(context);
  const date = String(context.date ?? "");
  const item = {
    key,
    date: parseDate(date),
    index: context.index,
    event,
    eventKey: event === undefined ? undefined : (dates.eventKey(date, event) ?? String(event)),
    row: context.row,
    pages: [page],
  };
  all.push(item);
  items.push(item);
  return { item, items };
}

/** A text is a variable of the author. */
function eventOf({ event }: PageContext): number | undefined {
  return typeof event === "number" ? event : undefined;
}

/** Removes section, index, subpage and valid dates, which are not variables of the author. */
function ownVariables(section: TemplateSection, context: PageContext): Readonly<Record<string, string>> {
  const { section: _section, index: _index, subpage: _subpage, event, date, row, ...own } = context;
  const variables: Record<string, string> = { ...section.context };
  for (const [name, value] of Object.entries(own)) variables[name] = String(value ?? "");
  if (typeof event === "string" || (event !== undefined && section.unit !== "event")) variables.event = String(event);
  if (row !== undefined && section.unit !== "row") variables.row = String(row);
  if (date !== undefined && !parseDate(String(date))) variables.date = String(date);
  return variables;
}
