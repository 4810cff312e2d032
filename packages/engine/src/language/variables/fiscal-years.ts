import type { CivilDate } from "@octavo/foundation";
import type { PageFacts } from "../page-facts.ts";
import { dateVariable, type VariableFamily } from "./page-variable.ts";

/** Month of the fiscal year from 1, and the calendar year in which the fiscal year ends. */
function fiscalMonth(date: CivilDate, { numbering, calendar }: PageFacts) {
  const { year, month } = calendar.of(date);
  const first = numbering.years?.fiscal ?? 1;
  const isNext = first > 1 && month >= first;
  return { year: isNext ? year + 1 : year, month: ((month - first + 12) % 12) + 1 };
}

export const fiscalYears: VariableFamily = {
  category: "Fiscal year",
  variables: {
    fiscal_year: dateVariable({
      label: "Fiscal year, by the year in which it ends",
      constantIn: "month",
      prints: "year",
      on: (date, facts) => String(fiscalMonth(date, facts).year),
    }),
    fiscal_quarter: dateVariable({
      label: "Quarter of the fiscal year",
      constantIn: "month",
      prints: "number",
      on: (date, facts) => String(Math.ceil(fiscalMonth(date, facts).month / 3)),
    }),
    fiscal_month: dateVariable({
      label: "Month of the fiscal year",
      constantIn: "month",
      prints: "number",
      on: (date, facts) => String(fiscalMonth(date, facts).month),
    }),
  },
};
