import type { HolidayData } from "@octavo/dates";
import { holidayDataOf, holidayPlaces } from "@octavo/press";
import { UsageError } from "./command.ts";

/** Holidays of a country or region, as a plan names them in its `dates`. */
interface HolidaySource {
  readonly holidays: string;
  readonly region?: string;
}

/** Reads codes such as "DE" and "DE-BY". Throws a `UsageError` for the first one without holidays. */
export function readHolidaySources(codes: readonly string[]): readonly HolidaySource[] {
  return codes.map((code) => {
    const [holidays = "", ...rest] = code.toUpperCase().split("-");
    const data = countryHolidays(holidays);
    return rest.length === 0
      ? { holidays }
      : { holidays, region: knownRegion(data, holidays, rest.join("-"), `${holidays}-`) };
  });
}

export function countryHolidays(country: string): HolidayData {
  const data = holidayDataOf(country);
  if (data) return data;
  throw unknownPlace(`There are no holidays of a country "${country}".`, country, Object.keys(holidayPlaces()));
}

/** Returns the region if the country has it. Errors name regions with `prefix`. */
export function knownRegion({ regions }: HolidayData, country: string, region: string, prefix = ""): string {
  if (Object.hasOwn(regions, region)) return region;
  const known = Object.keys(regions).map((code) => prefix + code);
  throw unknownPlace(`There is no region "${region}" of ${country}.`, prefix + region, known);
}

function unknownPlace(message: string, name: string, known: readonly string[]): UsageError {
  return new UsageError(message, { unknown: { name, known, see: "octavo dates --countries" } });
}
