import { quarterKey, quarterStart } from "../calendars/month-calendar.ts";
import type { Mode } from "./mode.ts";
import { eachPeriod } from "./periods.ts";

export const eachQuarter = {
  name: "each_quarter",
  unit: "quarter",
  label: "Each quarter",
  days: 91,
  ...eachPeriod({
    start: (date, { calendar }) => quarterStart(date, calendar),
    months: 3,
    key: (date, { calendar }) => quarterKey(date, calendar),
    steps: ["year_quarter"],
  }),
  fields: ["dates", "with_events"],
  variables: ["year_quarter", "year", "quarter", "quarter_start", "quarter_end"],
  destinations: () => ["quarter:{year_quarter}"],
  links: ["@year_quarter", "@date"],
} as const satisfies Mode;
