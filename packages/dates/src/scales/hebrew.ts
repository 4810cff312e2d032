import type { Scale, ScaleMonth } from "./scale.ts";

/** Day number of the epoch: October 7, 3761 BC in the Julian calendar. */
const epoch = -1_373_122;

/** Months before a year. Seven of 19 years have a leap month. */
function monthsBefore(year: number): number {
  return Math.floor((235 * year - 234) / 19);
}

/** Days from the epoch to the mean new moon of a year, or to the next day if it is a Sunday, Wednesday or Friday. */
function elapsedDays(year: number): number {
  const months = monthsBefore(year);
  const day = 29 * months + Math.floor((12_084 + 13_753 * months) / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

/** First day of a year, later if a year would have 356 or 382 days (Dershowitz and Reingold, Calendrical Calculations). */
function newYear(year: number): number {
  const [before, own, next] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  const delay = next - own === 356 ? 2 : own - before === 382 ? 1 : 0;
  return epoch + own + delay;
}

function monthsOf(year: number): readonly ScaleMonth[] {
  const days = newYear(year + 1) - newYear(year);
  const lengths: readonly (readonly [month: number, length: number])[] = [
    [1, 30],
    [2, days % 10 === 5 ? 30 : 29],
    [3, days % 10 === 3 ? 29 : 30],
    [4, 29],
    [5, 30],
    ...(days > 380 ? [[5.5, 30] as const] : []),
    [6, 29],
    [7, 30],
    [8, 29],
    [9, 30],
    [10, 29],
    [11, 30],
    [12, 29],
  ];
  let first = newYear(year);
  return lengths.map(([month, length]) => {
    const found = { year, month, first, length };
    first += length;
    return found;
  });
}

function yearOfIndex(index: number): number {
  let year = Math.floor((index * 19 + 234) / 235);
  while (monthsBefore(year + 1) <= index) year++;
  while (monthsBefore(year) > index) year--;
  return year;
}

/** Months from Tishri. Adar I of leap years is "5L", and the month 6 is Adar. */
export const hebrew: Scale = {
  indexOf: (day) => {
    let year = Math.floor((day - epoch) / 365.2468) + 1;
    while (newYear(year + 1) <= day) year++;
    while (newYear(year) > day) year--;
    return monthsBefore(year) + monthsOf(year).findLastIndex(({ first }) => first <= day);
  },
  monthAt: (index) => {
    const year = yearOfIndex(index);
    return monthsOf(year)[index - monthsBefore(year)];
  },
  firstOf: monthsBefore,
};
