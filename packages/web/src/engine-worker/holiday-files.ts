import type { HolidayData } from "@octavo/dates";
import * as messages from "./messages.ts";
import type { TableFile } from "./table-files.ts";

const files: Readonly<Record<string, string>> = import.meta.glob("../../../dates/src/generated/holidays/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const byCountry = new Map(Object.entries(files).map(([path, address]) => [path.slice(-7, -5), address]));

/** Codes of countries with a table of holidays. */
export const holidayCountries: readonly string[] = [...byCountry.keys()];

/** Holidays of a country. Undefined for a country without a table. */
export function holidayFile(country: string): TableFile<HolidayData> | undefined {
  const address = byCountry.get(country);
  return address === undefined ? undefined : { address, failure: messages.notLoaded(messages.holidays(country)) };
}
