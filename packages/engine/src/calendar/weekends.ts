/** Weekends of regions (CLDR): Friday and Saturday in Egypt, Friday in Iran. */
import type { Weekday } from "@octavo/foundation";
import generated from "./generated/weekends.json" with { type: "json" };
import { subtags } from "./locales.ts";

export type Weekend = readonly Weekday[];

/** Saturday and Sunday. */
export const usualWeekend: Weekend = [5, 6];

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
  // Keys are days from 1, Monday.
  const [days] = Object.entries(generated).find(([, all]) => all.split(" ").some((code) => codes.includes(code))) ?? [];
  return days === undefined ? usualWeekend : [...days].map((day) => (Number(day) - 1) as Weekday);
}
