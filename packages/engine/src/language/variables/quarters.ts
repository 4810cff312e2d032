import { type CivilDate, formatDate, quarterIn, quarterKey } from "@octavo/foundation";
import type { PageFacts } from "../page-facts.ts";
import { dayInPlan } from "../plan-months.ts";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, type Period, quarterAround } from "./periods.ts";

/** The first week of a plan belongs to the quarter in which the plan begins. */
const inPlan = (date: CivilDate, { plan }: PageFacts) => (plan ? dayInPlan(date, plan) : date);

const quarter: Period = (date, facts) => quarterAround(inPlan(date, facts), facts);

const quarterOfYear: DateField = (date, facts) => quarterKey(inPlan(date, facts), facts.calendar);

export const quarters: VariableFamily = {
  category: "Quarter",
  variables: {
    quarter: dateVariable({
      label: "Quarter",
      constantIn: "quarter",
      prints: "number",
      on: (date, facts) => String(quarterIn(inPlan(date, facts), facts.calendar)),
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
