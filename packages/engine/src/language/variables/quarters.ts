import { formatDate, quarterKey } from "@octavo/foundation";
import { dayInPlan } from "../plan-months.ts";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, type Period, quarterAround } from "./periods.ts";

/** The first week of a plan belongs to the quarter in which the plan begins. */
const quarter: Period = (date, facts) => quarterAround(dayInPlan(date, facts.plan), facts);

/** "2027-Q1". */
const quarterOfYear: DateField = (date, facts) => quarterKey(quarter(date, facts)[0], facts.calendar);

export const quarters: VariableFamily = {
  category: "Quarter",
  variables: {
    quarter: dateVariable({
      label: "Quarter",
      constantIn: "quarter",
      prints: "number",
      on: (date, facts) => quarterOfYear(date, facts).slice(-1),
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
      on: (date, facts) => formatDate(quarter(date, facts)[0]),
    }),
    quarter_end: dateVariable({
      label: "Last day of the quarter",
      constantIn: "quarter",
      on: (date, facts) => formatDate(quarter(date, facts)[1]),
    }),
    ...daysOfPeriod("quarter", quarter),
  },
};
