import type { SecondCalendar, SecondDate } from "../../calendar/almanac.ts";
import { itemOf, type PageFacts } from "../page-facts.ts";
import { type DateField, dateVariable, type PageVariable, type VariableFamily } from "./page-variable.ts";
import { monthAround } from "./periods.ts";

type Field = (date: SecondDate, month: string) => string;

const variablesOf = (calendar: SecondCalendar, name: string): VariableFamily["variables"] => {
  const written: Field =
    calendar === "chinese"
      ? (found, title) => `${title} ${found.day}`
      : (found, title) => `${found.day} ${title} ${found.year}`;
  return {
    [`${calendar}_date`]: variable(`${name} date`, calendar, written),
    [`${calendar}_day`]: variable(`Day of the ${name} month`, calendar, (found) => String(found.day)),
    [`${calendar}_month`]: variable(`${name} month`, calendar, (_, title) => title),
    [`${calendar}_year`]: variable(`${name} year`, calendar, (found) => String(found.year)),
  };
};

function variable(label: string, calendar: SecondCalendar, field: Field): PageVariable {
  const value = (facts: PageFacts) => {
    const date = itemOf(facts)?.date;
    const found = date && facts.almanac.secondDate(date, calendar);
    return found && field(found, facts.names.secondMonth(calendar, found.month));
  };
  return { label, constantIn: "day", prints: "number", value };
}

/** "March 2026", or "March 2026 – April 2026" for a month of another calendar. */
const gregorianMonths: DateField = (date, facts) => {
  const titles = monthAround(date, facts).map(({ year, month }) => facts.names.gregorian.monthTitle(year, month));
  return [...new Set(titles)].join(" – ");
};

export const otherCalendars: VariableFamily = {
  category: "Other calendars",
  variables: {
    gregorian_date: dateVariable({
      label: "Gregorian date",
      constantIn: "day",
      prints: "number",
      on: ({ day, month, year }, { names }) => `${day} ${names.gregorian.monthInDate(month)} ${year}`,
    }),
    gregorian_day: dateVariable({
      label: "Day of the Gregorian month",
      constantIn: "day",
      prints: "number",
      on: ({ day }) => String(day),
    }),
    gregorian_month: dateVariable({
      label: "Gregorian month",
      constantIn: "day",
      on: ({ month }, { names }) => names.gregorian.month(month),
    }),
    gregorian_months: dateVariable({
      label: "Gregorian months of the month",
      constantIn: "month",
      on: gregorianMonths,
    }),
    gregorian_year: dateVariable({
      label: "Gregorian year",
      constantIn: "day",
      prints: "number",
      on: ({ year }) => String(year),
    }),
    ...variablesOf("hebrew", "Hebrew"),
    ...variablesOf("islamic", "Islamic"),
    ...variablesOf("chinese", "Chinese"),
    ...variablesOf("persian", "Persian"),
  },
};
