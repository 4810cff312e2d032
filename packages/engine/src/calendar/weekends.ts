/** Weekends of regions (CLDR): Friday and Saturday in Egypt, Friday in Iran. */
import { type CivilDate, type Weekday, weekdayOf } from "@octavo/foundation";
import generated from "./generated/weekends.json" with { type: "json" };
import { subtags } from "./locales.ts";

export interface Weekend {
  readonly days: readonly Weekday[];
}

/** Saturday and Sunday. */
export const usualWeekend: Weekend = { days: [5, 6] };

/** Days from 1, Monday, and the codes of regions and languages. */
const entries = Object.entries<string>(generated);

const known = new Map<string, Weekend>();

/** Returns the weekend of the region of a language tag, or else of the one where most people speak the language. */
export function weekendOf(locale: string): Weekend {
  const found = known.get(locale) ?? findWeekend(locale);
  known.set(locale, found);
  return found;
}

function findWeekend(locale: string): Weekend {
  const { language = "", script, region } = subtags(locale) ?? {};
  const codes = region === undefined ? [`${language}-${script}`, language] : [region];
  const days = codes.map((code) => entries.find(([, listed]) => listed.split(" ").includes(code))?.[0]);
  const found = days.find((written) => written !== undefined);
  return found === undefined ? usualWeekend : { days: [...found].map((day) => (Number(day) - 1) as Weekday) };
}

export function isInWeekend(date: CivilDate, { days }: Weekend): boolean {
  return days.includes(weekdayOf(date));
}
