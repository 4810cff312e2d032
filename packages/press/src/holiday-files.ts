import { createRequire } from "node:module";
import type { HolidayData } from "@octavo/dates";

const require = createRequire(import.meta.url);

/** Names of a country and its regions. `en` is missing if it equals the local name. */
export interface HolidayPlace {
  readonly local: string;
  readonly en?: string;
  /** Names of regions by code: "BY", and "BY-A" for a place in it. */
  readonly regions: Readonly<Record<string, string>>;
}

/** Countries with a table, by code. */
export function holidayPlaces(): Readonly<Record<string, HolidayPlace>> {
  return require("@octavo/dates/countries.json");
}

/** Holidays of a country, loaded on demand. Returns undefined for a country without a table. */
export function holidayDataOf(country: string): HolidayData | undefined {
  return Object.hasOwn(holidayPlaces(), country) ? require(`@octavo/dates/holidays/${country}.json`) : undefined;
}
