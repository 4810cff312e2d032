import { addDays, civilDate, daysBetween, formatDate, parseDate } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { chooseCalendar } from "./choose-calendar.ts";
import { type CalendarChoice, dayText, plainCalendar, unusualChoices } from "./document-calendar.ts";
import { nativeDigits } from "./native-digits.ts";

const { names: namesOf } = nodeWorld();

const dateOf = (text: string) => parseDate(text) ?? civilDate(1, 1, 1);
const namesIn = (locale: string, choice: CalendarChoice) => namesOf(locale, chooseCalendar(choice, locale));

describe("long dates and titles of months", () => {
  test.each([
    ["en", { system: "persian" }, "Saturday, Farvardin 1, 1405", "Farvardin 1405"],
    ["fa", { system: "persian", digits: "native" }, "شنبه ۱ فروردین ۱۴۰۵", "فروردین ۱۴۰۵"],
    ["fa-AF", { system: "persian", digits: "native" }, "شنبه ۱ حمل ۱۴۰۵", "حمل ۱۴۰۵"],
    ["ar", { system: "hijri", digits: "native" }, "السبت، ٢ شوال ١٤٤٧", "شوال ١٤٤٧"],
    ["en", { system: "hijri", correction: -1 }, "Saturday, Shawwal 1, 1447", "Shawwal 1447"],
    ["ja", { system: "persian" }, "1405年1月1日土曜日", "1405年1月"],
    ["th", { years: "buddhist" }, "วันเสาร์ที่ 21 มีนาคม พ.ศ. 2569", "มีนาคม 2569"],
    ["th", { years: "buddhist", digits: "native" }, "วันเสาร์ที่ ๒๑ มีนาคม พ.ศ. ๒๕๖๙", "มีนาคม ๒๕๖๙"],
    ["th", { system: "hijri" }, "วันเสาร์ที่ 2 เชาวัล 1447", "เชาวัล 1447"],
    ["ja", { years: "japanese" }, "令和8年3月21日土曜日", "令和8年3月"],
    ["en", { years: "japanese" }, "Saturday, March 21, Reiwa 8", "March Reiwa 8"],
    ["hi", { digits: "native" }, "शनिवार, २१ मार्च २०२६", "मार्च २०२६"],
    ["bn", { digits: "native" }, "শনিবার, ২১ মার্চ, ২০২৬", "মার্চ ২০২৬"],
    ["en", { digits: "native" }, "Saturday, March 21, 2026", "March 2026"],
  ] as const)("in %s with %j", (locale, choice, long, title) => {
    const names = namesIn(locale, choice);
    const { year, month } = chooseCalendar(choice, locale).of(dateOf("2026-03-21"));
    expect(names.dateLong(dateOf("2026-03-21"))).toBe(long);
    expect(names.monthTitle(year, month)).toBe(title);
  });
});

test("the Gregorian names stand beside those of another calendar", () => {
  const names = namesIn("fa", { system: "persian", digits: "native" });
  expect(names.gregorian.monthTitle(2026, 3)).toBe("مارس ۲۰۲۶");
  expect(names.weekTitle(12)).toBe("هفته ۱۲");
});

describe("Japanese eras", () => {
  const { year } = chooseCalendar({ years: "japanese" }, "ja");

  test.each([
    ["2019-04-30", "平成31"],
    ["2019-05-01", "令和元"],
    ["2020-01-01", "令和2"],
    ["1989-01-07", "昭和64"],
    ["1989-01-08", "平成元"],
    ["1926-12-24", "大正15"],
    ["1926-12-25", "昭和元"],
    ["1912-07-29", "明治45"],
    ["1912-07-30", "大正元"],
    ["1873-01-01", "明治6"],
    ["1872-12-31", "1872"],
  ])("%s is in the year %s", (date, written) => {
    const { year: common, month, day } = dateOf(date);
    expect(year(common, month, day)).toBe(written);
  });

  test("are those of ICU", () => {
    const style = { timeZone: "UTC", era: "long", year: "numeric" } as const;
    const icu = new Intl.DateTimeFormat("ja-JP-u-ca-japanese", style);
    for (let date = civilDate(1873, 1, 1); date.year < 2040; date = addDays(date, 13))
      expect(`${year(date.year, date.month, date.day)}年`).toBe(icu.format(Date.parse(formatDate(date))));
  });

  test("of a month or a year without a day are those of its end", () => {
    expect([year(2019), year(2019, 4), year(2019, 5)]).toEqual(["令和元", "平成31", "令和元"]);
  });
});

test("Buddhist years are those of ICU", () => {
  const icu = new Intl.DateTimeFormat("en-u-ca-buddhist", { timeZone: "UTC", year: "numeric" });
  const { year } = chooseCalendar({ years: "buddhist" }, "th");
  for (const common of [1970, 2026, 2100]) expect(`${year(common)} BE`).toBe(icu.format(Date.UTC(common, 5)));
});

describe("native digits", () => {
  test.each([
    ["ar", "arab"],
    ["ckb", "arab"],
    ["fa", "arabext"],
    ["ur-IN", "arabext"],
    ["pa-Arab", "arabext"],
    ["nqo", "nkoo"],
    ["hi", "deva"],
    ["mr", "deva"],
    ["ne", "deva"],
    ["bn", "beng"],
    ["as", "beng"],
    ["pa", "guru"],
    ["gu", "gujr"],
    ["or", "orya"],
    ["ta", "tamldec"],
    ["te", "telu"],
    ["kn", "knda"],
    ["ml", "mlym"],
    ["th", "thai"],
    ["lo", "laoo"],
    ["bo", "tibt"],
    ["my", "mymr"],
    ["km", "khmr"],
    ["sat", "olck"],
    ["ff-Adlm", "adlm"],
    ["ccp", "cakm"],
  ])("of %s are those of ICU for %s", (locale, numberingSystem) => {
    const icu = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false });
    const { digits } = chooseCalendar({ digits: "native" }, locale);
    expect(digits("1234567890, 08:30")).toBe(
      `${icu.format(1234567890)}, ${icu.format(0)}${icu.format(8)}:${icu.format(30)}`,
    );
  });

  test("are the usual ones of languages that CLDR writes with them", () => {
    for (const locale of [
      "fa",
      "ps",
      "mr",
      "ne",
      "bn",
      "as",
      "my",
      "dz",
      "ckb",
      "sd",
      "ks",
      "mzn",
      "lrc",
      "sat",
      "mni",
    ])
      expect(nativeDigits(locale)?.join("")).toBe(
        [...Array(10).keys()].map((digit) => digit.toLocaleString(locale)).join(""),
      );
  });

  test.each(["en", "pl", "ja", "he"])("are Latin in %s", (locale) => {
    expect(nativeDigits(locale)).toBeUndefined();
  });
});

test("every day of two years has the number that ICU prints", () => {
  const style = { timeZone: "UTC", day: "numeric" } as const;
  const icu = new Intl.DateTimeFormat("fa-IR-u-ca-persian", style);
  const calendar = chooseCalendar({ system: "persian", digits: "native" }, "fa");
  for (let date = civilDate(2026, 1, 1); daysBetween(date, civilDate(2028, 1, 1)) > 0; date = addDays(date, 1))
    expect(dayText(date, calendar)).toBe(icu.format(Date.parse(formatDate(date))));
});

test("a document without a choice has the plain calendar", () => {
  expect(unusualChoices({ system: "gregorian", correction: 0, years: "common", digits: "latin" })).toBeUndefined();
  expect(plainCalendar.year(2026)).toBe("2026");
});
