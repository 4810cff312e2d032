/** Names of months and weekdays and patterns of dates in one language, and their encoding as a line of a file. */

export interface NameTable {
  /** As in a title: "March", "marzec". */
  readonly months: readonly string[];
  /** As in a date: "marca". If dates use numbers: "3". */
  readonly monthsInDate: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysInDate: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysNarrow: readonly string[];
  /** {weekday} {day} or {day_padded} {month} {year} */
  readonly dateLong: string;
  /** Number of the first day of a month in a date, where it is an ordinal unlike the others: "1er". CLDR has none. */
  readonly firstDay?: string;
  /** {month} {year} */
  readonly monthTitle: string;
  /** {week} */
  readonly weekTitle: string;
  /** Tishri to Elul, Adar I and Adar II of leap years. */
  readonly hebrewMonths: readonly string[];
  readonly islamicMonths: readonly string[];
  /** The last one is the pattern of leap months, {month}. */
  readonly chineseMonths: readonly string[];
  /** Farvardin to Esfand. */
  readonly persianMonths: readonly string[];
  readonly islamicMonthsShort: readonly string[];
  /** An hour before and after noon: "{hour} am", "午前{hour}". */
  readonly hours: readonly string[];
  /** Days within a month, and over two months: {day} or {day_padded} {month} to {day_last} or {day_last_padded} {month_last} */
  readonly dayRanges: readonly string[];
}

/** English names of the months of other calendars, and hours, which many languages share. */
const sharedNames = {
  hours: ["{hour} am", "{hour} pm"] as readonly string[],
  hebrewMonths: list("Tishri Heshvan Kislev Tevet Shevat Adar Nisan Iyar Sivan Tamuz Av Elul Adar_I Adar_II"),
  islamicMonths: list(
    "Muharram Safar Rabiʻ_I Rabiʻ_II Jumada_I Jumada_II Rajab Shaʻban Ramadan Shawwal Dhuʻl-Qiʻdah Dhuʻl-Hijjah",
  ),
  chineseMonths: list("1 2 3 4 5 6 7 8 9 10 11 12 {month}_bis"),
  persianMonths: list("Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand"),
  islamicMonthsShort: list("Muh. Saf. Rab._I Rab._II Jum._I Jum._II Raj. Sha. Ram. Shaw. Dhuʻl-Q. Dhuʻl-H."),
} as const;

/** Needs no file, because it also stands for unknown languages. `scripts/generate-locales.ts` fails if CLDR differs from it. */
export const englishTable: NameTable = {
  months: list("January February March April May June July August September October November December"),
  monthsInDate: list("January February March April May June July August September October November December"),
  monthsShort: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  weekdays: list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
  weekdaysInDate: list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
  weekdaysShort: list("Mon Tue Wed Thu Fri Sat Sun"),
  weekdaysNarrow: list("M T W T F S S"),
  dateLong: "{weekday}, {month} {day}, {year}",
  monthTitle: "{month} {year}",
  weekTitle: "Week {week}",
  ...sharedNames,
  dayRanges: ["{month} {day} – {day_last}", "{month} {day} – {month_last} {day_last}"],
  chineseMonths: list(
    "First_Month Second_Month Third_Month Fourth_Month Fifth_Month Sixth_Month Seventh_Month Eighth_Month Ninth_Month Tenth_Month Eleventh_Month Twelfth_Month {month}_bis",
  ),
};

/** Patterns and names of most languages. Lines omit them. */
const usual = {
  ...sharedNames,
  dateLong: "{weekday}, {day} {month} {year}",
  monthTitle: "{month} {year}",
  dayRanges: ["{day}–{day_last} {month}", "{day} {month} – {day_last} {month_last}"] as readonly string[],
} as const;

const lists = [
  "months",
  "monthsInDate",
  "monthsShort",
  "weekdays",
  "weekdaysInDate",
  "weekdaysShort",
  "weekdaysNarrow",
] as const satisfies readonly (keyof NameTable)[];
const patterns = ["dateLong", "monthTitle", "weekTitle"] as const satisfies readonly (keyof NameTable)[];
const others = [
  "hebrewMonths",
  "islamicMonths",
  "chineseMonths",
  "persianMonths",
  "islamicMonthsShort",
  "hours",
  "dayRanges",
] as const satisfies readonly (keyof NameTable)[];

/**
 * Decodes a line: parts between "|", names between ";". An empty part is that of `base`, the table of the tag without
 * its last subtag. Without `base`, names in dates default to those in titles and patterns to the usual ones.
 */
export function decodeTable(line: string, base?: NameTable): NameTable {
  const parts = line.split("|");
  const names = (i: number) => (parts[i] ? parts[i].split(";") : undefined);
  const months = names(0) ?? base?.months ?? [];
  const weekdays = names(3) ?? base?.weekdays ?? [];
  return {
    months,
    monthsInDate: names(1) ?? base?.monthsInDate ?? months,
    monthsShort: names(2) ?? base?.monthsShort ?? months,
    weekdays,
    weekdaysInDate: names(4) ?? base?.weekdaysInDate ?? weekdays,
    weekdaysShort: names(5) ?? base?.weekdaysShort ?? weekdays,
    weekdaysNarrow: names(6) ?? base?.weekdaysNarrow ?? weekdays,
    dateLong: parts[7] || base?.dateLong || usual.dateLong,
    monthTitle: parts[8] || base?.monthTitle || usual.monthTitle,
    weekTitle: parts[9] || base?.weekTitle || "{week}",
    hebrewMonths: names(10) ?? base?.hebrewMonths ?? usual.hebrewMonths,
    islamicMonths: names(11) ?? base?.islamicMonths ?? usual.islamicMonths,
    chineseMonths: names(12) ?? base?.chineseMonths ?? usual.chineseMonths,
    persianMonths: names(13) ?? base?.persianMonths ?? usual.persianMonths,
    islamicMonthsShort: names(14) ?? base?.islamicMonthsShort ?? usual.islamicMonthsShort,
    hours: names(15) ?? base?.hours ?? usual.hours,
    dayRanges: names(16) ?? base?.dayRanges ?? usual.dayRanges,
  };
}

/** Returns the shortest line that decodes to the table. Empty if it equals `base`. */
export function encodeTable(table: NameTable, base?: NameTable): string {
  const namesOf = (part: (typeof lists | typeof others)[number]) => table[part].join(";");
  const parts = [...lists.map(namesOf), ...patterns.map((part) => table[part]), ...others.map(namesOf)];
  const needed = parts.map((_, i) => partOf(decodeTable(parts.with(i, "").join("|"), base), i) !== parts[i]);
  return parts
    .map((part, i) => (needed[i] ? part : ""))
    .join("|")
    .replace(/(?<!\|)\|+$/, "");
}

function partOf(table: NameTable, i: number): string {
  const name = lists[i] ?? others[i - lists.length - patterns.length];
  if (name) return table[name].join(";");
  const pattern = patterns[i - lists.length];
  return pattern ? table[pattern] : "";
}

/** "_" stands for a space in a name. */
function list(names: string): readonly string[] {
  return names.split(" ").map((name) => name.replaceAll("_", " "));
}
