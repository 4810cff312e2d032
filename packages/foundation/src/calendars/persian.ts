import { type CivilDate, dateOfNumber, dayNumber } from "../civil-date.ts";
import type { MonthCalendar } from "./month-calendar.ts";

/** Day number of 1 Farvardin of the year 1: March 21, 622 in the Gregorian calendar. */
const epoch = dayNumber({ year: 622, month: 3, day: 21 });

/** Leap years follow a cycle of 33 years, which gives the equinoxes of Tehran until 1502 AP (2123). */
function newYear(year: number): number {
  return epoch + 365 * (year - 1) + Math.floor((8 * year + 21) / 33);
}

/** Days before a month. The first six have 31 days. */
function daysBefore(month: number): number {
  return month <= 7 ? 31 * (month - 1) : 30 * (month - 1) + 6;
}

/** The solar calendar of Iran and Afghanistan, whose year starts with spring. */
export const persian: MonthCalendar = {
  of: (date) => {
    const number = dayNumber(date);
    let year = Math.floor((number - epoch) / 365.2425) + 1;
    if (newYear(year + 1) <= number) year++;
    if (newYear(year) > number) year--;
    const position = number - newYear(year);
    const month = position < 186 ? Math.floor(position / 31) + 1 : Math.floor((position - 6) / 30) + 1;
    return { year, month, day: position - daysBefore(month) + 1 };
  },
  firstOf: (year, month): CivilDate => {
    const [ofYear, ofMonth] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1];
    return dateOfNumber(newYear(ofYear) + daysBefore(ofMonth));
  },
};
