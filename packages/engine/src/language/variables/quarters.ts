import { formatDate, quarterIn, quarterKey } from "@octavo/foundation";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, quarterAround } from "./periods.ts";

const quarterOfYear: DateField = (date, { calendar }) => quarterKey(date, calendar);

export const quarters: VariableFamily = {
  category: "Quarter",
  variables: {
    quarter: dateVariable({
      label: "Quarter",
      constantIn: "quarter",
      prints: "number",
      on: (date, { calendar }) => String(quarterIn(date, calendar)),
      neighborsDifferIn: quarterOfYear,
    }),
    year_quarter: dateVariable({
      label: "Quarter with its year",
      constantIn: "quarter",
      on: quarterOfYear,
      neighborsDifferIn: quarterOfYear,
    }),
    quarter_start: dateVariable({
      label: "First day of the quarter",
      constantIn: "quarter",
      on: (date, facts) => formatDate(quarterAround(date, facts)[0]),
    }),
    quarter_end: dateVariable({
      label: "Last day of the quarter",
      constantIn: "quarter",
      on: (date, facts) => formatDate(quarterAround(date, facts)[1]),
    }),
    ...daysOfPeriod("quarter", quarterAround),
  },
};
