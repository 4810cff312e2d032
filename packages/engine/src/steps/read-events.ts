import { Report } from "@octavo/foundation";
import type { PlanEvent } from "../model/edition-record.ts";
import { parsePlan } from "../parse/parse-plan.ts";

/** Events in the calendars of a plan, without public holidays, which follow from its dates. Accepts any text. */
export function readPlanEvents(plan: string): readonly PlanEvent[] {
  const sources = parsePlan(plan, new Report())?.plan.dates ?? [];
  return sources.flatMap((source) => {
    if (!("rows" in source)) return [];
    const first = source.rows.filter(({ day = 1 }) => day === 1);
    return first.map(({ uid: _uid, ...row }) => ({ ...row, calendar: row.calendar ?? source.name }));
  });
}
