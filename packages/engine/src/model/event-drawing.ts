/** Places and options for the drawing of events. */
import type { DisplayItem, LinkItem } from "../display/display-list.ts";
import type { Rect } from "../primitives/geometry.ts";
import type { DateEntry } from "./date-row.ts";

/** Links of entries: only to their own pages, or else to their days. */
export type EntryLinks = "none" | "own page" | "page or day";

export interface LineOptions {
  readonly size: number;
  readonly times: "start" | "start and end" | "none";
  readonly bullets: "calendar" | "dot" | "box" | "none";
  /** Start of titles of calendars without a sign: with other titles, or at the edge, where the signs of others stand. */
  readonly unsigned?: "with others" | "at edge";
  readonly links: EntryLinks;
  /**
   * Title of an event of several days: with its last day, alone, or once in each week, with an arrow on other days, where
   * the title stands only if it has room.
   */
  readonly span: "until" | "none" | "once";
}

/** Columns of lines, and the number of entries without room. */
export interface CountOptions {
  readonly columns: number;
  readonly gap: number;
  readonly pitch: number;
  /** Text for a number of entries without room. */
  readonly more: (count: number) => string;
  readonly moreLink: (rect: Rect, count: number) => readonly LinkItem[];
  /** True if lines can have links of their own. */
  readonly hasLinks: boolean;
  readonly size: number;
}

/** Lines of a list: entries, and headings of dates. */
export interface LinesOptions<Line> extends CountOptions {
  readonly isHeading: (line: Line) => boolean;
  readonly draw: (items: DisplayItem[], line: Line, rect: Rect, isFirstOfColumn: boolean) => void;
  /** Number of all entries, also of those without a line. */
  readonly entries: number;
}

/** Draws an entry in a rectangle. */
export type DrawEntry = (
  items: DisplayItem[],
  entry: DateEntry,
  rect: Rect,
  /** In place of the title on one line. */
  title?: readonly DisplayItem[],
) => void;

export interface WholeLinesOptions<Line> extends CountOptions {
  readonly line: LineOptions;
  /** Room before the entries. */
  readonly left: number;
  readonly draw: (items: DisplayItem[], line: Line, rects: readonly Rect[], isFirstOfColumn: boolean) => void;
}

export interface BlockOptions {
  /** In minutes since midnight. */
  readonly start: number;
  readonly end: number;
  /** Axis of time. */
  readonly axis: "x" | "y";
  readonly size: number;
  readonly links: EntryLinks;
}

/** A day of a small calendar. */
export interface MarkedDay {
  readonly area: Rect;
  readonly entries: readonly DateEntry[];
}

/** A cell of a day. Cells of consecutive days are beside each other. */
export interface EventCell {
  readonly area: Rect;
  /** Below the number. */
  readonly box: Rect;
  /** Room beside the number: for events if there is none below it, and for the number of those without room. */
  readonly beside: Rect;
  readonly entries: readonly DateEntry[];
}
