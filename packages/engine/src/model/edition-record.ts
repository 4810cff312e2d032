/** Record of an edition with the changes of its events since the edition before. */
import type { DateRow } from "./date-row.ts";

/** An event or holiday of a plan, with the name of its calendar. An event over several days is its first row. */
export interface PlanEvent extends DateRow {
  readonly calendar: string;
}

export interface ChangedEvent {
  readonly before: PlanEvent;
  readonly after: PlanEvent;
}

/** Differences between the events of two editions, each in the order of their dates. */
export interface EventChanges {
  readonly added: readonly PlanEvent[];
  /** Events with another date, time, title or attribute. */
  readonly changed: readonly ChangedEvent[];
  readonly removed: readonly PlanEvent[];
}

/** Record of an edition with a page of changes. Editions with the same events have the same one. */
export interface EditionRecord {
  /** Day on which the edition was made, `YYYY-MM-DD`. Absent if no clock was given. */
  readonly date?: string;
  /** Changes of events, which the edition lists. Absent in the first edition. */
  readonly changes?: EventChanges;
  /** Day of the edition with which the events were compared. Absent if it is not known. */
  readonly since?: string;
}

/** First and last day, `YYYY-MM-DD`. */
export interface DatesRange {
  readonly from: string;
  readonly to: string;
}
