/**
 * The hinge: what the editor edits, what a compile yields, what is rendered. Field names are the document's own.
 * Values are settled by `parse`: nothing here is missing or out of range, except `properties` and `styling`, which
 * the widget's definition reads (an unusable value there has a fallback and a diagnostic).
 */
import type { Weekday } from "../foundation/civil-date.ts";
import type { Color } from "../foundation/color.ts";
import type { Rect } from "../foundation/geometry.ts";
import type { Margins } from "./device-profile.ts";

export interface Template {
  readonly schema_version: "1.0";
  readonly metadata: Metadata;
  readonly canvas: Canvas;
  /** Widgets of single pages, over whatever master those pages have. */
  readonly widgets: readonly PageWidget[];
  readonly masters: readonly TemplateMaster[];
  /** What the pages of one run share; absent from hand-made templates. */
  readonly sections: readonly TemplateSection[];
  /** At most one per page. The document has as many pages as the highest page named here or by a widget, at least 1. */
  readonly page_assignments: readonly PageAssignment[];
  /** More pages than that: the last ones are blank. */
  readonly page_count?: number;
  readonly navigation: { readonly outlines: readonly OutlineEntry[] };
  readonly export: { readonly default_mode: string };
}

export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly version: string;
  readonly author: string;
  /** As written; only a leading `YYYY-MM-DD` is ever read. */
  readonly created: string;
  /** Id of a device profile. */
  readonly profile: string;
  readonly locale: string;
  readonly week_start: WeekStart;
  /** First and last day of the plan that made the template, `YYYY-MM-DD`; absent from hand-made templates. */
  readonly start_date?: string;
  readonly end_date?: string;
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
  /** Lines of the editor that leave no ink; widgets snap to them. Absent where there are none. */
  readonly guides?: Guides;
}

export interface Guides {
  /** Of upright lines, from the left edge. */
  readonly x: readonly number[];
  /** Of level lines, from the top. */
  readonly y: readonly number[];
}

/** A widget as the document writes it. Its type may be unknown to the registry; layout says so. */
export interface Widget {
  readonly id: string;
  readonly type: string;
  readonly position: Rect;
  readonly content?: string;
  /** Absent means transparent. */
  readonly background_color?: Color;
  readonly styling?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Only the editor heeds these two: the widget keeps its place; it is out of the way there, and printed all the same. */
  readonly locked?: true;
  readonly hidden_in_editor?: true;
}

export interface PageWidget extends Widget {
  readonly page: number;
}

export interface TemplateMaster {
  readonly id: string;
  readonly name: string;
  readonly widgets: readonly Widget[];
}

export type SectionUnit = "once" | "day" | "week" | "month" | "year" | "count";

export interface TemplateSection {
  readonly kind: string;
  /** What one item of the section stands for. */
  readonly unit: SectionUnit;
  /** Destination names with tokens, registered at the top of each item's first page. */
  readonly anchors: readonly string[];
  /** The section's own variables. */
  readonly context: Readonly<Record<string, string>>;
  /** Kind of the section, further up in the list, whose items this one's follow; they inherit its variables. */
  readonly parent?: string;
  readonly counters?: Readonly<Record<string, Counter>>;
}

/** A variable that is `start` at the first item of a section and `step` more at each that follows. */
export interface Counter {
  readonly start: number;
  readonly step: number;
}

export interface PageAssignment {
  readonly page: number;
  readonly master_id: string;
  readonly context?: PageContext;
}

/** What tells this page from the others of its master. Everything else is derived from it when the page is laid out. */
export interface PageContext {
  /** `kind` of a section above. */
  readonly section?: string;
  /** `YYYY-MM-DD`: the day, or the first day of the week or month. */
  readonly date?: string;
  /** Counts from 1. */
  readonly index?: number;
  /** Which page of an item with several pages, from 1; 1 when absent. */
  readonly subpage?: number;
  /** Any further variable of this page alone. */
  readonly [variable: string]: string | number | undefined;
}

export interface OutlineEntry {
  readonly title: string;
  /** A destination name. */
  readonly dest: string;
  /** 1 to 4. */
  readonly level: number;
}

/** Pages that the document has. */
export function pageCount(template: Template): number {
  let last = template.page_count ?? 1;
  for (const { page } of template.widgets) last = Math.max(last, page);
  for (const { page } of template.page_assignments) last = Math.max(last, page);
  return last;
}
