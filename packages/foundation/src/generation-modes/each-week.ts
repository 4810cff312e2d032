import { firstOfWeek, formatWeek } from "../civil-date.ts";
import type { Mode } from "./mode.ts";
import { eachPeriod } from "./periods.ts";

export const eachWeek = {
  name: "each_week",
  unit: "week",
  label: "Each week",
  days: 7,
  ...eachPeriod({
    start: (date, { weekStart }) => firstOfWeek(date, weekStart),
    days: 7,
    key: (date, { weekStart }) => formatWeek(date, weekStart),
    steps: ["iso_week"],
  }),
  fields: ["dates", "with_events"],
  variables: ["iso_week", "year", "week", "week_padded"],
  destinations: () => ["week:{iso_week}"],
  links: ["@iso_week", "@date"],
} as const satisfies Mode;
