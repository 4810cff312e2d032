import { dayNumber } from "@octavo/foundation";
import type { Scale } from "./scale.ts";

/** Twelve months of 30 days, and one of five days, or of six before a leap year of the Julian calendar. */
function thirteenMonths(epoch: number): Scale {
  const startOf = (year: number) => epoch + 365 * (year - 1) + Math.floor(year / 4);
  const start = (index: number) => startOf(Math.floor(index / 13)) + 30 * (((index % 13) + 13) % 13);
  return {
    indexOf: (day) => {
      let year = Math.floor((day - epoch) / 365.25) + 1;
      if (startOf(year + 1) <= day) year++;
      if (startOf(year) > day) year--;
      return year * 13 + Math.floor((day - startOf(year)) / 30);
    },
    monthAt: (index) => {
      const year = Math.floor(index / 13);
      const first = start(index);
      return { year, month: index - year * 13 + 1, first, length: start(index + 1) - first };
    },
    firstOf: (year) => year * 13,
  };
}

/** First days of the year 1 in the Gregorian calendar. */
export const coptic = thirteenMonths(dayNumber({ year: 284, month: 8, day: 29 }));
export const ethiopic = thirteenMonths(dayNumber({ year: 8, month: 8, day: 27 }));
