import type { WrittenPlan } from "@octavo/contract";
import type { Moment } from "../store/tables.ts";

/** From October, new planners are for the next year. */
const october = 9;

/** Year of new planners. */
function usualYear(now: Moment): number {
  const today = new Date(now);
  return today.getUTCFullYear() + (today.getUTCMonth() >= october ? 1 : 0);
}

/** Returns an empty plan for the calendar year. */
export function defaultPlan(now: Moment): WrittenPlan {
  const year = usualYear(now);
  return {
    calendar: { start_date: `${year}-01-01`, end_date: `${year}-12-31`, pages_per_day: 1 },
    locale: "en",
    sections: [],
    order: [],
  };
}
