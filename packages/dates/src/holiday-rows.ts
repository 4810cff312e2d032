import { type HolidayData, type HolidayKind, holidayKinds, holidayTable } from "./holidays.ts";
import type { DateRow } from "./row.ts";

export const holidayLanguages = ["local", "en", "both"] as const;

export interface HolidayOptions {
  /** Code of the country, such as "PL". */
  readonly country: string;
  readonly region?: string;
  readonly from: string;
  readonly to: string;
  readonly language?: (typeof holidayLanguages)[number];
  /** All kinds if missing. */
  readonly kinds?: readonly HolidayKind[];
  /** Name of the calendar. */
  readonly calendar?: string;
}

export interface HolidayRow extends DateRow {
  readonly kind: HolidayKind;
  readonly substitute?: true;
  readonly expected?: true;
}

/** Holidays of a table as rows. Equal input gives equal rows. */
export function holidayRows(data: HolidayData, options: HolidayOptions): readonly HolidayRow[] {
  const { country, region, from, to, language = "local", kinds = holidayKinds, calendar = country } = options;
  const holidays = holidayTable(data).between(from, to, region);
  return holidays
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ date, names: { local, en }, ...rest }) => {
      const title = language === "both" && local !== en ? `${local} (${en})` : language === "en" ? en : local;
      return { date, title, calendar, uid: `${country} ${date} ${en}`, ...rest };
    });
}
