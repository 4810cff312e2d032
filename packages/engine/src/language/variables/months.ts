import { type DateField, dateVariable, type VariableFamily } from "./page-variable.ts";
import { daysOfPeriod, monthAround, yearAround } from "./periods.ts";

const monthOfYear: DateField = ({ year, month }) => `${year}-${month}`;
const year: DateField = (date) => String(date.year);

export const months: VariableFamily = {
  category: "Month and year",
  variables: {
    month_name: dateVariable({
      label: "Month",
      constantIn: "month",
      isCommon: true,
      on: ({ month }, { names }) => names.month(month),
      neighborsDifferIn: monthOfYear,
    }),
    month_abbr: dateVariable({
      label: "Month, shortened",
      constantIn: "month",
      on: ({ month }, { names }) => names.monthShort(month),
    }),
    month_title: dateVariable({
      label: "Month and year, in the order of the language",
      constantIn: "month",
      on: (date, { names }) => names.monthTitle(date.year, date.month),
    }),
    month: dateVariable({
      label: "Month as a number",
      constantIn: "month",
      on: ({ month }) => String(month),
      neighborsDifferIn: monthOfYear,
    }),
    month_padded: dateVariable({
      label: "Month with two digits",
      constantIn: "month",
      on: ({ month }) => String(month).padStart(2, "0"),
      neighborsDifferIn: monthOfYear,
    }),
    month_padded3: dateVariable({
      label: "Month with three digits",
      constantIn: "month",
      on: ({ month }) => String(month).padStart(3, "0"),
    }),
    ...daysOfPeriod("month", monthAround),
    year: dateVariable({
      label: "Year",
      constantIn: "year",
      isCommon: true,
      on: year,
      neighborsDifferIn: year,
    }),
    ...daysOfPeriod("year", yearAround),
  },
};
