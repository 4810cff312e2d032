/**
 * The outline that a reader's contents panel shows: each `once` item by its title, the calendar as year → months →
 * days or weeks, counted sections as one entry with their pages below.
 */
import type { NamedDestination, OutlineItem } from "../display/display-list.ts";
import { type CivilDate, formatDate, weekOf } from "../foundation/civil-date.ts";
import { isYearKind } from "../language/destination-names.ts";
import { type Item, itemOf } from "../language/page-variables.ts";
import type { OutlineEntry, SectionUnit, TemplateSection } from "../model/template.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { PageRecord } from "./page-facts.ts";
import { onceTitle, sectionTitle } from "./page-label.ts";

interface Entry {
  readonly title: string;
  page: number;
  readonly children: Entry[];
}

export function documentOutline(scope: DocumentScope): readonly OutlineItem[] {
  const { outlines } = scope.template.navigation;
  if (outlines.length > 0) return writtenOutline(outlines, scope);
  const entries = planOutline(scope);
  return entries.sort((a, b) => a.page - b.page).map(outlineItem);
}

function outlineItem({ title, page, children }: Entry): OutlineItem {
  return { title, target: { page, x: 0, y: 0 }, children: children.map(outlineItem) };
}

/** As written; entries that lead nowhere are left out with what would hang below them raised. */
function writtenOutline(written: readonly OutlineEntry[], scope: DocumentScope): readonly OutlineItem[] {
  const roots: OutlineItem[] = [];
  const open: { level: number; children: OutlineItem[] }[] = [{ level: 0, children: roots }];
  for (const { title, dest, level } of written) {
    const found = scope.destinations.find(dest);
    if (!found) continue;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const children: OutlineItem[] = [];
    open.at(-1)?.children.push({ title, target: placeOf(found), children });
    open.push({ level, children });
  }
  return roots;
}

function placeOf({ page, x, y }: NamedDestination) {
  return { page, x, y };
}

function planOutline(scope: DocumentScope): Entry[] {
  const calendar = new CalendarOutline(scope);
  const entries: Entry[] = [];
  const calendarUnits = new Set<SectionUnit>();
  for (const { section, first } of sectionsInOrder(scope)) {
    const { unit, kind } = section;
    const items = first.facts.items;
    if (unit === "once") {
      if (isYearKind(kind)) calendar.addYear(itemOf(first.facts), first, onceTitle(first));
      else entries.push({ title: onceTitle(first), page: first.facts.page, children: [] });
    } else if (unit === "count") entries.push(countedEntry(section, items));
    else if (calendarUnits.has(unit)) entries.push(datedEntry(section, items, scope));
    else {
      calendarUnits.add(unit);
      for (const item of items) calendar.add(unit, item);
    }
  }
  return [...entries, ...calendar.years];
}

function sectionsInOrder(scope: DocumentScope): readonly { section: TemplateSection; first: PageRecord }[] {
  const seen = new Map<TemplateSection, PageRecord>();
  for (const record of scope.pages.slice(1))
    if (record.section.kind !== "" && !seen.has(record.section)) seen.set(record.section, record);
  return [...seen].map(([section, first]) => ({ section, first }));
}

function countedEntry({ kind }: TemplateSection, items: readonly Item[]): Entry {
  const title = sectionTitle(kind);
  const children = items.map((item) => ({
    title: `${title} ${item.index ?? ""}`.trim(),
    page: firstPage(item),
    children: [],
  }));
  return { title, page: children[0]?.page ?? 1, children };
}

/** A second section of the same unit stands beside the calendar, not in it. */
function datedEntry({ kind, unit }: TemplateSection, items: readonly Item[], scope: DocumentScope): Entry {
  const children = items.map((item) => ({
    title: item.date ? dateTitle(unit, item.date, scope) : "",
    page: firstPage(item),
    children: [],
  }));
  return { title: sectionTitle(kind), page: children[0]?.page ?? 1, children };
}

function dateTitle(unit: SectionUnit, date: CivilDate, { names, weekStart }: DocumentScope): string {
  if (unit === "month") return names.monthTitle(date.year, date.month);
  return unit === "week" ? names.weekTitle(weekOf(date, weekStart).week) : names.dateLong(date);
}

function firstPage(item: Item): number {
  return item.pages[0] ?? 1;
}

/** Grows year → month → day or week. A year or month without a page of its own leads to the first page below it. */
class CalendarOutline {
  readonly #years = new Map<number, Entry>();
  readonly #months = new Map<string, Entry>();
  readonly #scope: DocumentScope;

  constructor(scope: DocumentScope) {
    this.#scope = scope;
  }

  get years(): readonly Entry[] {
    return [...this.#years.values()];
  }

  addYear(item: Item | undefined, record: PageRecord, title: string): void {
    const year = Number(title) || item?.date?.year || 0;
    this.#years.set(year, { title, page: record.facts.page, children: this.#years.get(year)?.children ?? [] });
  }

  add(unit: SectionUnit, item: Item): void {
    if (!item.date) return;
    const page = firstPage(item);
    const month = this.#month(item.date, page);
    if (unit === "month") month.page = page;
    else month.children.push({ title: dateTitle(unit, item.date, this.#scope), page, children: [] });
  }

  #month(date: CivilDate, page: number): Entry {
    const key = formatDate(date).slice(0, 7);
    const known = this.#months.get(key);
    if (known) return known;
    const entry: Entry = { title: this.#scope.names.monthTitle(date.year, date.month), page, children: [] };
    this.#months.set(key, entry);
    this.#year(date.year, page).children.push(entry);
    return entry;
  }

  #year(year: number, page: number): Entry {
    const known = this.#years.get(year);
    if (known) return known;
    const entry: Entry = { title: String(year), page, children: [] };
    this.#years.set(year, entry);
    return entry;
  }
}
