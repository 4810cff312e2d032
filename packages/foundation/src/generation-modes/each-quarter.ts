import { firstOfQuarter, formatQuarter } from "../civil-date.ts";
import type { Mode } from "./mode.ts";
import { eachPeriod } from "./periods.ts";

export const eachQuarter = {
  name: "each_quarter",
  unit: "quarter",
  label: "Each quarter",
  days: 91,
  ...eachPeriod({ start: firstOfQuarter, months: 3, key: formatQuarter, steps: ["year_quarter"] }),
  fields: ["dates", "with_events"],
  variables: ["year_quarter", "year", "quarter", "quarter_start", "quarter_end"],
  destinations: () => ["quarter:{year_quarter}"],
  links: ["@year_quarter", "@date"],
} as const satisfies Mode;
