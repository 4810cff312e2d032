import { type CivilDate, formatDate, formatWeek, weekNumber, weekOf } from "@octavo/foundation";
import type { PageFacts } from "../page-facts.ts";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, weekAround } from "./periods.ts";

const isoWeek: DateField = (date, { weekStart }) => formatWeek(date, weekStart);

/** Number in the plan's way of counting weeks. */
export function weekOfFacts(
  date: CivilDate,
  { numbering, ...reckoning }: Pick<PageFacts, "weekStart" | "calendar" | "numbering">,
): number {
  return weekNumber(date, reckoning, numbering.week_numbering ?? "iso");
}

/** "Apr", or "Apr – May" for a week in two months. */
function monthsOf(days: readonly CivilDate[], { names, calendar }: Pick<PageFacts, "names" | "calendar">): string {
  return [...new Set(days.map((day) => names.monthShort(calendar.of(day).month)))].join(" – ");
}

export const weeks: VariableFamily = {
  category: "Week",
  variables: {
    week: dateVariable({
      label: "Week number",
      constantIn: "week",
      isCommon: true,
      prints: "number",
      on: (date, facts) => String(weekOfFacts(date, facts)),
      neighborsDifferIn: isoWeek,
    }),
    week_padded: dateVariable({
      label: "Week number with two digits",
      constantIn: "week",
      prints: "number",
      on: (date, facts) => String(weekOfFacts(date, facts)).padStart(2, "0"),
      neighborsDifferIn: isoWeek,
    }),
    iso_week: dateVariable({
      label: "Week by ISO 8601",
      constantIn: "week",
      on: isoWeek,
      neighborsDifferIn: isoWeek,
    }),
    iso_year: dateVariable({
      label: "Year of the week by ISO 8601",
      constantIn: "week",
      prints: "number",
      on: (date, { weekStart }) => String(weekOf(date, weekStart).year),
    }),
    week_start: dateVariable({
      label: "First day of the week",
      constantIn: "week",
      on: (date, facts) => formatDate(weekAround(date, facts)[0]),
    }),
    week_end: dateVariable({
      label: "Last day of the week",
      constantIn: "week",
      on: (date, facts) => formatDate(weekAround(date, facts)[1]),
    }),
    week_dates: dateVariable({
      label: "Days of the week, with the month",
      constantIn: "week",
      isCommon: true,
      on: (date, facts) => facts.names.dayRange(...weekAround(date, facts), "full"),
    }),
    week_dates_short: dateVariable({
      label: "Days of the week, with the month shortened",
      constantIn: "week",
      on: (date, facts) => facts.names.dayRange(...weekAround(date, facts), "short"),
    }),
    week_months: dateVariable({
      label: "Months of the week, shortened",
      constantIn: "week",
      on: (date, facts) => monthsOf(weekAround(date, facts), facts),
    }),
    ...daysOfPeriod("week", weekAround),
  },
};
