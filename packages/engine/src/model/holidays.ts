import type { HolidayKind } from "./date-row.ts";

/** Holiday of a table. `local` is in the first language of the country or region. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly names: { readonly local: string; readonly en: string };
  readonly kind: HolidayKind;
  /** True if the date depends on a sighting. */
  readonly expected?: boolean;
}

export interface HolidayTable {
  /** Codes of regions: "BY". */
  readonly regions: readonly string[];
  /** In date order. Without a region, only holidays of the whole country. */
  readonly between: (from: string, to: string, region?: string) => readonly Holiday[];
}

export interface HolidayTables {
  /** Codes of countries with a table: "PL". */
  readonly countries: readonly string[];
  /** Undefined for other countries. */
  readonly of: (country: string) => HolidayTable | undefined;
}

/** For worlds that only lay out templates, which contain their holidays. */
export const noHolidays: HolidayTables = { countries: [], of: () => undefined };
