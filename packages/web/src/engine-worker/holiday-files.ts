import type { HolidayData } from "@octavo/dates";
import * as messages from "./messages.ts";
import type { TableFile } from "./table-files.ts";

export { holidayTable } from "@octavo/dates";

const addresses: Readonly<Record<string, string>> = import.meta.glob("../../../dates/src/generated/holidays/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const byCountry = new Map(Object.entries(addresses).map(([path, address]) => [path.slice(-7, -5), address]));

/** Codes of the countries with a table. */
export const holidayCountries: readonly string[] = [...byCountry.keys()];

/** Undefined for a country without a table. */
export function holidayFile(country: string): TableFile<HolidayData> | undefined {
  const address = byCountry.get(country);
  return address === undefined ? undefined : { address, failure: messages.notLoaded(messages.holidays(country)) };
}
