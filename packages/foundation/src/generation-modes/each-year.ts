import { monthKey, monthStart } from "../calendars/month-calendar.ts";
import type { Mode } from "./mode.ts";
import { eachPeriod } from "./periods.ts";

/** Twelve months from the first month of the section. */
export const eachYear = {
  name: "each_year",
  unit: "year",
  label: "Each twelve months",
  days: 365,
  ...eachPeriod({
    start: (date, { calendar }) => monthStart(date, calendar),
    months: 12,
    key: (date, { calendar }) => monthKey(date, calendar),
    keyAround: (date, { calendar }) => String(calendar.of(date).year),
    steps: ["plan_year_start", "year"],
  }),
  fields: ["dates", "with_events"],
  variables: ["plan_year", "plan_year_start", "year"],
  destinations: () => ["year:{plan_year_start}"],
  links: ["@plan_year_start", "@year", "@date"],
} as const satisfies Mode;
