import { type CivilDate, formatDate, parseDate, type Weekday } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { capitalized } from "./calendar-names.ts";
import generated from "./generated/locales.json" with { type: "json" };
import { locales } from "./locales.ts";

const { names: calendarNames } = nodeWorld();

const thursday = parseDate("2026-03-05");
if (!thursday) throw new Error("That is a date.");

describe("a long date has the order and the forms of its language", () => {
  test.each([
    ["en", "Thursday, March 5, 2026"],
    ["en-GB", "Thursday, 5 March 2026"],
    ["pl", "czwartek, 5 marca 2026"],
    ["de", "Donnerstag, 5. März 2026"],
    ["es", "jueves, 5 de marzo de 2026"],
    ["fr", "jeudi 5 mars 2026"],
    ["cs", "čtvrtek 5. března 2026"],
    ["fi", "torstai 5. maaliskuuta 2026"],
    ["to", "Tuʻapulelulu 5 Maʻasi 2026"],
    ["uk", "четвер, 5 березня 2026\u00a0р."],
    ["el", "Πέμπτη 5 Μαρτίου 2026"],
    ["lt", "2026 m. kovo 5 d., ketvirtadienis"],
    ["hu", "2026. március 5., csütörtök"],
    ["ja", "2026年3月5日木曜日"],
    ["zh-TW", "2026年3月5日 星期四"],
    ["pt-BR", "quinta-feira, 5 de março de 2026"],
  ])("%s: %s", (locale, text) => {
    expect(calendarNames(locale).dateLong(thursday)).toBe(text);
  });
});

test.each([
  ["en", "March 2026"],
  ["pl", "Marzec 2026"],
  ["es", "Marzo de 2026"],
  ["el", "Μάρτιος 2026"],
  ["uk", "Березень 2026\u00a0р."],
  ["hu", "2026. március"],
  ["ja", "2026年3月"],
])("a month is headed in %s as %s", (locale, title) => {
  expect(calendarNames(locale).monthTitle(2026, 3)).toBe(title);
});

describe("days of a week have the order and the forms of their language", () => {
  const dates = (...texts: readonly string[]) =>
    texts.map((text) => parseDate(text) ?? { year: 0, month: 0, day: 0 }) as [CivilDate, CivilDate];
  const within = dates("2027-01-11", "2027-01-17");
  const across = dates("2026-12-28", "2027-01-03");

  test.each([
    ["en", "January 11 – 17", "Dec 28 – Jan 3"],
    ["en-GB", "11 – 17 January", "28 Dec – 3 Jan"],
    ["pl", "11–17 stycznia", "28 gru – 3 sty"],
    ["de", "11.–17. Januar", "28. Dez – 3. Jan"],
    ["es", "11–17 de enero", "28 de dic – 3 de ene"],
    ["fr", "11–17 janvier", "28 déc. – 3 janv."],
    ["cs", "11.–17. ledna", "28. pro – 3. led"],
    ["hu", "január 11–17.", "dec. 28. – jan. 3."],
    ["ja", "1月11日–17日", "12月28日–1月3日"],
    ["zh-TW", "1月11日–17日", "12月28日–1月3日"],
    ["ko", "1월 11일~17일", "12월 28일~1월 3일"],
  ])("%s: %s", (locale, full, short) => {
    const { dayRange } = calendarNames(locale);
    expect(dayRange(...within, "full")).toBe(full);
    expect(dayRange(...across, "short")).toBe(short);
  });

  test("the first of a month is an ordinal in French only", () => {
    const [first, seventh] = dates("2027-02-01", "2027-02-07");
    const { dateLong, dateMedium, dayRange } = calendarNames("fr-CA");
    expect([dateLong(first), dateMedium(first)]).toEqual(["lundi 1er février 2027", "lun. 1er févr. 2027"]);
    expect(dayRange(first, seventh, "full")).toContain("1er");
    expect(calendarNames("it").dateLong(first)).toBe("lunedì 1 febbraio 2027");
  });

  test("every language names both days and each of their months", () => {
    const incomplete = locales.filter((locale) => {
      const { dayRange, monthInDate } = calendarNames(locale);
      const [one, two] = [dayRange(...within, "full"), dayRange(...across, "full")];
      const hasDays = /11.*17/.test(one) && /28.*3/.test(two);
      return !hasDays || !one.includes(monthInDate(1)) || ![12, 1].every((month) => two.includes(monthInDate(month)));
    });
    expect(incomplete).toEqual([]);
  });
});

test.each([
  ["en", "Week 12"],
  ["pl", "Tydzień 12"],
  ["de", "KW 12"],
  ["hu", "12. hét"],
  ["zh", "第12周"],
  ["zh-TW", "第12週"],
])("a week is headed in %s as %s", (locale, title) => {
  expect(calendarNames(locale).weekTitle(12)).toBe(title);
});

test("weekdays come in three lengths, from Monday on", () => {
  const { weekday } = calendarNames("cs");
  expect([weekday(0, "full"), weekday(6, "short"), weekday(3, "narrow")]).toEqual(["pondělí", "ne", "Č"]);
});

test.each([
  ["es", "martes Martes Mar"],
  ["fr", "mardi Mardi Mar."],
  ["nl", "dinsdag Dinsdag Di"],
  ["tr", "Salı Salı Sal"],
  ["ka", "სამშაბათი სამშაბათი სამ"],
  ["pl", "wtorek wtorek wt."],
  ["en", "Tuesday Tuesday Tue"],
])("weekdays at the head of a column begin with a capital in %s: %s", (locale, names) => {
  const { weekday, weekdayHead } = calendarNames(locale);
  expect([weekday(1, "full"), weekdayHead(1, "full"), weekdayHead(1, "short")].join(" ")).toBe(names);
});

test("Polish names are those that were checked by a reader", () => {
  const { month, monthInDate, monthShort, weekday } = calendarNames("pl");
  const months = (name: (month: number) => string) => Array.from({ length: 12 }, (_, i) => name(i + 1)).join(" ");
  const weekdays = (style: "full" | "short" | "narrow") =>
    ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => weekday(day, style));
  expect(months(month)).toBe(
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
  );
  expect(months(monthInDate)).toBe(
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  );
  expect(months(monthShort)).toBe("sty lut mar kwi maj cze lip sie wrz paź lis gru");
  expect(weekdays("full").join(" ")).toBe("poniedziałek wtorek środa czwartek piątek sobota niedziela");
  expect(weekdays("short").join(" ")).toBe("pon. wt. śr. czw. pt. sob. niedz.");
  expect(weekdays("narrow").join(" ")).toBe("P W Ś C P S N");
});

test("a region inherits its language's names except for its own", () => {
  const [austria, germany] = [calendarNames("de-AT"), calendarNames("de")];
  expect([austria.month(1), germany.month(1)]).toEqual(["Jänner", "Januar"]);
  expect([austria.month(3), austria.weekday(0, "full")]).toEqual([germany.month(3), germany.weekday(0, "full")]);
});

test("every language has twelve months, seven weekdays, and dates with nothing missing", () => {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  const days = Array.from({ length: 7 }, (_, i) => i as Weekday);
  for (const locale of locales) {
    const names = calendarNames(locale);
    const words = [
      ...months.flatMap((month) => [names.month(month), names.monthShort(month), names.monthTitle(2026, month)]),
      ...days.flatMap((day) => [names.weekday(day, "full"), names.weekday(day, "short"), names.weekday(day, "narrow")]),
      names.dateLong(thursday),
      names.weekTitle(12),
    ];
    expect(
      words.filter((word) => word === "" || /[{}|;=]/.test(word)),
      locale,
    ).toEqual([]);
    expect(new Set(months.map(names.month)).size, locale).toBe(12);
    expect(names.dateLong(thursday), locale).toContain("2026");
    expect(names.dateLong(thursday), locale).toContain("5");
    expect(names.weekTitle(12), locale).toContain("12");
  }
});

test.runIf(process.versions["cldr"] === generated.cldr)("dates are those of ICU in every language", () => {
  const options = { dateStyle: "full", calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
  const days = ["2026-01-01", "2026-05-09", "2027-11-30"].flatMap((date) => parseDate(date) ?? []);
  for (const locale of locales) {
    const names = calendarNames(locale);
    const icu = new Intl.DateTimeFormat(locale, options);
    for (const date of days) {
      const expected = icu.format(new Date(formatDate(date))).replaceAll("\u00a0", " ");
      // ICU has no ordinals.
      const written = /^fr\b/.test(locale) ? expected.replace(/\b1(?= \p{L})/u, "1er") : expected;
      expect(names.dateLong(date).replaceAll("\u00a0", " "), locale).toBe(written);
    }
  }
});

test.each([
  ["en", "10 am", "4 pm"],
  ["es", "10 a.\u00a0m.", "4 p.\u00a0m."],
  ["ar", "10 ص", "4 م"],
  ["fa", "10 ق.ظ.", "4 ب.ظ."],
  ["hi", "10 am", "4 pm"],
  ["ja", "午前10", "午後4"],
  ["ko", "오전 10", "오후 4"],
  ["zh-TW", "上午10", "下午4"],
  ["fr-CM", "10 am", "4 pm"],
])("an hour has its half of the day in %s: %s, %s", (locale, morning, afternoon) => {
  const { hour } = calendarNames(locale);
  expect([hour("10", "am"), hour("4", "pm")]).toEqual([morning, afternoon]);
});

test.runIf(process.versions["cldr"] === generated.cldr)("halves of the day are those of ICU in every language", () => {
  const style = { hour: "numeric", hourCycle: "h12", calendar: "gregory", numberingSystem: "latn" } as const;
  const plainText = (text: string) => text.replaceAll(/\p{White_Space}/gu, "").toLowerCase();
  for (const locale of locales) {
    const icu = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
    const { hour } = calendarNames(locale);
    for (const [half, time] of [["am", 10] as const, ["pm", 22] as const]) {
      const printed = plainText(icu.format(new Date(Date.UTC(2026, 0, 5, time))));
      // ICU has the hour alone in Cameroon's French.
      if (printed !== "10") expect(`${locale} ${printed}`).toContain(plainText(hour("", half)));
      expect(hour("10", half), locale).toContain("10");
    }
    expect(hour("10", "am"), locale).not.toBe(hour("10", "pm"));
  }
});

test("a heading begins with a capital, where the language has them", () => {
  expect(["marzec", "łódź", "éclair", "მარტი", "3月", ""].map((text) => capitalized(text, "pl"))).toEqual([
    "Marzec",
    "Łódź",
    "Éclair",
    "მარტი",
    "3月",
    "",
  ]);
  expect(capitalized("iyun", "az")).toBe("İyun");
  expect(capitalized("izin", "tr-TR")).toBe("İzin");
  expect(capitalized("ijsdag", "nl-BE")).toBe("IJsdag");
  expect(capitalized("index", "en")).toBe("Index");
  expect(calendarNames("az").monthTitle(2026, 6)).toBe("İyun 2026");
});

test("a week is headed in Georgian without a capital, which no word there begins with", () => {
  expect(calendarNames("ka").weekTitle(3)).toBe("კვირა 3");
});
