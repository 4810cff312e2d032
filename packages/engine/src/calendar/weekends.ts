/** Weekends of regions (CLDR): Friday and Saturday in Egypt, Friday in Iran. */
import type { Weekday } from "@octavo/foundation";
import generated from "./generated/weekends.json" with { type: "json" };
import { subtags } from "./locales.ts";

export type Weekend = readonly Weekday[];

/** Days from 1, Monday, with the codes of regions and languages. */
const weekends = Object.entries(generated).map(([days, codes]) => [days, codes.split(" ")] as const);

/** Returns the weekend of the region of a language tag, or else of the one where most people speak the language. */
export function weekendOf(locale: string): Weekend {
  const { language = "", region = language } = subtags(locale) ?? {};
  const [days = "67"] = weekends.find(([, codes]) => codes.includes(region)) ?? [];
  return [...days].map((day) => (Number(day) - 1) as Weekday);
}
