import {
  dateOfNumber,
  dayNumber,
  gregorian,
  islamicCivil,
  type MonthCalendar,
  persian,
  ummAlQura,
} from "@octavo/foundation";
import { chinese } from "./chinese.ts";
import { coptic, ethiopic } from "./coptic.ts";
import { hebrew } from "./hebrew.ts";

export interface ScaleMonth {
  readonly year: number;
  /** From 1. A leap month is half a month after the one that it follows: 5.5 is "5L". */
  readonly month: number;
  /** Number of the first day. */
  readonly first: number;
  readonly length: number;
}

/** Calendar of a rule (RSCALE of RFC 7529). Months have indexes in their order. */
export interface Scale {
  /** Index of the month with a day. */
  readonly indexOf: (day: number) => number;
  /** Undefined beyond the table of a calendar. */
  readonly monthAt: (index: number) => ScaleMonth | undefined;
  /** Index of the first month of a year. */
  readonly firstOf: (year: number) => number;
}

function twelveMonths({ of, firstOf }: MonthCalendar): Scale {
  const start = (index: number) => dayNumber(firstOf(0, index + 1));
  return {
    indexOf: (day) => {
      const { year, month } = of(dateOfNumber(day));
      return year * 12 + month - 1;
    },
    monthAt: (index) => {
      const first = start(index);
      const year = Math.floor(index / 12);
      return { year, month: index - year * 12 + 1, first, length: start(index + 1) - first };
    },
    firstOf: (year) => year * 12,
  };
}

const western = twelveMonths(gregorian);
const saudi = twelveMonths(ummAlQura);

/** By the names of CLDR. Some calendars differ from the Gregorian only in their years. */
const scales: Readonly<Record<string, Scale>> = {
  GREGORIAN: western,
  GREGORY: western,
  BUDDHIST: western,
  JAPANESE: western,
  ROC: western,
  CHINESE: chinese,
  HEBREW: hebrew,
  PERSIAN: twelveMonths(persian),
  ISLAMIC: saudi,
  "ISLAMIC-UMALQURA": saudi,
  "ISLAMIC-CIVIL": twelveMonths(islamicCivil),
  COPTIC: coptic,
  ETHIOPIC: ethiopic,
};

export function scaleNamed(name: string): Scale | undefined {
  return Object.hasOwn(scales, name) ? scales[name] : undefined;
}

export function isGregorian(scale: Scale): boolean {
  return scale === western;
}

/** Months of a year. Empty beyond the table of a calendar. */
export function monthsOfYear({ firstOf, monthAt }: Scale, year: number): readonly ScaleMonth[] {
  const first = firstOf(year);
  return Array.from({ length: firstOf(year + 1) - first }, (_, i) => monthAt(first + i)).filter(
    (month) => month !== undefined,
  );
}
