import { locales, weekdays } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { findRegion } from "./region.ts";

describe("the region of", () => {
  test.each([
    ["ar-EG", { code: "EG", weekStart: "saturday", hours: "12", paper: "a4", hasHolidays: true }],
    ["ar", { code: "EG", calendar: "gregorian", weekStart: "saturday" }],
    ["ps", { code: "AF", calendar: "persian", weekStart: "saturday" }],
    ["fa", { code: "IR", calendar: "persian", weekStart: "saturday", hours: "24" }],
    ["en-GB", { code: "GB", weekStart: "monday", hours: "24", paper: "a4" }],
    ["en-US", { code: "US", weekStart: "sunday", hours: "12", paper: "letter" }],
    ["en_US.UTF-8", { code: "US", weekStart: "sunday", hours: "12" }],
    ["de-AT", { code: "AT", weekStart: "monday", hours: "24" }],
    ["fr-CA", { code: "CA", weekStart: "sunday", hours: "24", paper: "letter" }],
    ["en-CA", { code: "CA", weekStart: "sunday", hours: "12", paper: "letter" }],
    ["pt-BR", { code: "BR", weekStart: "sunday", hours: "24", paper: "a4" }],
    ["zh-Hant-HK", { code: "HK", weekStart: "sunday", hours: "12" }],
    ["en-MV", { code: "MV", weekStart: "friday", hours: "24" }],
    ["es-419", { code: "419", weekStart: "monday", hours: "12", hasHolidays: false }],
    ["no", { code: "NO", weekStart: "monday", hours: "24", hasHolidays: true }],
  ])("%s is %j", (tag, region) => {
    expect(findRegion(tag)).toMatchObject(region);
  });

  test.each(["en", "eo", "en-001", "", "klingon", "constructor"])("“%s” is none", (tag) => {
    expect(findRegion(tag)).toBeUndefined();
  });
});

test("printers have Letter in fourteen regions, and else A4", () => {
  const letter = regions().filter((code) => findRegion(`en-${code}`)?.paper === "letter");
  expect(letter.join(" ")).toBe("BZ CA CL CO CR GT MX NI PA PH PR SV US VE");
});

/** The table is made from cldr-core. ICU of the pinned Node has the same facts on its own. */
describe("in ICU", () => {
  const tags = [...locales, ...regions().flatMap((code) => [`en-${code}`, `fr-${code}`])];
  const known = tags.filter((tag) => findRegion(tag));

  test("more than 250 regions are known, and 1000 tags", () => {
    expect(regions().length).toBeGreaterThan(250);
    expect(known.length).toBeGreaterThan(1000);
  });

  test("the first day of the week is the same", () => {
    expect(known.map((tag) => `${tag} ${findRegion(tag)?.weekStart}`)).toEqual(
      known.map((tag) => `${tag} ${weekdays[oracle(tag).getWeekInfo().firstDay - 1]}`),
    );
  });

  test("the calendar is the same", () => {
    const isPersian = (tag: string) => oracle(tag).getCalendars()[0] === "persian";
    expect(known.map((tag) => `${tag} ${findRegion(tag)?.calendar}`)).toEqual(
      known.map((tag) => `${tag} ${isPersian(tag) ? "persian" : "gregorian"}`),
    );
  });

  test("the clock is the same", () => {
    const hoursOf = (tag: string) => (oracle(tag).getHourCycles()[0] === "h12" ? "12" : "24");
    expect(known.map((tag) => `${tag} ${findRegion(tag)?.hours}`)).toEqual(
      known.map((tag) => `${tag} ${hoursOf(tag)}`),
    );
  });
});

/** Codes that ICU has a name for, without the one of no region. */
function regions(): readonly string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter((code) => names.of(code) && code !== "ZZ");
}

/** Functions of Intl that the pinned Node has, and not every browser of the studio. */
interface OracleLocale extends Intl.Locale {
  /** From 1 for Monday. */
  readonly getWeekInfo: () => { readonly firstDay: number };
  readonly getHourCycles: () => readonly string[];
  readonly getCalendars: () => readonly string[];
}

const oracle = (tag: string) => new Intl.Locale(tag) as OracleLocale;
