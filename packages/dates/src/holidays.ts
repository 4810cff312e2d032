import { addDays, formatDate, parseDate } from "@octavo/foundation";

export const holidayKinds = ["holiday", "bank", "school", "optional", "observance"] as const;

/** Only a `holiday` is a public holiday with a day off. */
export type HolidayKind = (typeof holidayKinds)[number];

/** A day of a holiday. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `local` is in the first language of the country or region. */
  readonly names: { readonly local: string; readonly en: string };
  readonly kind: HolidayKind;
  /** True for a day off in place of a holiday on a weekend. */
  readonly substitute?: true;
  /** True if the date depends on a sighting of the moon. */
  readonly expected?: true;
}

/** A generated table: `@octavo/dates/holidays/PL.json`. */
export interface HolidayData {
  /** Number of entries for the whole country. They come first. */
  readonly base: number;
  /** Entries as `local|en|kind and flags|dates`. */
  readonly holidays: readonly string[];
  /** Numbers of the entries, from 1, that regions add, and with a minus sign those that they leave out. */
  readonly regions: Readonly<Record<string, string>>;
}

export interface HolidayTable {
  /** Codes of regions, such as "BY", and of places in them, such as "BY-A". */
  readonly regions: readonly string[];
  /** Holidays in date order. Without a region, only those of the whole country. */
  readonly between: (from: string, to: string, region?: string) => readonly Holiday[];
}

/** First and last year of all tables. */
export const holidayYears = { first: 2020, last: 2040 } as const;

/** Reads a generated table. An unknown region has the holidays of the country. */
export function holidayTable(data: HolidayData): HolidayTable {
  const known = new Map<string, readonly Holiday[]>();
  const holidaysOf = (region: string) => {
    const holidays = known.get(region) ?? entriesOf(data, region).flatMap(parseEntry).sort(compareHolidays);
    known.set(region, holidays);
    return holidays;
  };
  return {
    regions: Object.keys(data.regions),
    between: (from, to, region = "") => holidaysOf(region).filter(({ date }) => date >= from && date <= to),
  };
}

function entriesOf({ base, holidays, regions }: HolidayData, region: string): readonly string[] {
  const changes = (regions[region] ?? "").split(" ").filter((text) => text !== "");
  const removed = new Set(changes.filter((text) => text.startsWith("-")).map((text) => -Number(text) - 1));
  const added = changes.filter((text) => !text.startsWith("-")).map((text) => holidays[Number(text) - 1] ?? "");
  return [...holidays.slice(0, base).filter((_, i) => !removed.has(i)), ...added];
}

const kindOfLetter: Readonly<Record<string, HolidayKind>> = {
  h: "holiday",
  b: "bank",
  s: "school",
  o: "optional",
  v: "observance",
};

function parseEntry(text: string): readonly Holiday[] {
  const [local = "", en = "", kindAndFlags = "", dates = ""] = text.split("|");
  const [letter = "", ...flags] = kindAndFlags;
  const holiday = {
    names: { local, en: en || local },
    kind: kindOfLetter[letter] ?? "observance",
    ...(flags.includes("s") && { substitute: true as const }),
    ...(flags.includes("e") && { expected: true as const }),
  };
  return parseDates(dates).map((date) => ({ date, ...holiday }));
}

/** Dates as "0101" for all years, or for each year between commas: "0320x3,0309x3", where x3 means three days. */
function parseDates(text: string): readonly string[] {
  const ofYears = text.split(",");
  const isEveryYear = ofYears.length === 1;
  const count = isEveryYear ? holidayYears.last - holidayYears.first + 1 : ofYears.length;
  return Array.from({ length: count }, (_, i) => {
    const days = (isEveryYear ? text : (ofYears[i] ?? "")).split("+").filter((day) => day !== "");
    return days.flatMap((day) => parseDay(holidayYears.first + i, day));
  }).flat();
}

function parseDay(year: number, text: string): readonly string[] {
  const [day = "", length = "1"] = text.split("x");
  const date = parseDate(`${year}-${day.slice(0, 2)}-${day.slice(2)}`);
  return date ? Array.from({ length: Number(length) }, (_, i) => formatDate(addDays(date, i))) : [];
}

/** By date, then by kind, name in English and local name. */
function compareHolidays(a: Holiday, b: Holiday): number {
  const rank = ({ date, kind, names }: Holiday) => `${date} ${holidayKinds.indexOf(kind)} ${names.en} ${names.local}`;
  const [first, second] = [rank(a), rank(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
