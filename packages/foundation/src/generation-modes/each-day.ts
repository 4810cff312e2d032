import { type CivilDate, formatDate } from "../civil-date.ts";
import type { Mode } from "./mode.ts";
import { eachPeriod } from "./periods.ts";

export const eachDay = {
  name: "each_day",
  unit: "day",
  label: "Each day",
  days: 1,
  ...eachPeriod({ start: (date) => date, days: 1, key: (date: CivilDate) => formatDate(date), steps: ["date"] }),
  fields: ["dates", "weekdays", "days", "day_rows"],
  usesPagesPerDay: true,
  variables: [
    "date",
    "date_long",
    "year",
    "month",
    "month_padded",
    "month_padded3",
    "month_name",
    "day",
    "day_padded",
    "weekday",
  ],
  destinations: () => ["day:{date}"],
  links: ["@date"],
} as const satisfies Mode;
