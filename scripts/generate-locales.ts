/**
 * Generates the names of months and weekdays from Node's ICU data, in one file per first letter of the language tag. A
 * browser loads only the file of the document's language. `months.json` contains the months of other calendars, and `weekends.json`
 * weekends other than Saturday and Sunday.
 *   node scripts/generate-locales.ts          writes the files
 *   node scripts/generate-locales.ts --check  fails if the files are stale
 *
 * The data are CLDR's (Unicode License v3). The pinned Node determines the version of CLDR. With another version there
 * is nothing to compare, and --check passes. It compares the version, the generator and the digest of all files with those
 * recorded at generation.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { decodeTable, encodeTable, englishTable, type NameTable } from "../packages/engine/src/calendar/name-table.ts";
import {
  digestOfPrograms,
  type GeneratedFiles,
  isFromSources,
  jsonLines,
  writeFromSources,
} from "./generated-files.ts";

const folder = new URL("../packages/engine/src/calendar/generated/", import.meta.url);
const cldr = process.versions["cldr"] ?? "";
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Always the Gregorian calendar with Latin digits, like the numbers on pages. */
const plain = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
const year = 2026;
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 5)));
/** A Monday and the next six days. */
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(year, 0, 5 + day)));

/** Ten o'clock in the morning and in the evening. */
const halfDays = [10, 22].map((hour) => new Date(Date.UTC(year, 0, 5, hour)));

/** 9 to 15 March, and 30 March to 5 April. */
const ranges = [
  [Date.UTC(year, 2, 9), Date.UTC(year, 2, 15)],
  [Date.UTC(year, 2, 30), Date.UTC(year, 3, 5)],
] as const;

const regions = listRegions();

/** By tag and style. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const longDate = { dateStyle: "full" } as const;
const dayAndMonth = { month: "long", day: "numeric" } as const;
const titleDate = { year: "numeric", month: "long" } as const;

/** Scripts of languages that CLDR writes in several scripts. */
const scripts = "Adlm Arab Beng Cyrl Deva Guru Hans Hant Latn Olck Orya Telu Tfng Vaii".split(" ");

/** Languages whose standalone month in ICU is the form for dates (Greek) or has an extra word. */
const onlyInTitles: ReadonlySet<string> = new Set(["el", "dz"]);

/** Values of CLDR for languages where Intl returns numbers or the form for dates. */
const monthsShort: Readonly<Record<string, string>> = {
  bg: "яну фев март апр май юни юли авг сеп окт ное дек",
  el: "Ιαν Φεβ Μάρ Απρ Μάι Ιούν Ιούλ Αύγ Σεπ Οκτ Νοέ Δεκ",
  lt: "saus. vas. kov. bal. geg. birž. liep. rugp. rugs. spal. lapkr. gruod.",
};

/** Languages whose number comes before the word (CLDR, availableFormats, yw), and the abbreviation that Germans write. */
const weekTitles: Readonly<Record<string, string>> = {
  de: "KW {week}",
  et: "{week}. nädal",
  eu: "{week}. astea",
  hu: "{week}. hét",
  ja: "第{week}週",
  ko: "{week}주",
  lt: "{week} savaitė",
  lv: "{week}. nedēļa",
  tr: "{week}. hafta",
  yue: "第{week}週",
  "yue-Hans": "第{week}周",
  zh: "第{week}周",
  "zh-Hant": "第{week}週",
};

/** Years of the tables of other calendars. */
const range = { from: "2020-01-01", to: "2040-12-31" } as const;

const icuCalendars = { hebrew: "hebrew", islamic: "islamic-umalqura", chinese: "chinese" } as const;
type OtherCalendar = keyof typeof icuCalendars;

/** English names of Hebrew months in ICU. In a leap year, Adar comes twice. */
const hebrewMonths = "Tishri Heshvan Kislev Tevet Shevat Adar Nisan Iyar Sivan Tamuz Av Elul Adar_I Adar_II".split(" ");

const monthTables = {
  hebrew: monthTable("hebrew"),
  islamic: monthTable("islamic"),
  chinese: monthTable("chinese"),
};

/** A date in each month, by calendar and position among the names. */
const datesOfMonths = { hebrew: datesOf("hebrew"), islamic: datesOf("islamic"), chinese: datesOf("chinese") };

/** A date in each month of the Persian year 1405. */
const persianDates = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, 2, 25) + i * 30.5 * 86_400_000));

if (!process.argv.includes("--check")) {
  writeFromSources(folder, generate(), sources());
} else if (recordedVersion() !== cldr) {
  console.log(`Made from CLDR ${recordedVersion()}; this Node has ${cldr}, so nothing was compared.`);
} else if (!isFromSources(folder, sources())) {
  console.error(`${folder.pathname} is stale: run node scripts/generate-locales.ts`);
  process.exitCode = 1;
}

function sources() {
  return { cldr, generator: digestOfPrograms("generate-locales.ts", "../packages/engine/src/calendar/name-table.ts") };
}

function recordedVersion(): string {
  return String(JSON.parse(readFileSync(new URL("locales.json", folder), "utf8")).cldr);
}

function generate(): GeneratedFiles {
  const codes = [2, 3].flatMap((length) => words(length));
  const languages = [...new Set(Intl.DateTimeFormat.supportedLocalesOf(codes))].filter((tag) => !tag.includes("-"));
  const lines = languages.sort().flatMap(linesOfLanguage);
  const tags = lines.map(([tag]) => tag);
  const head = {
    cldr,
    tags: tags.join(" "),
    aliases: pairs(codes, (code) => aliasOf(code, languages)),
  };
  const byLetter = Map.groupBy(lines, ([tag]) => tag.charAt(0));
  return {
    "locales.json": jsonLines(head),
    "regions.json": jsonLines({ regions: pairs(regions, (region) => languageOf(region, languages)) }),
    "weekends.json": jsonLines(weekends(tags)),
    "months.json": jsonLines({ ...range, hebrew: monthTables.hebrew, chinese: monthTables.chinese }),
    ...Object.fromEntries(
      [...byLetter].map(([letter, own]) => [`names/${letter}.json`, jsonLines(Object.fromEntries(own))]),
    ),
  };
}

/** Codes of regions and languages by the days of their weekends, from 1 for Monday. Most have 67. */
function weekends(tags: readonly string[]): Readonly<Record<string, string>> {
  // South Yemen has no code of its own any more.
  const places = regions.filter((region) => region !== "YD").map((code) => ({ code, days: weekendIn(`und-${code}`) }));
  const languages = tags.filter((tag) => !tag.includes("-")).map((code) => ({ code, days: weekendIn(code) }));
  const unusual = [...places, ...languages].filter(({ days }) => days !== "67");
  const byDays = Map.groupBy(unusual, ({ days }) => days);
  return Object.fromEntries([...byDays].map(([days, all]) => [days, all.map(({ code }) => code).join(" ")]));
}

function weekendIn(tag: string): string {
  return (new Intl.Locale(tag) as LocaleOfNode).getWeekInfo().weekend.join("");
}

interface LocaleOfNode extends Intl.Locale {
  readonly getWeekInfo: () => { readonly weekend: readonly number[] };
}

function words(length: number): readonly string[] {
  return length === 0 ? [""] : words(length - 1).flatMap((word) => letters.map((letter) => word + letter));
}

function listRegions(): readonly string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return ["001", "150", "419", ...words(2).map((code) => code.toUpperCase())].filter((code) => names.of(code));
}

/** Returns pairs such as "deu de pol pl" for keys that differ from their values. */
function pairs(keys: readonly string[], valueOf: (key: string) => string | undefined): string {
  return keys.flatMap((key) => (valueOf(key) ? [`${key} ${valueOf(key)}`] : [])).join(" ");
}

/** Returns the language of an old or three-letter code. */
function aliasOf(code: string, languages: readonly string[]): string | undefined {
  const [canonical = code] = Intl.getCanonicalLocales(code);
  return canonical !== code && languages.includes(canonical.split("-", 1)[0] ?? "") ? canonical : undefined;
}

/** Returns the main language of a region: CZ, cs. */
function languageOf(region: string, languages: readonly string[]): string | undefined {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return region.length === 2 && languages.includes(language) ? language : undefined;
}

/** Returns a language, and the variants that differ from it. */
function linesOfLanguage(language: string): readonly (readonly [string, string])[] {
  const main = tableOf(language);
  const known = new Map<string, NameTable>([[language, main]]);
  const lines: [string, string][] = [[language, encodeTable(main)]];
  for (const tag of variantsOf(language)) {
    const base = known.get(tag.slice(0, tag.lastIndexOf("-"))) ?? known.get(language);
    const table = tableOf(tag);
    const line = encodeTable(table, base);
    if (line === "") continue;
    const twin = [...known].find(([, other]) => isDeepStrictEqual(other, table));
    lines.push([tag, twin && twin[0].length < line.length ? `=${twin[0]}` : line]);
    known.set(tag, table);
  }
  return lines;
}

/** Returns the tags with ICU data, each after the one that it is a variant of. */
function variantsOf(language: string): readonly string[] {
  const has = (tag: string) => new Intl.NumberFormat(tag).resolvedOptions().locale === tag;
  const withRegion = (tag: string) => regions.map((region) => `${tag}-${region}`);
  const inScripts = scripts.map((script) => `${language}-${script}`).filter(has);
  return [...inScripts.flatMap((tag) => [tag, ...withRegion(tag).filter(has)]), ...withRegion(language).filter(has)];
}

function tableOf(tag: string): NameTable {
  const [language = ""] = tag.split("-");
  const monthsInDate = parts(tag, months, "month", longDate);
  const monthsInTitle = parts(tag, months, "month", titleDate);
  const table: NameTable = {
    months: onlyInTitles.has(language) ? monthsInTitle : format(tag, months, { month: "long" }),
    monthsInDate,
    monthsShort: monthsShort[language]?.split(" ") ?? format(tag, months, { month: "short" }),
    weekdays: format(tag, weekdays, { weekday: "long" }),
    weekdaysInDate: pattern(tag, longDate).includes("{weekday}")
      ? parts(tag, weekdays, "weekday", longDate)
      : format(tag, weekdays, { weekday: "long" }),
    weekdaysShort: format(tag, weekdays, { weekday: "short" }),
    weekdaysNarrow: format(tag, weekdays, { weekday: "narrow" }),
    dateLong: pattern(tag, longDate),
    monthTitle: pattern(tag, titleDate),
    weekTitle: weekTitle(tag),
    ...otherMonths(tag),
    hours: halfDays.map((time) => hourOfDay(tag, time)),
    dayRanges: dayRanges(tag, monthsInDate),
  };
  const alone = isDeepStrictEqual(monthsInTitle, table.months);
  const checked = alone ? table : { ...table, monthTitle: table.monthTitle.replace("{month}", "{month_in_date}") };
  checkTable(tag, checked);
  return checked;
}

function* daysFrom(start: string): Generator<Date> {
  for (let time = Date.parse(start); ; time += 86_400_000) yield new Date(time);
}

interface OtherDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function otherDate(date: Date, calendar: OtherCalendar): OtherDate {
  const month = calendar === "hebrew" ? "long" : "numeric";
  const style = { calendar: icuCalendars[calendar], year: "numeric", month, day: "numeric" } as const;
  const found = formatterOf("en", style).formatToParts(date);
  const valueOf = (...types: readonly string[]) => found.find(({ type }) => types.includes(type))?.value ?? "";
  const written = valueOf("month");
  const leap = written.endsWith("bis") ? 12 : 0;
  const index = calendar === "hebrew" ? hebrewMonths.indexOf(written.replace(" ", "_")) : Number.parseInt(written) - 1;
  if (!(index >= 0)) throw new Error(`${calendar} has an unknown month "${written}"`);
  return { year: Number(valueOf("year", "relatedYear")), month: index + leap, day: Number(valueOf("day")) };
}

/** Months from the one that contains the first day: positions among the names in base 36, and 1 for 30 days. */
function monthTable(calendar: OtherCalendar) {
  const before = new Date(Date.parse(range.from) - 40 * 86_400_000).toISOString();
  const starts: { readonly time: number; readonly date: OtherDate }[] = [];
  for (const day of daysFrom(before)) {
    const date = otherDate(day, calendar);
    if (date.day === 1) starts.push({ time: day.getTime(), date });
    if (date.day === 1 && day.getTime() > Date.parse(range.to)) break;
  }
  const used = starts.slice(starts.findLastIndex(({ time }) => time <= Date.parse(range.from)));
  const [first] = used;
  if (!first) throw new Error("no months");
  return {
    start: new Date(first.time).toISOString().slice(0, 10),
    year: first.date.year,
    months: used
      .slice(0, -1)
      .map(({ date }) => date.month.toString(36))
      .join(""),
    days: used
      .slice(1)
      .map(({ time }, i) => String(Math.round((time - (used[i]?.time ?? 0)) / 86_400_000) - 29))
      .join(""),
  };
}

function datesOf(calendar: OtherCalendar): readonly Date[] {
  const { start, months: positions, days } = monthTables[calendar];
  const found: Date[] = [];
  let time = Date.parse(start);
  [...positions].forEach((digit, i) => {
    const position = Number.parseInt(digit, 36);
    found[position] ??= new Date(time + 9 * 86_400_000);
    time += (29 + Number(days[i])) * 86_400_000;
  });
  return found;
}

type OtherMonths = "hebrewMonths" | "islamicMonths" | "chineseMonths" | "persianMonths" | "islamicMonthsShort";

function otherMonths(tag: string): Pick<NameTable, OtherMonths> {
  const names = (calendar: OtherCalendar, dates: readonly Date[]) =>
    parts(tag, dates, "month", { calendar: icuCalendars[calendar], month: "long", day: "numeric" });
  const chinese = names("chinese", datesOfMonths.chinese.slice(0, 12)).map((name) => name.replace(/^M0?(\d+)$/, "$1"));
  const leap = datesOfMonths.chinese.findIndex((date, i) => i >= 12 && date);
  const [leapName = ""] = names("chinese", datesOfMonths.chinese.slice(leap, leap + 1));
  const plainName = chinese[leap - 12] ?? "";
  const written = leapName.replace(/^M0?(\d+)/, "$1");
  const islamicMonths = names("islamic", datesOfMonths.islamic);
  const islamicShort = format(tag, datesOfMonths.islamic, { calendar: "islamic-umalqura", month: "short" });
  return {
    hebrewMonths: names("hebrew", datesOfMonths.hebrew),
    islamicMonths,
    chineseMonths: [...chinese, written.replace(plainName, "{month}").replace(/\}bis$/, "} bis")],
    // Chinese has numbers without the word for a month, and Bulgarian has numbers as short names.
    persianMonths: format(tag, persianDates, { calendar: "persian", month: "long" }).map((name) =>
      name.replace(/^0?(\d+)$/, "$1月"),
    ),
    islamicMonthsShort: islamicShort.every((name) => /^\d+$/.test(name)) ? islamicMonths : islamicShort,
  };
}

/** Pattern of an hour before or after noon, without the word for hours. AM and PM are small, as in planners. */
function hourOfDay(tag: string, time: Date): string {
  const found = formatterOf(tag, { hour: "numeric", hour12: true }).formatToParts(time);
  const period = found.find(({ type }) => type === "dayPeriod");
  // ICU has no short names in Cameroon's French.
  if (!period) return hourOfDay(tag.slice(0, tag.lastIndexOf("-")), time);
  const [at, hourAt] = [found.indexOf(period), found.findIndex(({ type }) => type === "hour")];
  const between = found.slice(Math.min(at, hourAt) + 1, Math.max(at, hourAt));
  const gap = between.some(({ value }) => /\s/.test(value)) ? " " : "";
  const name = withPlainSpaces(period.value);
  const half = /^[AP]M$/.test(name) ? name.toLowerCase() : name;
  return at < hourAt ? `${half}${gap}{hour}` : `{hour}${gap}${half}`;
}

/** Patterns of days within a month and over two months. In some languages ICU has no names of months in them. */
function dayRanges(tag: string, monthsInDate: readonly string[]): readonly string[] {
  const found = ranges.map(([from, to]) => rangeParts(tag, from, to));
  const named = found.map((range) =>
    range.filter(({ type, value }) => type === "month" && monthsInDate.includes(value)),
  );
  const isComplete = named[0]?.length !== 0 && named[1]?.length === 2 && !/^\d+$/.test(monthsInDate[0] ?? "");
  return isComplete ? found.map(rangePattern) : rangesByDate(pattern(tag, longDate));
}

function rangeParts(tag: string, from: number, to: number) {
  return formatterOf(tag, dayAndMonth)
    .formatRangeToParts(new Date(from), new Date(to))
    .map((part) => ({ ...part, value: withPlainSpaces(part.value) }));
}

/** Both days have two digits if one has. */
function rangePattern(found: ReturnType<typeof rangeParts>): string {
  const padded = found.some(({ type, value }) => type === "day" && value.startsWith("0")) ? "_padded" : "";
  return found
    .map(({ type, value, source }) => {
      const last = source === "endRange" ? "_last" : "";
      if (type === "day") return `{day${last}${padded}}`;
      return type === "month" ? `{month${last}}` : value;
    })
    .join("");
}

/** Patterns by that of a date: "{day}. {month}" gives "{day}.–{day_last}. {month}". */
function rangesByDate(date: string): readonly string[] {
  const [, dayFirst, between = ""] = /(\{day(?:_padded)?\})(.*?)\{month\}/.exec(date) ?? [];
  if (dayFirst) {
    const [sign] = /^\S*/.exec(between) ?? [];
    return [`{day}${sign}–{day_last}${between}{month}`, `{day}${between}{month} – {day_last}${between}{month_last}`];
  }
  const [, sep = " ", sign = ""] = /\{month\}(.*?)\{day(?:_padded)?\}([日일]?)/u.exec(date) ?? [];
  const dash = sep.includes(" ") ? " – " : "–";
  return [
    `{month}${sep}{day}${sign}–{day_last}${sign}`,
    `{month}${sep}{day}${sign}${dash}{month_last}${sep}{day_last}${sign}`,
  ];
}

/** Keeps formatters, because creating one takes longer than a year of dates. */
function formatterOf(tag: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(style)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...plain, ...style });
  formatters.set(key, formatter);
  return formatter;
}

function format(tag: string, dates: readonly Date[], style: Intl.DateTimeFormatOptions): readonly string[] {
  const formatter = formatterOf(tag, style);
  return dates.map((date) => withPlainSpaces(formatter.format(date)));
}

type Part = Intl.DateTimeFormatPartTypes;

function parts(tag: string, dates: readonly Date[], type: Part, style: Intl.DateTimeFormatOptions): readonly string[] {
  const formatter = formatterOf(tag, style);
  const valueOf = (date: Date) => formatter.formatToParts(date).find((part) => part.type === type)?.value ?? "";
  return dates.map((date) => withPlainSpaces(valueOf(date)));
}

function pattern(tag: string, style: Intl.DateTimeFormatOptions): string {
  const token = ({ type, value }: Intl.DateTimeFormatPart) => {
    if (type === "day" && value.startsWith("0")) return "{day_padded}";
    return ["weekday", "day", "month", "year"].includes(type) ? `{${type}}` : withPlainSpaces(value);
  };
  return formatterOf(tag, style).formatToParts(months[2]).map(token).join("");
}

/** Few fonts contain narrow spaces. V8 returns a plain space in one of its formats. */
function withPlainSpaces(text: string): string {
  return text.replaceAll("\u202f", "\u00a0").replaceAll("\u2009", " ");
}

function weekTitle(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const special = weekTitles[`${language}-${script}`] ?? weekTitles[language];
  if (special) return special;
  const word = new Intl.DisplayNames(tag, { type: "dateTimeField" }).of("weekOfYear") ?? "";
  const [first = ""] = word;
  // Georgian has no title case, and few fonts contain its capitals.
  const begin = script === "Geor" ? first : first.toLocaleUpperCase(tag);
  return `${begin}${word.slice(first.length)} {week}`;
}

/** Checks that the table reproduces ICU's output and can be parsed again. */
function checkTable(tag: string, table: NameTable): void {
  // Every eighth day covers all months, all weekdays, and days with one and two digits.
  const days = Array.from({ length: 46 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i * 8)));
  const filled = (text: string) => days.map((day) => withAnySpace(fill(text, table, day)));
  const meant = (style: Intl.DateTimeFormatOptions) => format(tag, days, style).map(withAnySpace);
  expectEqual(tag, filled(table.dateLong), meant(longDate));
  expectEqual(tag, filled(table.monthTitle), meant(titleDate));
  expectEqual(tag, decodeTable(encodeTable(table)), table);
  if (tag === "en") expectEqual(tag, table, englishTable);
  const names = Object.values(table).flat();
  if (names.some((name) => name === "" || /[|;]/.test(name)))
    throw new Error(`${tag} has an empty name, or | or ; in one: ${names.join(",")}`);
}

function expectEqual(tag: string, made: unknown, meant: unknown): void {
  if (!isDeepStrictEqual(made, meant))
    throw new Error(`${tag} should be\n${JSON.stringify(meant)}\nand is\n${JSON.stringify(made)}`);
}

function withAnySpace(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function fill(text: string, table: NameTable, date: Date): string {
  const fields: Readonly<Record<string, string | undefined>> = {
    weekday: table.weekdaysInDate[(date.getUTCDay() + 6) % 7],
    day: String(date.getUTCDate()),
    day_padded: String(date.getUTCDate()).padStart(2, "0"),
    month: (text === table.monthTitle ? table.months : table.monthsInDate)[date.getUTCMonth()],
    month_in_date: table.monthsInDate[date.getUTCMonth()],
    year: String(year),
  };
  return text.replace(/\{(\w+)\}/g, (_, field: string) => fields[field] ?? "");
}
