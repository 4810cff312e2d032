import { dayInYear, formatDate, weekdayOf } from "@octavo/foundation";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";

const date: DateField = (day) => formatDate(day);

export const days: VariableFamily = {
  category: "Day",
  variables: {
    date: dateVariable({
      label: "Date",
      constantIn: "day",
      on: date,
      neighborsDifferIn: date,
    }),
    date_long: dateVariable({
      label: "Date in words",
      constantIn: "day",
      isCommon: true,
      on: (day, { names }) => names.dateLong(day),
    }),
    weekday: dateVariable({
      label: "Weekday",
      constantIn: "day",
      isCommon: true,
      on: (day, { names }) => names.weekday(weekdayOf(day), "full"),
    }),
    weekday_short: dateVariable({
      label: "Weekday, shortened",
      constantIn: "day",
      on: (day, { names }) => names.weekday(weekdayOf(day), "short"),
    }),
    day: dateVariable({
      label: "Day",
      constantIn: "day",
      isCommon: true,
      prints: "number",
      on: (day, { calendar }) => String(calendar.of(day).day),
    }),
    day_padded: dateVariable({
      label: "Day with two digits",
      constantIn: "day",
      prints: "number",
      on: (day, { calendar }) => String(calendar.of(day).day).padStart(2, "0"),
    }),
    day_of_year: dateVariable({
      label: "Day of the year",
      constantIn: "day",
      prints: "number",
      on: (day, { calendar }) => String(dayInYear(day, calendar)),
    }),
  },
};
