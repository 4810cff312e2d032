import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, monthAround, yearAround } from "./periods.ts";

const monthOfYear: DateField = ({ year, month }) => `${year}-${month}`;
const year: DateField = (date) => String(date.year);

export const months: VariableFamily = {
  category: "Month and year",
  pages: "Pages with a date",
  variables: {
    month_name: dateVariable({
      label: "Month",
      example: "January",
      constantIn: "month",
      isCommon: true,
      on: ({ month }, { names }) => names.month(month),
      neighborsDifferIn: monthOfYear,
    }),
    month_abbr: dateVariable({
      label: "Month, shortened",
      example: "Jan",
      constantIn: "month",
      on: ({ month }, { names }) => names.monthShort(month),
    }),
    month_title: dateVariable({
      label: "Month and year, in the order of the language",
      example: "January 2026",
      constantIn: "month",
      on: (date, { names }) => names.monthTitle(date.year, date.month),
    }),
    month: dateVariable({
      label: "Month as a number",
      example: "1",
      constantIn: "month",
      on: ({ month }) => String(month),
      neighborsDifferIn: monthOfYear,
    }),
    month_padded: dateVariable({
      label: "Month with two digits",
      example: "01",
      constantIn: "month",
      on: ({ month }) => String(month).padStart(2, "0"),
      neighborsDifferIn: monthOfYear,
    }),
    month_padded3: dateVariable({
      label: "Month with three digits",
      example: "001",
      constantIn: "month",
      on: ({ month }) => String(month).padStart(3, "0"),
    }),
    ...daysOfPeriod("month", monthAround, ["2026-01-01", "2026-01-31"]),
    year: dateVariable({
      label: "Year",
      example: "2026",
      constantIn: "year",
      isCommon: true,
      on: year,
      neighborsDifferIn: year,
    }),
    ...daysOfPeriod("year", yearAround, ["2026-01-01", "2026-12-31"]),
  },
};
