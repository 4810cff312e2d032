/**
 * Computes holidays with date-holidays and our corrections. In a file of its own, because loading the library takes half
 * a second.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { addDays, formatDate, parseDate } from "@octavo/foundation";
import Holidays, { type HolidaysTypes } from "date-holidays";
import { findIana } from "windows-iana";
import { type HolidayData, holidayTable } from "../packages/dates/src/holidays.ts";
import { type GeneratedFiles, jsonLines } from "./generated-files.ts";
import {
  dayNames,
  type HolidayCorrection,
  holidayCorrections,
  regionNames,
  substituteNames,
} from "./holiday-corrections.ts";

const require = createRequire(import.meta.url);

/** Years of the tables. */
const years = { first: 2020, last: 2040 };

const kindLetters: Readonly<Record<string, string>> = {
  public: "h",
  bank: "b",
  school: "s",
  optional: "o",
  observance: "v",
};

interface PlaceData {
  days?: Record<string, unknown>;
  states?: Record<string, PlaceData>;
}

interface LibraryData {
  readonly holidays: Record<string, PlaceData>;
  readonly names: Record<string, { readonly name: Record<string, string> }>;
}

/** The library's data with our corrections. */
const { data } = require("date-holidays/data") as { readonly data: LibraryData };
for (const [key, names] of Object.entries({ ...dayNames, substitutes: substituteNames })) rename(key, names);
for (const correction of holidayCorrections) for (const place of correction.places) correct(place, correction);

/** Fails if the library has the names itself. */
function rename(key: string, names: Readonly<Record<string, string>>): void {
  const known = data.names[key]?.name;
  if (!known) throw new Error(`date-holidays has no name "${key}".`);
  for (const [language, name] of Object.entries(names)) {
    if (known[language] === name) throw new Error(`date-holidays has the name ${name} itself.`);
    known[language] = name;
  }
}

/** Fails if the library's rules have changed, so that no correction outlives its fault. */
function correct(place: string, { add = [], remove = [] }: HolidayCorrection): void {
  const [country = "", state] = place.split("-");
  const ofCountry = data.holidays[country];
  const days = (state === undefined ? ofCountry : ofCountry?.states?.[state])?.days;
  if (!days) throw new Error(`date-holidays has no days of ${place}.`);
  for (const rule of remove) {
    if (!(rule in days)) throw new Error(`date-holidays has no rule "${rule}" of ${place}. Remove the correction.`);
    delete days[rule];
  }
  for (const [rule, day] of add) {
    if (days[rule]) throw new Error(`date-holidays has the rule "${rule}" of ${place}. Remove the correction.`);
    days[rule] = { type: "public", ...day };
  }
}

/** Rules whose dates depend on the sighting of the moon. */
const sighted = /Muharram|Safar|Rabi al|Jumada|Rajab|Shaban|Sha'ban|Ramadan|Shawwal|Dhu al/i;

/** Texts of all generated files, by name. */
export function holidayFiles(): GeneratedFiles {
  const codes = Object.keys(new Holidays().getCountries("en")).sort();
  const tables = codes.map((code) => [code, checkedTable(code)] as const);
  return {
    ...Object.fromEntries(tables.map(([code, table]) => [`holidays/${code}.json`, jsonLines(table)] as const)),
    "countries.json": jsonLines(Object.fromEntries(tables.map(([code, table]) => [code, placesOf(code, table)]))),
    "windows-zones.json": jsonLines(windowsZones()),
    "LICENSE-date-holidays.txt": readFileSync(
      new URL("../node_modules/date-holidays/LICENSE", import.meta.url),
      "utf8",
    ),
  };
}

function checkedTable(code: string): HolidayData {
  const table = tableOf(code);
  const differences = tableDifferences(code, table, 2027);
  if (differences.length > 0) throw new Error(`The table differs from the library:\n${differences.join("\n")}`);
  return table;
}

/** Names of a country in its own language and in English, of its regions, and of further holidays of communities. */
function placesOf(code: string, table: HolidayData) {
  const english = new Holidays().getCountries("en")[code] ?? code;
  const local = new Holidays().getCountries(languageOf([code]))[code] ?? english;
  const further = furtherHolidays(table);
  return {
    local,
    ...(english !== local && { en: english }),
    regions: Object.fromEntries(regionsOf(code)),
    ...(further.length > 0 && { further: Object.fromEntries(further) }),
  };
}

/** Names of the public holidays that communities such as "BY-A" have and their states have not. */
function furtherHolidays({ holidays, regions }: HolidayData): readonly (readonly [string, readonly string[]])[] {
  const numbersOf = (region: string) => (regions[region] ?? "").split(" ").map(Number);
  return Object.keys(regions).flatMap((region) => {
    const [state = region] = region.split("-");
    const ofState = numbersOf(state);
    const own = numbersOf(region).filter((number) => number > 0 && !ofState.includes(number));
    const parts = own.map((number) => (holidays[number - 1] ?? "").split("|"));
    const names = parts.flatMap(([name = "", , flags]) => (flags === "h" ? [name] : []));
    return region === state || names.length === 0 ? [] : [[region, names] as const];
  });
}

/** Codes such as "BY" and "BY-A" with their names. */
function regionsOf(code: string): readonly (readonly [string, string])[] {
  const states = Object.entries(new Holidays().getStates(code) ?? {});
  return states.flatMap(([state, ofState]) => {
    const name = regionName(`${code}-${state}`, ofState);
    return [
      [state, name] as const,
      ...Object.entries(new Holidays().getRegions(code, state) ?? {}).map(
        ([region, ofRegion]) =>
          [`${state}-${region}`, `${name}: ${regionName(`${code}-${state}-${region}`, ofRegion)}`] as const,
      ),
    ];
  });
}

function regionName(place: string, ofLibrary: string): string {
  const corrected = regionNames[place];
  if (corrected === ofLibrary) throw new Error(`The library has the name ${ofLibrary} itself.`);
  return corrected ?? ofLibrary;
}

type Place = readonly [country: string, state?: string, region?: string];

/** The place of a region such as "BY" or "BY-A". */
function placeOf(code: string, name: string): Place {
  const [state = "", region] = name.split(/-(.*)/s);
  return region === undefined ? [code, state] : [code, state, region];
}

/** Holidays of a place in a language, with our corrections. */
function correctedHolidays([country, state = "", region = ""]: Place, language = "en"): Holidays {
  const options: HolidaysTypes.Options & { readonly data: unknown } = { languages: [language, "en"], data };
  return new Holidays(country, state, region, options);
}

function languageOf([country, state, region]: Place): string {
  return new Holidays(country, state ?? "", region ?? "").getLanguages()[0] ?? "en";
}

/**
 * Holidays as texts `local|en|kind and flags|dates`. The first `base` of them are those of the country. A region lists the
 * numbers, from 1, that it adds, and those that it removes with a minus sign.
 */
function tableOf(code: string): HolidayData {
  const texts = [...holidaysOf([code])];
  const base = texts.length;
  const regions = regionsOf(code).map(([name]) => {
    const own = holidaysOf(placeOf(code, name));
    for (const text of own) if (!texts.includes(text)) texts.push(text);
    const added = [...own].map((text) => texts.indexOf(text)).filter((i) => i >= base);
    const removed = texts.slice(0, base).flatMap((text, i) => (own.has(text) ? [] : [i]));
    return [name, [...added.map((i) => i + 1), ...removed.map((i) => -(i + 1))].join(" ")] as const;
  });
  console.log(`${code}: ${texts.length} holidays`);
  return { base, holidays: texts, regions: Object.fromEntries(regions) };
}

/** Days of a year that a table has and the library has not, marked with +, and the reverse, marked with -. */
export function tableDifferences(code: string, table: HolidayData, year: number): readonly string[] {
  const read = holidayTable(table);
  return ["", ...read.regions].flatMap((name) => {
    const stored = read
      .between(`${year}-01-01`, `${year}-12-31`, name)
      .map(({ date, names, kind }) => `${date} ${names.local} (${kind})`);
    const library = libraryDays(name === "" ? [code] : placeOf(code, name), year);
    return [
      ...stored.filter((day) => !library.has(day)).map((day) => `+ ${code} ${name} ${day}`),
      ...[...library].filter((day) => !stored.includes(day)).map((day) => `- ${code} ${name} ${day}`),
    ];
  });
}

/** Days as "2026-01-01 Nowy Rok (holiday)". Those around New Year can come from the years before and after. */
function libraryDays(place: Place, year: number): ReadonlySet<string> {
  const library = correctedHolidays(place, languageOf(place));
  const holidays = [year - 1, year, year + 1].flatMap((of) => library.getHolidays(of));
  const days = holidays.flatMap((holiday) => {
    const first = parseDate(holiday.date.slice(0, 10));
    if (!first) throw new Error(`${holiday.date} is no date.`);
    const kind = holiday.type === "public" ? "holiday" : holiday.type;
    const title = `${holiday.name.replace(/\s+/g, " ").trim()} (${kind})`;
    return Array.from({ length: daysOf(holiday) }, (_, i) => `${formatDate(addDays(first, i))} ${title}`);
  });
  return new Set(days.filter((day) => day.startsWith(String(year))));
}

/** Dates of each holiday, by its names, kind and flags. */
function holidaysOf(place: Place): ReadonlySet<string> {
  const [local, english] = [correctedHolidays(place, languageOf(place)), correctedHolidays(place)];
  const dates = new Map<string, Set<string>>();
  for (let year = years.first - 1; year <= years.last + 1; year++) {
    const names = new Map(english.getHolidays(year).map((holiday) => [keyOf(holiday), holiday.name]));
    for (const holiday of local.getHolidays(year)) addDate(dates, holiday, names.get(keyOf(holiday)) ?? holiday.name);
  }
  return new Set([...dates].map(([head, days]) => `${head}|${datesText(days)}`));
}

function keyOf({ rule, date, substitute }: HolidaysTypes.Holiday): string {
  return `${rule} ${date} ${substitute}`;
}

function addDate(dates: Map<string, Set<string>>, holiday: HolidaysTypes.Holiday, english: string): void {
  const year = Number(holiday.date.slice(0, 4));
  if (year < years.first || year > years.last) return;
  const [local, en] = [holiday.name, english].map((name) => name.replace(/\s+/g, " ").trim());
  const isExpected = sighted.test(holiday.rule) || ("expected" in holiday && holiday.expected === true);
  const flags = [holiday.substitute ? "s" : "", isExpected ? "e" : ""].join("");
  const head = [local, en === local ? "" : en, `${kindLetters[holiday.type] ?? "v"}${flags}`].join("|");
  if (head.split("|").length !== 3) throw new Error(`There is a | in "${head}".`);
  const days = daysOf(holiday);
  const text = `${holiday.date.slice(0, 10)}${days > 1 ? `x${days}` : ""}`;
  dates.set(head, (dates.get(head) ?? new Set()).add(text));
}

/**
 * Returns the length of a holiday in days, without the evening before its date. That evening is a negative offset in the
 * date: "2026-03-20 00:00:00 -0600".
 */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): number {
  const [, sign, offset] = / ([+-])(\d\d)\d\d$/.exec(date) ?? [];
  const early = sign === "-" ? Number(offset) : 0;
  const hours = (end.getTime() - start.getTime()) / 3_600_000 - early;
  // One hour more, because of changes of the clocks.
  return Math.max(1, Math.floor((hours + 1) / 24));
}

/** "0101" for the same day of all years, else the days of each year between commas. */
function datesText(dates: ReadonlySet<string>): string {
  const ofYears = Array.from({ length: years.last - years.first + 1 }, (_, i) => {
    const year = String(years.first + i);
    const ofYear = [...dates].filter((date) => date.startsWith(year)).sort();
    return ofYear.map((date) => date.slice(5).replace("-", "")).join("+");
  });
  const [first = ""] = ofYears;
  return ofYears.every((text) => text === first) ? first : ofYears.join(",").replace(/,+$/, ",");
}

/** The main IANA zone of each Windows zone, by CLDR. */
function windowsZones() {
  const { WINDOWS_TO_IANA_MAP: zones } = require("windows-iana") as {
    WINDOWS_TO_IANA_MAP: readonly { readonly windowsName: string; readonly territory: string }[];
  };
  const names = [...new Set(zones.map(({ windowsName }) => windowsName))].sort();
  return Object.fromEntries(names.map((name) => [name, findIana(name as never)[0]]));
}
