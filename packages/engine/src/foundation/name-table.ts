/** Names of months and weekdays and patterns of dates in one language, and their encoding as a line of a file. */

export interface NameTable {
  /** As in a title: "March", "marzec". */
  readonly months: readonly string[];
  /** As in a date: "marca". If dates use numbers: "3". */
  readonly monthsInDate: readonly string[];
  readonly monthsShort: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly weekdaysInDate: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysNarrow: readonly string[];
  /** {weekday} {day} or {day_padded} {month} {year} */
  readonly dateLong: string;
  /** {month} {year} */
  readonly monthTitle: string;
  /** {week} */
  readonly weekTitle: string;
}

/** Verified tables. `scripts/generate-locales.ts` fails if CLDR differs from them. */
export const checkedTables: Readonly<Record<"en" | "pl", NameTable>> = {
  en: {
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
  },
  pl: {
    months: list("styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień"),
    monthsInDate: list(
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    ),
    monthsShort: list("sty lut mar kwi maj cze lip sie wrz paź lis gru"),
    weekdays: list("poniedziałek wtorek środa czwartek piątek sobota niedziela"),
    weekdaysInDate: list("poniedziałek wtorek środa czwartek piątek sobota niedziela"),
    weekdaysShort: list("pon. wt. śr. czw. pt. sob. niedz."),
    weekdaysNarrow: list("P W Ś C P S N"),
    dateLong: "{weekday}, {day} {month} {year}",
    monthTitle: "{month} {year}",
    weekTitle: "Tydzień {week}",
  },
};

/** Patterns of most languages. Lines omit them. */
const usual = { dateLong: "{weekday}, {day} {month} {year}", monthTitle: "{month} {year}" } as const;

/** Order of the parts of a line. */
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
  };
}

/** Returns the shortest line that decodes to the table. Empty if it equals `base`. */
export function encodeTable(table: NameTable, base?: NameTable): string {
  const parts = [...lists.map((part) => table[part].join(";")), ...patterns.map((part) => table[part])];
  const needed = parts.map((_, i) => partOf(decodeTable(parts.with(i, "").join("|"), base), i) !== parts[i]);
  return parts
    .map((part, i) => (needed[i] ? part : ""))
    .join("|")
    .replace(/\|+$/, "");
}

function partOf(table: NameTable, i: number): string {
  const name = lists[i];
  if (name) return table[name].join(";");
  const pattern = patterns[i - lists.length];
  return pattern ? table[pattern] : "";
}

function list(names: string): readonly string[] {
  return names.split(" ");
}
