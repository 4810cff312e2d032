import { dayNumber, monthLengths, parseDate } from "@octavo/foundation";
import table from "./generated/chinese-months.json" with { type: "json" };
import type { Scale, ScaleMonth } from "./scale.ts";

let known: readonly ScaleMonth[] | undefined;

function allMonths(): readonly ScaleMonth[] {
  known ??= decode();
  return known;
}

function decode(): readonly ScaleMonth[] {
  const numbers = [...table.leaps].flatMap((digit, i) => monthsOfYear(table.year + i, Number.parseInt(digit, 36)));
  const lengths = monthLengths(table.lengths, numbers.length);
  const start = parseDate(table.start);
  let first = start ? dayNumber(start) : Number.NaN;
  return numbers.map((month, i) => {
    const length = lengths[i] ?? 30;
    const found = { ...month, first, length };
    first += length;
    return found;
  });
}

/** `leap` is the month that a leap month follows, or 0. */
function monthsOfYear(year: number, leap: number): readonly Pick<ScaleMonth, "year" | "month">[] {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return months.flatMap((month) => (month === leap ? [month, month + 0.5] : [month])).map((month) => ({ year, month }));
}

/** From 1900 to 2100, by the year in which a year starts. Earlier and later days count as of the first and last month. */
export const chinese: Scale = {
  indexOf: (day) => {
    const months = allMonths();
    const last = months.length - 1;
    const start = months[0]?.first ?? day;
    let index = Math.min(last, Math.max(0, Math.floor((day - start) / 29.530588)));
    while (index < last && (months[index + 1]?.first ?? day) <= day) index++;
    while (index > 0 && (months[index]?.first ?? day) > day) index--;
    return index;
  },
  monthAt: (index) => allMonths()[index],
  firstOf: (year) => {
    const months = allMonths();
    const found = months.findIndex((month) => month.year >= year);
    return found < 0 ? months.length : found;
  },
};
