/** Computes holidays with date-holidays. In a file of its own, because loading the library takes half a second. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Holidays, { type HolidaysTypes } from "date-holidays";
import { findIana } from "windows-iana";
import { type GeneratedFiles, jsonLines } from "./generated-files.ts";

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

/** Rules whose dates depend on the sighting of the moon. */
const sighted = /Muharram|Safar|Rabi al|Jumada|Rajab|Shaban|Sha'ban|Ramadan|Shawwal|Dhu al/i;

/** Texts of all generated files, by name. */
export function holidayFiles(): GeneratedFiles {
  const codes = Object.keys(new Holidays().getCountries("en")).sort();
  const tables = codes.map((code) => [`holidays/${code}.json`, jsonLines(tableOf(code))] as const);
  return {
    ...Object.fromEntries(tables),
    "countries.json": jsonLines(Object.fromEntries(codes.map((code) => [code, placesOf(code)]))),
    "windows-zones.json": jsonLines(windowsZones()),
    "LICENSE-date-holidays.txt": readFileSync(
      new URL("../node_modules/date-holidays/LICENSE", import.meta.url),
      "utf8",
    ),
  };
}

/** Names of a country in its own language and in English, and of its regions. */
function placesOf(code: string) {
  const english = new Holidays().getCountries("en")[code] ?? code;
  const local = new Holidays().getCountries(languageOf([code]))[code] ?? english;
  return { local, ...(english !== local && { en: english }), regions: Object.fromEntries(regionsOf(code)) };
}

/** Codes such as "BY" and "BY-A" with their names. */
function regionsOf(code: string): readonly (readonly [string, string])[] {
  const states = Object.entries(new Holidays().getStates(code) ?? {});
  return states.flatMap(([state, name]) => [
    [state, name] as const,
    ...Object.entries(new Holidays().getRegions(code, state) ?? {}).map(
      ([region, ofRegion]) => [`${state}-${region}`, `${name}: ${ofRegion}`] as const,
    ),
  ]);
}

type Place = readonly [country: string, state?: string, region?: string];

function languageOf([country, state, region]: Place): string {
  return new Holidays(country, state ?? "", region ?? "").getLanguages()[0] ?? "en";
}

/**
 * Holidays as texts `local|en|kind and flags|dates`. The first `base` of them are those of the country. A region lists the
 * numbers, from 1, that it adds, and those that it removes with a minus sign.
 */
function tableOf(code: string) {
  const texts = [...holidaysOf([code])];
  const base = texts.length;
  const regions = regionsOf(code).map(([name]) => {
    const [state = "", region] = name.split(/-(.*)/s);
    const own = holidaysOf(region === undefined ? [code, state] : [code, state, region]);
    for (const text of own) if (!texts.includes(text)) texts.push(text);
    const added = [...own].map((text) => texts.indexOf(text)).filter((i) => i >= base);
    const removed = texts.slice(0, base).flatMap((text, i) => (own.has(text) ? [] : [i]));
    return [name, [...added.map((i) => i + 1), ...removed.map((i) => -(i + 1))].join(" ")] as const;
  });
  console.log(`${code}: ${texts.length} holidays`);
  return { base, holidays: texts, regions: Object.fromEntries(regions) };
}

/** Dates of each holiday, by its names, kind and flags. */
function holidaysOf(place: Place): ReadonlySet<string> {
  const [country, state = "", region = ""] = place;
  const inLanguage = (language: string) => new Holidays(country, state, region, { languages: [language, "en"] });
  const [local, english] = [inLanguage(languageOf(place)), inLanguage("en")];
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
  const flags = [holiday.substitute ? "s" : "", sighted.test(holiday.rule) ? "e" : ""].join("");
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
