import { cleanTitle, type DateRow } from "../model/date-row.ts";
import type { PlanDocument } from "../model/plan.ts";
import { type ListReading, listReading, rangeOf } from "./resolve-dates.ts";

/** Calendars besides those of a plan, such as files that the command line reads. */
export interface AddedCalendar {
  readonly name: string;
  readonly rows: readonly DateRow[];
}

/** Returns the calendars for the first and last day that pages of a plan can show. */
export type CalendarsBetween = (from: string, to: string, reading: ListReading) => readonly AddedCalendar[];

/**
 * Adds calendars to a plan, as if they stood at the end of its `dates`, without the ids of their events. A plan without
 * dates stays as it is.
 */
export function addCalendars<Document extends Pick<PlanDocument, "plan" | "compilation_rules">>(
  document: Document,
  calendarsBetween: CalendarsBetween,
): Document {
  const { plan, compilation_rules } = document;
  const range = rangeOf(plan, compilation_rules);
  if (!range) return document;
  const added = calendarsBetween(range.from, range.to, listReading(plan, compilation_rules)).map(({ name, rows }) => ({
    name: cleanTitle(name),
    rows: rows.map(({ calendar: _calendar, uid: _uid, ...row }) => ({ ...row, title: cleanTitle(row.title) })),
    style: undefined,
    include: undefined,
    exclude: undefined,
    all_day: "shown" as const,
    shorten: undefined,
  }));
  return { ...document, plan: { ...plan, dates: [...plan.dates, ...added] } };
}

/** Leaves out the ids of events, which can be email addresses. Returns the same plan if it has none. */
export function withoutEventIds<Document extends Pick<PlanDocument, "plan">>(document: Document): Document {
  const { plan } = document;
  const hasId = ({ uid }: DateRow) => uid !== undefined;
  if (!plan.dates.some((source) => "rows" in source && source.rows.some(hasId))) return document;
  const dates = plan.dates.map((source) =>
    "rows" in source ? { ...source, rows: source.rows.map(({ uid: _uid, ...row }) => row) } : source,
  );
  return { ...document, plan: { ...plan, dates } };
}
