/** Sorts a template's pages into sections and items, once per document. */
import type { CalendarNames } from "../foundation/calendar-names.ts";
import { parseDate } from "../foundation/civil-date.ts";
import type { Item, PageFacts } from "../language/page-variables.ts";
import {
  type PageAssignment,
  type PageContext,
  pageCount,
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
  const sections = new Map(template.sections.map((section) => [section.kind, section]));
  const assignments = new Map(template.page_assignments.map((assignment) => [assignment.page, assignment]));
  const itemsBySection = new Map<TemplateSection, OpenItem[]>();
  const weekStart = weekdayNumber(template.metadata.week_start);
  return Array.from({ length: totalPages + 1 }, (_, page) => {
    const assignment = assignments.get(page);
    const section = sections.get(assignment?.context?.section ?? "") ?? loose;
    const items = section === loose ? [] : (itemsBySection.get(section) ?? []);
    if (section !== loose) itemsBySection.set(section, items);
    const item = place(items, page, assignment?.context ?? {});
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
    };
    return { assignment, section, facts };
  });
}

/** Adds the page to the item that the page before it belongs to, or to a new one. */
function place(items: OpenItem[], page: number, context: PageContext): OpenItem {
  const key = `${context.date ?? ""}/${context.index ?? ""}`;
  const last = items.at(-1);
  if (last && last.key === key && (context.subpage ?? 1) > 1) {
    last.pages.push(page);
    return last;
  }
  const item = { key, date: parseDate(String(context.date ?? "")), index: context.index, pages: [page] };
  items.push(item);
  return item;
}

/** Section, index and subpage are facts of the page; a date is one when it is a day that exists. */
function ownVariables(section: TemplateSection, context: PageContext): Readonly<Record<string, string>> {
  const { section: _section, index: _index, subpage: _subpage, date, ...own } = context;
  const variables: Record<string, string> = { ...section.context };
  for (const [name, value] of Object.entries(own)) variables[name] = String(value ?? "");
  if (date !== undefined && !parseDate(String(date))) variables.date = String(date);
  return variables;
}
