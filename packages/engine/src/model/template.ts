/**
 * Template: the result of a compile, and the document of the editor. Field names are those of the document. After
 * parsing, no value is missing or out of range, except in `properties` and `styling`. Layout reads those by the
 * widget's definition and reports unusable values.
 */

import type { SectionUnit, Weekday, WeekNumbering } from "@octavo/foundation";
import type { CalendarChoice } from "../calendar/document-calendar.ts";
import type { PlaceholderState } from "../display/display-list.ts";
import type { Color } from "../primitives/color.ts";
import type { DataTable } from "./data-table.ts";
import type { DateCalendar } from "./date-row.ts";
import type { Margins } from "./device-profile.ts";
import type { DatesRange, EditionRecord } from "./edition-record.ts";
import type { SharedParts } from "./shared-parts.ts";
import type { Widget } from "./widget.ts";

export type { Widget };

/** A compile replaces the shared parts by the widgets and values for which they stand. */
export interface Template extends SharedParts {
  readonly schema_version: "1.0";
  readonly metadata: Metadata;
  readonly canvas: Canvas;
  /** Widgets of single pages, above the page's master. */
  readonly widgets: readonly PageWidget[];
  readonly masters: readonly TemplateMaster[];
  /** Common settings of the pages of a section. Empty in hand-written templates. */
  readonly sections: readonly TemplateSection[];
  /** Events and holidays. Absent if the plan has none. */
  readonly dates?: readonly DateCalendar[];
  /** Absent if the plan has none. */
  readonly data?: readonly DataTable[];
  /** In a planner of one row of a list. Absent in others. */
  readonly row?: PlannerRow;
  /** At most one per page. */
  readonly page_assignments: readonly PageAssignment[];
  /** Minimum number of pages. Additional pages are blank. */
  readonly page_count?: number;
  /** Pages that hold a place in the file and are not in the plan. Absent if there are none. */
  readonly placeholders?: readonly Placeholder[];
  /** Ranges of page numbers, first and last. Others follow. Absent means the order of the file. */
  readonly reading_order?: readonly PageRange[];
  /** Present if the plan has a page of changes. A document does not contain the changes. */
  readonly changes_page?: ChangesPage;
  readonly navigation: { readonly outlines: readonly OutlineEntry[] };
  readonly export: { readonly default_mode: string };
}

export interface ChangesPage {
  /** Days whose events are compared. Undefined for a plan without dates. */
  readonly range: DatesRange | undefined;
  /** Absent before the pages are arranged. */
  readonly edition?: EditionRecord;
}

export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly version: string;
  readonly author: string;
  /** As written. Only a leading `YYYY-MM-DD` is used. */
  readonly created: string;
  readonly profile: string;
  readonly locale: string;
  readonly week_start: WeekStart;
  /** First and last day of the plan, as `YYYY-MM-DD`. Absent in hand-written templates. */
  readonly start_date?: string;
  readonly end_date?: string;
  /** Absent means "iso". */
  readonly week_numbering?: WeekNumbering;
  readonly years?: PlanYears;
  readonly terms?: readonly Term[];
  /** Absent if all choices are usual. */
  readonly calendar?: CalendarChoice;
}

/** Years that do not start in January. */
export interface PlanYears {
  /** First month of the fiscal year, from 1. */
  readonly fiscal: number;
}

/** Part of an academic year, as `YYYY-MM-DD`. */
export interface Term {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Values that differ from the usual ones. */
export function numberings(
  week_numbering: WeekNumbering,
  years: PlanYears | undefined,
  terms: readonly Term[],
): Pick<Metadata, "week_numbering" | "years" | "terms"> {
  return {
    ...(week_numbering !== "iso" && { week_numbering }),
    ...(years && { years }),
    ...(terms.length > 0 && { terms }),
  };
}

/** In the order of `Weekday`. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type WeekStart = (typeof weekdays)[number];

export function weekdayNumber(weekday: WeekStart): Weekday {
  return weekdays.indexOf(weekday) as Weekday;
}

export interface Canvas {
  readonly dimensions: { readonly width: number; readonly height: number; readonly margins: Margins };
  readonly coordinate_system: "top_left";
  readonly background: Color;
  readonly grid_size: number;
  readonly snap_enabled: boolean;
  /** Lines in the editor that widgets snap to. They are not printed. */
  readonly guides?: Guides;
}

export interface Guides {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export interface PageWidget extends Widget {
  readonly page: number;
}

export interface TemplateMaster {
  readonly id: string;
  readonly name: string;
  readonly widgets: readonly Widget[];
  /** Name of a block, or "none". Absent: the frame of the library. */
  readonly frame?: string;
}

export interface TemplateSection {
  readonly kind: string;
  readonly unit: SectionUnit;
  /** Names of destinations, with tokens, at the top of each item's first page. */
  readonly anchors: readonly string[];
  readonly context: Readonly<Record<string, string>>;
  /** Kind of an earlier section whose items contain this section's items. Its variables are inherited. */
  readonly parent?: string;
  readonly counters?: Readonly<Record<string, Counter>>;
  /** With the unit "row", the rows of its items. With "day", those that its pages show. */
  readonly rows?: SectionRows;
}

/** Row of a list for which the whole planner is made. */
export interface PlannerRow {
  readonly table: string;
  readonly key: string;
}

export interface SectionRows {
  readonly table: string;
  /** Column whose different values have an item each. */
  readonly by?: string;
  /** True if the rows belong to the item around the section, which their key therefore implies. */
  readonly inside?: true;
}

/** Variable that starts at `start` and grows by `step` with each item of a section. */
export interface Counter {
  readonly start: number;
  readonly step: number;
}

export interface Placeholder {
  readonly page: number;
  readonly identity: string;
  readonly state: PlaceholderState;
}

export type PageRange = readonly [first: number, last: number];

export interface PageAssignment {
  readonly page: number;
  readonly master_id: string;
  readonly context?: PageContext;
}

/** Values that differ between pages of a master. Layout derives all other variables. */
export interface PageContext {
  /** `kind` of a section above. */
  readonly section?: string;
  /** `YYYY-MM-DD`: the day, or the first day of the week or month. */
  readonly date?: string;
  readonly index?: number;
  /** In a section of events: position of the event among those of its day, from 1. */
  readonly event?: number;
  /** In a section of rows: key of the row or of the group. */
  readonly row?: string;
  /** Page of an item with several pages, from 1. Default: 1. */
  readonly subpage?: number;
  readonly [variable: string]: string | number | undefined;
}

export interface OutlineEntry {
  readonly title: string;
  readonly dest: string;
  /** 1 to 4. */
  readonly level: number;
}

/** Highest page number in the document, or `page_count` if larger. At least 1. */
export function pageCount(template: Template): number {
  let last = template.page_count ?? 1;
  for (const { page } of template.widgets) last = Math.max(last, page);
  for (const { page } of template.page_assignments) last = Math.max(last, page);
  for (const { page } of template.placeholders ?? []) last = Math.max(last, page);
  return last;
}

/** Numbers of all pages, as they are read. */
export function readingOrder(template: Template): readonly number[] {
  const pages = Array.from({ length: pageCount(template) }, (_, i) => i + 1);
  if (!template.reading_order) return pages;
  const listed = template.reading_order.flatMap(([first, last]) => pages.slice(first - 1, last));
  return [...new Set([...listed, ...pages])];
}
