import { createRequire } from "node:module";
import { type HolidayData, type HolidayTable, holidayTable } from "@octavo/dates";
import type { World } from "@octavo/engine";

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

const tables = new Map<string, HolidayTable | undefined>();

/** Holidays for a `World`. A table is read on demand, once per process. */
export const nodeHolidays: World["holidays"] = {
  get countries() {
    return Object.keys(holidayPlaces());
  },
  of: (country) => {
    if (!tables.has(country)) {
      const data = holidayDataOf(country);
      tables.set(country, data && holidayTable(data));
    }
    return tables.get(country);
  },
};
