import { addDays, type CivilDate, dateOfNumber, dayNumber, parseDate } from "../civil-date.ts";
import table from "./generated/umm-al-qura.json" with { type: "json" };
import type { MonthCalendar } from "./month-calendar.ts";
import { monthLengths } from "./month-lengths.ts";

/** Day number of 1 Muharram of the year 1, a Friday: July 19, 622 in the Gregorian calendar. */
const epoch = dayNumber({ year: 622, month: 7, day: 19 });

/** Months are counted from 1 Muharram of the year 1. */
type MonthDay = (month: number) => number;

/** Start of a month in the arithmetic calendar: cycles of 30 years with 11 leap years. */
const civilStart: MonthDay = (count) => {
  const year = Math.floor(count / 12);
  return epoch + 354 * year + Math.floor((11 * year + 14) / 30) + Math.ceil(29.5 * (count - 12 * year));
};

const firstInTable = (table.year - 1) * 12;

let known: readonly number[] | undefined;

/** Start of a month in the calendar of Umm al-Qura. Before 1300 AH and after 1600, that of the arithmetic calendar. */
const ummAlQuraStart: MonthDay = (count) => {
  known ??= startsInTable();
  return known[count - firstInTable] ?? civilStart(count);
};

/** Of the months in the table, and of the month after the last one. */
function startsInTable(): readonly number[] {
  const start = parseDate(table.start);
  const starts = [start ? dayNumber(start) : Number.NaN];
  for (const length of monthLengths(table.lengths, table.months)) starts.push((starts.at(-1) ?? 0) + length);
  return starts;
}

function lunar(startOf: MonthDay): MonthCalendar {
  return {
    of: (date) => {
      const number = dayNumber(date);
      let count = Math.floor((number - epoch) / 29.530588);
      while (startOf(count + 1) <= number) count++;
      while (startOf(count) > number) count--;
      const year = Math.floor(count / 12);
      return { year: year + 1, month: count - 12 * year + 1, day: number - startOf(count) + 1 };
    },
    firstOf: (year, month): CivilDate => dateOfNumber(startOf((year - 1) * 12 + month - 1)),
  };
}

/** The Islamic calendar of Umm al-Qura, as used in Saudi Arabia. */
export const ummAlQura = lunar(ummAlQuraStart);

/** The arithmetic Islamic calendar. */
export const islamicCivil = lunar(civilStart);

/** Umm al-Qura where the moon is seen on other days. `days` are added to its dates: with 1, months start a day earlier. */
export function hijri(days: number): MonthCalendar {
  const { of, firstOf } = ummAlQura;
  if (days === 0) return ummAlQura;
  return {
    of: (date) => of(addDays(date, days)),
    firstOf: (year, month) => addDays(firstOf(year, month), -days),
  };
}
