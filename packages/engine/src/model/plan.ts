import type { GenerationMode, WeekNumbering } from "@octavo/foundation";
import type { CalendarChoice } from "../calendar/document-calendar.ts";
import type { DataTable, RowChoice } from "./data-table.ts";
import type { CalendarStyle, DateRow, HolidayKind, RowKind } from "./date-row.ts";
import type { Canvas, Counter, PlannerRow, PlanYears, Term, WeekStart } from "./template.ts";

export interface PlanDocument {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of a device profile. Empty if the plan has none. */
  readonly profile: string;
  readonly canvas: Canvas | undefined;
  readonly plan: Plan;
  readonly compilation_rules: readonly CompilationRule[];
}

export interface Plan {
  readonly calendar: CalendarChoice & {
    /** `YYYY-MM-DD`. Empty if the plan has none. */
    readonly start_date: string;
    readonly end_date: string;
    readonly pages_per_day: number;
  };
  readonly locale: string;
  readonly week_start: WeekStart;
  readonly week_numbering: WeekNumbering;
  readonly years: PlanYears | undefined;
  readonly terms: readonly Term[];
  readonly sections: readonly PlanSection[];
  /** Section kinds in page order. Kinds that are missing here follow in section order. */
  readonly order: readonly string[];
  /** Events and holidays, in the order of their calendars. */
  readonly dates: readonly DateSource[];
  /** True if an update appends a page that lists the changes of events since the edition before. */
  readonly changes_page: boolean;
  readonly data: readonly DataTable[];
  /** Row for which the planner is made. Its pages are those of the row and of rows that refer to it. */
  readonly row?: PlannerRow;
}

export type DateSource = HolidaySource | RowSource;

export interface HolidaySource {
  /** Code of a country: "PL". */
  readonly holidays: string;
  /** Code of a region of the country. Empty means the whole country. */
  readonly region: string;
  readonly names: (typeof holidayNames)[number];
  readonly kinds: readonly HolidayKind[];
  /** Name of the calendar. */
  readonly name: string;
  readonly style: CalendarStyle | undefined;
}

export const holidayNames = ["local", "en", "both"] as const;

export interface RowSource {
  /** Sorted by `compareRows`. */
  readonly rows: readonly DateRow[];
  /** Name of the calendar of rows that name none. */
  readonly name: string;
  readonly style: CalendarStyle | undefined;
  /** Undefined means all rows. */
  readonly include: RowFilter | undefined;
  readonly exclude: RowFilter | undefined;
  readonly all_day: (typeof allDayModes)[number];
  /** Longest title. Longer ones end with an ellipsis. */
  readonly shorten: number | undefined;
  /** Day of the import from a file, `YYYY-MM-DD`. Makes no difference to the planner. */
  readonly imported?: string | undefined;
}

export const allDayModes = ["shown", "hidden", "only"] as const;

/** A row matches if it has one of the words in its title, or one of the categories. Case makes no difference. */
export interface RowFilter {
  readonly words: readonly string[];
  readonly categories: readonly string[];
}

export interface PlanSection {
  readonly kind: string;
  readonly master: string;
  readonly generate: GenerationMode;
  /** Only for each_day: weekdays with pages. Undefined means all. */
  readonly weekdays: readonly WeekStart[] | undefined;
  /**
   * Days with pages, by the plan's dates. Of longer periods only `with_events`, those with entries of any kind, and
   * `crowded`, those with such a day.
   */
  readonly days: DayFilter | undefined;
  /** Only for each_event: events with pages. */
  readonly events: EventFilter | undefined;
  /** Only for each_row, and for each_day, whose pages show a row of their day. */
  readonly rows: RowChoice | undefined;
  readonly count: number | undefined;
  /** Empty means the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  /** Undefined means the calendar's pages_per_day for each_day, otherwise 1. */
  readonly pages_per_item: number | undefined;
  /** Blank pages after the section, which pages of later editions fill. Only of outermost sections. */
  readonly reserve: number | undefined;
  readonly anchors: readonly string[];
  readonly context: Readonly<Record<string, string>>;
  readonly counters: Readonly<Record<string, Counter>>;
  /** Sections within the dates of each item. Their pages follow the item's. */
  readonly nested: readonly PlanSection[];
}

/** `working_days` are weekdays without a public holiday, `days_off` all others. Entries of `crowded` days can lack room. */
export const dayFilters = ["working_days", "days_off", "holidays", "with_events", "crowded"] as const;
export type DayFilter = (typeof dayFilters)[number];

/** An event must match each field. Empty lists match all. */
export interface EventFilter {
  readonly calendars: readonly string[];
  readonly kinds: readonly RowKind[];
  readonly words: readonly string[];
  readonly all_day: (typeof allDayModes)[number];
}

/** Including the outermost level. */
export const maxSectionDepth = 3;

/** Section whose design is a named page. Its pages follow those of the plan's sections. */
export interface CompilationRule {
  readonly page_name: string;
  readonly repeat_mode: GenerationMode;
  /** Empty means the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  readonly count: number | undefined;
  readonly context_rules: Readonly<Record<string, string>>;
  readonly order: number;
}
