import { formatDate, formatQuarter, quarterOf } from "@octavo/foundation";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, quarterAround } from "./periods.ts";

const quarterOfYear: DateField = (date) => formatQuarter(date);

export const quarters: VariableFamily = {
  category: "Quarter",
  pages: "Pages with a date",
  variables: {
    quarter: dateVariable({
      label: "Quarter",
      example: "1",
      constantIn: "quarter",
      on: (date) => String(quarterOf(date)),
      neighborsDifferIn: quarterOfYear,
    }),
    year_quarter: dateVariable({
      label: "Quarter with its year",
      example: "2026-Q1",
      constantIn: "quarter",
      on: quarterOfYear,
      neighborsDifferIn: quarterOfYear,
    }),
    quarter_start: dateVariable({
      label: "First day of the quarter",
      example: "2026-01-01",
      constantIn: "quarter",
      on: (date, facts) => formatDate(quarterAround(date, facts)[0]),
    }),
    quarter_end: dateVariable({
      label: "Last day of the quarter",
      example: "2026-03-31",
      constantIn: "quarter",
      on: (date, facts) => formatDate(quarterAround(date, facts)[1]),
    }),
    ...daysOfPeriod("quarter", quarterAround, ["2026-01-01", "2026-03-31"]),
  },
};
