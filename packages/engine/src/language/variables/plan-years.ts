import { type CivilDate, formatDate } from "@octavo/foundation";
import type { PageFacts } from "../page-facts.ts";
import { calendarYearOf, planMonthOf, planYearOf } from "../plan-months.ts";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";

const planOf = (date: CivilDate, { plan, calendar }: PageFacts) => plan ?? calendarYearOf(date, calendar);
const planMonth: DateField = (date, facts) => planMonthOf(date, planOf(date, facts));
const planYearStart: DateField = (date, facts) => planYearOf(date, planOf(date, facts)).start;

export const planYears: VariableFamily = {
  category: "Plan",
  variables: {
    plan_month: dateVariable({
      label: "Month of the plan. Empty outside of it",
      constantIn: "month",
      // Month tabs depend on it.
      isOftenEqual: true,
      on: planMonth,
      neighborsDifferIn: planMonth,
      withoutDate: () => "",
    }),
    // A plan has few years, so that their values count as constant.
    plan_year: dateVariable({
      label: "Twelve months of the plan, such as 2026 or 2026–27",
      constantIn: "document",
      prints: "year",
      on: (date, facts) => planYearOf(date, planOf(date, facts)).title,
      withoutDate: (plan) => planYearOf(plan.start, plan).title,
    }),
    plan_year_start: dateVariable({
      label: "First of twelve months of the plan",
      constantIn: "document",
      on: planYearStart,
      neighborsDifferIn: planYearStart,
      withoutDate: (plan) => planYearOf(plan.start, plan).start,
    }),
    plan_start: dateVariable({
      label: "First day of the plan",
      constantIn: "document",
      on: (date, facts) => formatDate(planOf(date, facts).start),
      withoutDate: ({ start }) => formatDate(start),
    }),
    plan_end: dateVariable({
      label: "Last day of the plan",
      constantIn: "document",
      on: (date, facts) => formatDate(planOf(date, facts).end),
      withoutDate: ({ end }) => formatDate(end),
    }),
  },
};
