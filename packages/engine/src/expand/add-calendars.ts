import { cleanTitle, type DateRow } from "../model/date-row.ts";
import type { PlanDocument } from "../model/plan.ts";
import { rangeOf } from "./resolve-dates.ts";

/** Calendars besides those of a plan, such as files that the command line reads. */
export interface AddedCalendar {
  readonly name: string;
  readonly rows: readonly DateRow[];
}

/** Returns the calendars for the first and last day that pages of a plan can show. */
export type CalendarsBetween = (from: string, to: string) => readonly AddedCalendar[];

/** Adds calendars to a plan, as if they stood at the end of its `dates`. A plan without dates stays as it is. */
export function addCalendars<Document extends Pick<PlanDocument, "plan" | "compilation_rules">>(
  document: Document,
  calendarsBetween: CalendarsBetween,
): Document {
  const { plan, compilation_rules } = document;
  const range = rangeOf(plan, compilation_rules);
  if (!range) return document;
  const added = calendarsBetween(range.from, range.to).map(({ name, rows }) => ({
    name: cleanTitle(name),
    rows: rows.map(({ calendar: _calendar, ...row }) => ({ ...row, title: cleanTitle(row.title) })),
    style: undefined,
    include: undefined,
    exclude: undefined,
    all_day: "shown" as const,
    shorten: undefined,
  }));
  return { ...document, plan: { ...plan, dates: [...plan.dates, ...added] } };
}
