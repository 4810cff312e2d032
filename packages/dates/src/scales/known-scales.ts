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
import type { Scale } from "./scale.ts";

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
