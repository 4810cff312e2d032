import { dayOfYear, formatDate, weekdayOf } from "@octavo/foundation";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";

const date: DateField = (day) => formatDate(day);

export const days: VariableFamily = {
  category: "Day",
  pages: "Pages with a date: of single pages, the plan's first day; of longer periods, their first day",
  variables: {
    date: dateVariable({
      label: "Date",
      example: "2026-01-15",
      constantIn: "day",
      on: date,
      neighborsDifferIn: date,
    }),
    date_long: dateVariable({
      label: "Date in words",
      example: "Thursday, January 15, 2026",
      constantIn: "day",
      isCommon: true,
      on: (day, { names }) => names.dateLong(day),
    }),
    weekday: dateVariable({
      label: "Weekday",
      example: "Thursday",
      constantIn: "day",
      isCommon: true,
      on: (day, { names }) => names.weekday(weekdayOf(day), "full"),
    }),
    weekday_short: dateVariable({
      label: "Weekday, shortened",
      example: "Thu",
      constantIn: "day",
      on: (day, { names }) => names.weekday(weekdayOf(day), "short"),
    }),
    day: dateVariable({
      label: "Day",
      example: "15",
      constantIn: "day",
      isCommon: true,
      on: ({ day }) => String(day),
    }),
    day_padded: dateVariable({
      label: "Day with two digits",
      example: "15",
      constantIn: "day",
      on: ({ day }) => String(day).padStart(2, "0"),
    }),
    day_of_year: dateVariable({
      label: "Day of the year",
      example: "15",
      constantIn: "day",
      on: (day) => String(dayOfYear(day)),
    }),
  },
};
