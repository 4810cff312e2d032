import {
  addDays,
  type CivilDate,
  firstOfWeek,
  formatDate,
  isBefore,
  monthStart,
  quarterStart,
  type SectionUnit,
  yearStart,
} from "@octavo/foundation";
import type { PageFacts } from "../page-facts.ts";
import { type DateField, dateVariable, type Span } from "./page-variable.ts";

/** First and last day of a period. */
export type Period = (date: CivilDate, facts: PageFacts) => readonly [CivilDate, CivilDate];

export const weekAround: Period = (date, { weekStart }) => {
  const first = firstOfWeek(date, weekStart);
  return [first, addDays(first, 6)];
};

/** A number of months from the one that `startOf` finds. */
const monthsAround =
  (startOf: typeof yearStart, months: number): Period =>
  (date, { calendar }) => {
    const first = startOf(date, calendar);
    return [first, addDays(monthStart(first, calendar, months), -1)];
  };
export const monthAround = monthsAround((date, calendar) => monthStart(date, calendar), 1);
export const quarterAround = monthsAround(quarterStart, 3);
export const yearAround = monthsAround(yearStart, 12);

export const periodOfUnit: Readonly<Partial<Record<SectionUnit, Period>>> = {
  week: weekAround,
  month: monthAround,
  quarter: quarterAround,
  year: yearAround,
};

/** `week_first_day` and `week_last_day`, within the plan, so that links to them lead to a page. */
export function daysOfPeriod(name: Span, period: Period) {
  const first: DateField = (date, facts) => {
    const [start] = period(date, facts);
    return formatDate(facts.plan && isBefore(start, facts.plan.start) ? facts.plan.start : start);
  };
  const last: DateField = (date, facts) => {
    const [, end] = period(date, facts);
    return formatDate(facts.plan && isBefore(facts.plan.end, end) ? facts.plan.end : end);
  };
  return {
    [`${name}_first_day`]: dateVariable({
      label: `First day of the ${name} in the plan`,
      constantIn: name,
      on: first,
    }),
    [`${name}_last_day`]: dateVariable({
      label: `Last day of the ${name} in the plan`,
      constantIn: name,
      on: last,
    }),
  };
}
