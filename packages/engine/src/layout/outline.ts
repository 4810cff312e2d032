/**
 * Outline of the document: each `once` item, the calendar as year → months → days or weeks, and counted sections as
 * one entry with their pages, if there are several. Pages of quarters stand between a year and its months. Nested items are children of their parent item.
 */

import {
  type CivilDate,
  isBefore,
  modeOfUnit,
  monthKey,
  monthStart,
  parseDate,
  quarterKey,
  type SectionUnit,
} from "@octavo/foundation";
import { dayText } from "../calendar/document-calendar.ts";
import type { NamedDestination, OutlineItem } from "../display/display-list.ts";
import { isYearKind } from "../language/destination-names.ts";
import { itemOf } from "../language/page-facts.ts";
import { pageVariables } from "../language/page-variables.ts";
import type { OutlineEntry, TemplateSection } from "../model/template.ts";
import { changesPages, changesTitle } from "./changes-page.ts";
import type { DocumentScope } from "./document-scope.ts";
import { itemLabel, onceTitle, quarterTitle, sectionTitle, yearTitle } from "./page-label.ts";
import type { PageRecord } from "./page-records.ts";

interface Entry {
  readonly title: string;
  page: number;
  readonly children: Entry[];
}

export function documentOutline(scope: DocumentScope): readonly OutlineItem[] {
  const { outlines } = scope.template.navigation;
  if (outlines.length > 0) return writtenOutline(outlines, scope);
  const positions = new Map(scope.reading.map(({ facts }, position) => [facts.page, position]));
  const positionOf = ({ page }: Entry) => positions.get(page) ?? 0;
  const planned = planOutline(scope).sort((a, b) => positionOf(a) - positionOf(b));
  return [...planned, ...changesOutline(scope)].map(outlineItem);
}

function changesOutline(scope: DocumentScope): readonly Entry[] {
  const title = changesTitle(scope);
  const [page] = changesPages(scope);
  return title === "" || page === undefined ? [] : [{ title, page, children: [] }];
}

function outlineItem({ title, page, children }: Entry): OutlineItem {
  return { title, target: { page, x: 0, y: 0 }, children: children.map(outlineItem) };
}

/** Outline as written. Entries without a destination are omitted and their children move up. */
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
  const plan = new PlanOutline(scope);
  const sections = [...itemsBySection(scope)];
  // Years must be added before their quarters, and quarters before their months.
  const rank = ([{ unit }]: (typeof sections)[number]) => (unit === "year" ? 0 : unit === "quarter" ? 1 : 2);
  for (const [section, items] of sections.toSorted((a, b) => rank(a) - rank(b))) plan.add(section, items);
  return plan.entries;
}

function itemsBySection({ reading }: DocumentScope): ReadonlyMap<TemplateSection, readonly PageRecord[]> {
  const isFirst = ({ section, facts }: PageRecord) => section.kind !== "" && itemOf(facts)?.pages[0] === facts.page;
  return Map.groupBy(reading.filter(isFirst), ({ section }) => section);
}

/** Parent of a page in the outline. A section with a single item is not a parent. */
function holderOf({ parent }: PageRecord): PageRecord | undefined {
  return parent?.section.unit === "once" ? holderOf(parent) : parent;
}

class PlanOutline {
  readonly #scope: DocumentScope;
  readonly #calendar: CalendarOutline;
  readonly #calendarUnits = new Set<SectionUnit>();
  readonly #roots: Entry[] = [];
  readonly #entries = new Map<PageRecord, Entry>();

  constructor(scope: DocumentScope) {
    this.#scope = scope;
    this.#calendar = new CalendarOutline(scope);
  }

  get entries(): Entry[] {
    return [...this.#roots, ...this.#calendar.years];
  }

  add(section: TemplateSection, items: readonly PageRecord[]): void {
    const isInside = items.some((item) => holderOf(item) !== undefined);
    if (this.#isInCalendar(section, isInside)) for (const item of items) this.#set(item, this.#calendar.add(item));
    else if (isInside || section.unit === "once" || (section.unit === "count" && items.length === 1))
      for (const item of items) this.#addBelow(holderOf(item), item);
    else this.#addTogether(section, items);
  }

  /** A second section of the same unit is not part of the calendar. Nested items belong to their parent. */
  #isInCalendar({ unit, kind }: TemplateSection, isInside: boolean): boolean {
    if (isInside || modeOfUnit(unit).days === 0 || unit === "event" || this.#calendarUnits.has(unit)) return false;
    if (unit === "once") return isYearKind(kind);
    this.#calendarUnits.add(unit);
    return true;
  }

  #addBelow(holder: PageRecord | undefined, item: PageRecord): void {
    const entry = this.#set(item, { title: itemTitle(item, this.#scope), page: item.facts.page, children: [] });
    const above = holder && this.#entries.get(holder);
    (above?.children ?? this.#roots).push(entry);
  }

  #addTogether({ kind, context }: TemplateSection, items: readonly PageRecord[]): void {
    const children = items.map((item) =>
      this.#set(item, { title: itemTitle(item, this.#scope), page: item.facts.page, children: [] }),
    );
    const title = context.title ?? sectionTitle(kind, this.#scope.names.locale);
    this.#roots.push({ title, page: children[0]?.page ?? 1, children });
  }

  #set(item: PageRecord, entry: Entry): Entry {
    this.#entries.set(item, entry);
    return entry;
  }
}

function itemTitle(record: PageRecord, scope: DocumentScope): string {
  const { section, facts } = record;
  const date = itemOf(facts)?.date;
  if (section.unit === "event" && date) return eventTitle(date, facts);
  return section.unit === "day" && date ? scope.names.dateLong(date) : itemLabel(record);
}

/** "15 Jan – Standup". */
function eventTitle(date: CivilDate, facts: PageRecord["facts"]): string {
  const { names, calendar } = facts;
  return `${dayText(date, calendar)} ${names.monthShort(calendar.of(date).month)} – ${pageVariables(facts)("event") ?? ""}`;
}

/** Builds year → quarter → month → day or week, without quarters if they have no pages. A year or month without a page links to its first descendant. */
class CalendarOutline {
  /** By calendar year, or by a twelve-month span. */
  readonly #years = new Map<string, Entry>();
  readonly #quarters = new Map<string, Entry>();
  readonly #months = new Map<string, Entry>();
  readonly #scope: DocumentScope;

  constructor(scope: DocumentScope) {
    this.#scope = scope;
  }

  get years(): readonly Entry[] {
    return [...new Set(this.#years.values())];
  }

  add(record: PageRecord): Entry {
    const { section, facts } = record;
    const date = itemOf(facts)?.date;
    if (section.unit === "once") return this.#addYear(date, record);
    if (!date) return { title: "", page: facts.page, children: [] };
    if (section.unit === "year") return this.#addTwelveMonths(date, record);
    if (section.unit === "quarter") return this.#addQuarter(date, facts.page);
    const month = this.#month(this.#inPlan(date), facts.page);
    if (section.unit === "month") {
      month.page = facts.page;
      return month;
    }
    const entry = { title: itemTitle(record, this.#scope), page: facts.page, children: [] };
    month.children.push(entry);
    return entry;
  }

  /** A week can start before the plan. It belongs to the month of the plan's first day. */
  #inPlan(date: CivilDate): CivilDate {
    const first = parseDate(this.#scope.template.metadata.start_date ?? "");
    return first && isBefore(date, first) ? first : date;
  }

  #addYear(date: CivilDate | undefined, record: PageRecord): Entry {
    const title = onceTitle(record);
    const year = String(Number(title) || (date ? this.#scope.calendar.of(date).year : 0));
    const entry = { title, page: record.facts.page, children: this.#years.get(year)?.children ?? [] };
    this.#years.set(year, entry);
    return entry;
  }

  /** Adds the twelve months that start with the page's month. */
  #addTwelveMonths(date: CivilDate, { facts }: PageRecord): Entry {
    const { calendar } = this.#scope;
    const entry: Entry = { title: yearTitle(facts), page: facts.page, children: [] };
    for (let i = 0; i < 12; i++) this.#years.set(monthKey(monthStart(date, calendar, i), calendar), entry);
    return entry;
  }

  #addQuarter(date: CivilDate, page: number): Entry {
    const entry: Entry = { title: quarterTitle(date, this.#scope.calendar), page, children: [] };
    this.#quarters.set(quarterKey(date, this.#scope.calendar), entry);
    this.#year(date, page).children.push(entry);
    return entry;
  }

  #month(date: CivilDate, page: number): Entry {
    const { names, calendar } = this.#scope;
    const key = monthKey(date, calendar);
    const known = this.#months.get(key);
    if (known) return known;
    const { year, month } = calendar.of(date);
    const entry: Entry = { title: names.monthTitle(year, month), page, children: [] };
    this.#months.set(key, entry);
    (this.#quarters.get(quarterKey(date, calendar)) ?? this.#year(date, page)).children.push(entry);
    return entry;
  }

  #year(date: CivilDate, page: number): Entry {
    const { calendar } = this.#scope;
    const { year } = calendar.of(date);
    const known = this.#years.get(monthKey(date, calendar)) ?? this.#years.get(String(year));
    if (known) return known;
    const entry: Entry = { title: calendar.year(year), page, children: [] };
    this.#years.set(String(year), entry);
    return entry;
  }
}
