import { monthKey, monthStart } from "../calendars/month-calendar.ts";
import type { Mode } from "./mode.ts";
import { eachPeriod } from "./periods.ts";

export const eachMonth = {
  name: "each_month",
  unit: "month",
  label: "Each month",
  days: 30,
  ...eachPeriod({
    start: (date, { calendar }) => monthStart(date, calendar),
    months: 1,
    key: (date, { calendar }) => monthKey(date, calendar),
    steps: ["plan_month"],
  }),
  fields: ["dates", "with_events"],
  variables: ["year", "month", "month_padded", "month_padded3", "month_name"],
  destinations: () => ["month:{year}-{month_padded}"],
  links: ["@year-@month_padded", "@plan_month", "@date"],
} as const satisfies Mode;
