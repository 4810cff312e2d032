import type { CivilDate, SectionUnit, Weekday } from "@octavo/foundation";
import type { Almanac } from "../calendar/almanac.ts";
import type { CalendarNames } from "../calendar/calendar-names.ts";
import type { DocumentCalendar } from "../calendar/document-calendar.ts";
import type { Counter, Metadata, PlannerRow, SectionRows } from "../model/template.ts";
import type { DateIndex } from "./date-index.ts";
import { itemKey, type KeyPart } from "./destination-names.ts";
import type { PlanMonths } from "./plan-months.ts";
import type { TableIndex } from "./table-index.ts";

/** Item of a section: a day, a week, a month, the fifth note. */
export interface Item {
  readonly date: CivilDate | undefined;
  /** Counts from 1, for counted sections and for `once`. */
  readonly index: number | undefined;
  /** In a section of events: position of the event among the entries of its day. */
  readonly event?: number | undefined;
  /** Part of the name of the event's page. */
  readonly eventKey?: string | undefined;
  /** Key of the row, or of the group of rows. */
  readonly row?: string | undefined;
  readonly pages: readonly number[];
}

/** Input of all variables of a page. */
export interface PageFacts {
  readonly page: number;
  readonly totalPages: number;
  readonly section: string;
  readonly unit: SectionUnit;
  readonly rows: SectionRows | undefined;
  readonly subpage: number;
  /** Items of the page's section with the same counted parent, in page order. */
  readonly items: readonly Item[];
  readonly position: number;
  /** The author's variables. Inner sections take precedence. */
  readonly own: Readonly<Record<string, string>>;
  /** Of the parent item, which passes its variables on. */
  readonly parent?: PageFacts | undefined;
  readonly counting?: Counting | undefined;
  readonly names: CalendarNames;
  readonly weekStart: Weekday;
  readonly calendar: DocumentCalendar;
  readonly almanac: Almanac;
  /** Undefined for a template without a plan. */
  readonly plan: PlanMonths | undefined;
  readonly dates: DateIndex;
  readonly tables: TableIndex;
  /** Absent unless the whole planner is made for a row. */
  readonly plannerRow?: PlannerRow | undefined;
  readonly numbering: Pick<Metadata, "week_numbering" | "years" | "terms">;
}

/** Counters continue over the whole section, across its parents. */
export interface Counting {
  readonly counters: Readonly<Record<string, Counter>>;
  readonly items: readonly Item[];
  readonly position: number;
}

export function itemOf(facts: PageFacts): Item | undefined {
  return facts.items[facts.position];
}

export function parentKeys({ parent }: PageFacts): readonly KeyPart[] {
  const item = parent && itemOf(parent);
  return item ? itemKey(parent, item, parent, parentKeys(parent)) : [];
}
