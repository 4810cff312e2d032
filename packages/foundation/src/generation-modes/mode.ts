import type { Reckoning } from "../calendars/month-calendar.ts";
import type { CivilDate } from "../civil-date.ts";

/** Way in which a section of a plan generates its pages, as a record. Each has a file, and `index.ts` lists them. */
export interface Mode {
  /** In plans: "each_week". */
  readonly name: string;
  /** In templates: what an item stands for, "week". */
  readonly unit: string;
  /** English. */
  readonly label: string;
  /** Days that an item usually lasts. 0 for items without a time, infinite for the whole section. */
  readonly days: number;
  readonly items: (source: ItemSource) => Iterable<ModeItem>;
  /** Undefined for items that are no period of time. */
  readonly period?: Period;
  /** Fields of a section, besides those of all modes. */
  readonly fields: readonly ModeField[];
  /** True if an item has the pages per day of the plan, unless the section says otherwise. Others have one page. */
  readonly usesPagesPerDay?: true;
  /** Variables that the studio proposes. */
  readonly variables: readonly string[];
  /** Destinations that the studio proposes, with tokens, for a section with a name in links. */
  readonly destinations: (name: string) => readonly string[];
  /** Arguments of rules that find the item around the date of a page, or the first item. New rules have the first one. */
  readonly links: readonly string[];
}

/** `with_events` is the filter `days` with that value or `crowded`, and `day_rows` are `rows` that its pages show. */
export type ModeField = "count" | "dates" | "weekdays" | "days" | "with_events" | "events" | "rows" | "day_rows";

/** Dates and numbers of a section, from which its items are made. */
export interface ItemSource extends Reckoning {
  /** Without an end, nothing is generated for dates. */
  readonly window: { readonly start: CivilDate | undefined; readonly end: CivilDate | undefined };
  readonly count: number;
  /** Positions of the events among those of a day which have pages in this window, on their first day in it. */
  readonly eventsOn: (date: CivilDate) => Iterable<number>;
  /** Keys of the rows with pages, or of their groups. */
  readonly rows: () => Iterable<string>;
}

export interface ModeItem {
  /** Counts from 1. */
  readonly index?: number;
  readonly date?: CivilDate;
  readonly event?: number;
  readonly row?: string;
  /** Last day of an item with a date. */
  readonly end?: CivilDate;
}

export interface Period {
  /** First day after the item that begins on a day. */
  readonly following: (date: CivilDate, reckoning: Reckoning) => CivilDate;
  /** Key of the item that begins on a day: "2026-W03". */
  readonly key: (date: CivilDate, reckoning: Reckoning) => string;
  /** Key of the item around any day of it. The same, except for twelve months that do not begin with a year. */
  readonly keyAround: (date: CivilDate, reckoning: Reckoning) => string;
  /** Variables whose previous and next values find the neighbors. New rules have the first one. */
  readonly steps: readonly string[];
}
