import { monthKey } from "@octavo/foundation";
import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, monthAround, yearAround } from "./periods.ts";

const monthOfYear: DateField = (date, { calendar }) => monthKey(date, calendar);
const year: DateField = (date, { calendar }) => String(calendar.of(date).year);
/** With at least so many digits. */
const number =
  (digits: number): DateField =>
  (date, { calendar }) =>
    String(calendar.of(date).month).padStart(digits, "0");

const titleOfMonth: DateField = (date, { names, calendar }) => {
  const { year, month } = calendar.of(date);
  return names.monthTitle(year, month);
};

export const months: VariableFamily = {
  category: "Month and year",
  variables: {
    month_name: dateVariable({
      label: "Month",
      constantIn: "month",
      isCommon: true,
      on: (date, { names, calendar }) => names.month(calendar.of(date).month),
      neighborsDifferIn: monthOfYear,
    }),
    month_abbr: dateVariable({
      label: "Month, shortened",
      constantIn: "month",
      on: (date, { names, calendar }) => names.monthShort(calendar.of(date).month),
    }),
    month_title: dateVariable({
      label: "Month and year, in the order of the language",
      constantIn: "month",
      on: titleOfMonth,
    }),
    month: dateVariable({
      label: "Month as a number",
      constantIn: "month",
      prints: "number",
      on: number(1),
      neighborsDifferIn: monthOfYear,
    }),
    month_padded: dateVariable({
      label: "Month with two digits",
      constantIn: "month",
      prints: "number",
      on: number(2),
      neighborsDifferIn: monthOfYear,
    }),
    month_padded3: dateVariable({
      label: "Month with three digits",
      constantIn: "month",
      prints: "number",
      on: number(3),
    }),
    ...daysOfPeriod("month", monthAround),
    year: dateVariable({
      label: "Year",
      constantIn: "year",
      isCommon: true,
      prints: "year",
      on: year,
      neighborsDifferIn: year,
    }),
    ...daysOfPeriod("year", yearAround),
  },
};
