import { formatMessage } from "@octavo/foundation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { importDays } from "./import-days.ts";

interface Reading {
  readonly language?: string;
  /** First day of the plan. */
  readonly start?: string;
  /** The weeks of a plan begin before it. */
  readonly from?: string;
  readonly to?: string;
}

/** Each entry as "2027-08-03..2027-08-14 Title", or the refusals. */
function entriesOf(text: string, reading: Reading = {}): string[] {
  const { language, start = "2027-01-01", from = "2026-12-25", to = "2028-12-31" } = reading;
  const found = importDays(text, { from, to, start, ...(language !== undefined && { language }) });
  if ("refusals" in found) return found.refusals.map((one) => formatMessage(one));
  const entries = new Map<string, string[]>();
  for (const row of found.rows) {
    const key = `${row.uid} ${row.title}`;
    entries.set(key, [...(entries.get(key) ?? []), row.date]);
  }
  return [...entries].map(([key, dates]) => {
    const days = [...new Set([dates[0], dates.at(-1)])].join("..");
    const time = found.rows.find(({ uid, start: begin }) => key.startsWith(`${uid} `) && begin !== undefined)?.start;
    return `${days}${time === undefined ? "" : ` ${time}`} ${key.replace(/^line \d+ /, "")}`;
  });
}

describe("lines of own days as people type them", () => {
  test.each([
    ["en", "12 May Ann's concert", "2027-05-12 Ann's concert"],
    ["en", "May 12 Ann's concert", "2027-05-12 Ann's concert"],
    ["en", "May 3–5 Camp", "2027-05-03..2027-05-05 Camp"],
    ["en", "May 3-5, Camp", "2027-05-03..2027-05-05 Camp"],
    ["en", "May 3rd: Dentist", "2027-05-03 Dentist"],
    ["en", "Aug 3 - Aug 14 Scotland", "2027-08-03..2027-08-14 Scotland"],
    ["en", "August 3, 2028 Scotland", "2028-08-03 Scotland"],
    ["en", "August 3, 2028, Scotland", "2028-08-03 Scotland"],
    ["en", "3 August Ben, Ann and I go", "2027-08-03 Ben, Ann and I go"],
    ["en", "12/24 Christmas Eve", "2027-12-24 Christmas Eve"],
    ["en", "24/12/2027 Christmas Eve", "2027-12-24 Christmas Eve"],
    ["en", "12 May 18:00-19:30 Concert", "2027-05-12 18:00 Concert"],
    ["en", "12 May 🎂 Ann", "2027-05-12 🎂 Ann"],
    ["en", "Ann's concert 12 May", "2027-05-12 Ann's concert"],
    ["en", "Ann's concert, May 12", "2027-05-12 Ann's concert"],
    ["de", "Omas Geburtstag 17.5.", "2027-05-17 Omas Geburtstag"],
    ["de", "Herbstferien: 26.10. – 31.10.", "2027-10-26..2027-10-31 Herbstferien"],
    ["de", "Schottland vom 3. bis zum 14. August", "2027-08-03..2027-08-14 Schottland"],
    ["de", "3.–14. August Schottland", "2027-08-03..2027-08-14 Schottland"],
    ["de", "24.12. Heiligabend", "2027-12-24 Heiligabend"],
    ["de", "24.12 Heiligabend", "2027-12-24 Heiligabend"],
    ["de", "24.12.–1.1. Ski", "2027-12-24..2028-01-01 Ski"],
    ["de", "24.12. - 1.1. Ski", "2027-12-24..2028-01-01 Ski"],
    ["de", "24.12. - Heiligabend", "2027-12-24 Heiligabend"],
    ["de", "3.8.–14.8.2027 Urlaub", "2027-08-03..2027-08-14 Urlaub"],
    ["de", "3.8.2027–14.8. Urlaub", "2027-08-03..2027-08-14 Urlaub"],
    ["de", "03.08.-14.08.2027 Urlaub", "2027-08-03..2027-08-14 Urlaub"],
    ["de", "03.08.27 Urlaub", "2027-08-03 Urlaub"],
    ["de", "3.8.2027 Urlaub", "2027-08-03 Urlaub"],
    ["de", "3. bis 14. August 2027 Schottland", "2027-08-03..2027-08-14 Schottland"],
    ["de", "vom 3. bis zum 14. August Schottland", "2027-08-03..2027-08-14 Schottland"],
    ["de", "am 3.8. Zahnarzt", "2027-08-03 Zahnarzt"],
    ["de", "3. Aug.: Zahnarzt", "2027-08-03 Zahnarzt"],
    ["de", "3.8. 18:00 Uhr Zahnarzt", "2027-08-03 18:00 Zahnarzt"],
    ["de", "3.8. 18 Uhr Zahnarzt", "2027-08-03 18:00 Zahnarzt"],
    ["de", "26.10.;31.10.;Ferien", "2027-10-26..2027-10-31 Ferien"],
    ["de", "24.12.;1.1.;Ski", "2027-12-24..2028-01-01 Ski"],
    ["fr", "24 déc. Réveillon", "2027-12-24 Réveillon"],
    ["fr", "du 3 au 14 août Bretagne", "2027-08-03..2027-08-14 Bretagne"],
    ["fr", "3-14 août : Bretagne", "2027-08-03..2027-08-14 Bretagne"],
    ["fr", "le 1er mai Fête du Travail", "2027-05-01 Fête du Travail"],
    ["fr", "24/12 Réveillon", "2027-12-24 Réveillon"],
    ["fr", "3.8. Dentiste", "2027-08-03 Dentiste"],
    ["es", "3 de agosto Dentista", "2027-08-03 Dentista"],
    ["es", "del 3 al 14 de agosto Playa", "2027-08-03..2027-08-14 Playa"],
    ["es", "el 24 de diciembre, Nochebuena", "2027-12-24 Nochebuena"],
    ["es", "24 dic Nochebuena", "2027-12-24 Nochebuena"],
    ["pl", "3 sierpnia Dentysta", "2027-08-03 Dentysta"],
    ["pl", "3.08–14.08 Mazury", "2027-08-03..2027-08-14 Mazury"],
    ["pl", "3–14 sierpnia Mazury", "2027-08-03..2027-08-14 Mazury"],
    ["pl", "od 24 grudnia do 1 stycznia Narty", "2027-12-24..2028-01-01 Narty"],
    ["pl", "3 listopada Urlop", "2027-11-03 Urlop"],
    ["ja", "8月3日 歯医者", "2027-08-03 歯医者"],
    ["ja", "8月3日歯医者", "2027-08-03 歯医者"],
    ["ja", "８月３日、歯医者", "2027-08-03 歯医者"],
    ["ja", "8月3日（火）歯医者", "2027-08-03 歯医者"],
    ["ja", "8月3日〜14日 旅行", "2027-08-03..2027-08-14 旅行"],
    ["ja", "8月3日から8月14日まで旅行", "2027-08-03..2027-08-14 旅行"],
    ["ja", "12月24日～1月1日 帰省", "2027-12-24..2028-01-01 帰省"],
    ["ja", "2027/8/3 歯医者", "2027-08-03 歯医者"],
    ["ja", "8/3 歯医者", "2027-08-03 歯医者"],
  ])("in %s: %s", (language, line, expected) => {
    expect(entriesOf(line, { language })).toEqual([expected]);
  });

  test.each([
    ["2027-01-01", "24.12.–1.1. Ski", "2027-12-24..2028-01-01 Ski"],
    ["2027-09-01", "3.8. Urlaub", "2028-08-03 Urlaub"],
    ["2027-09-01", "1.9. Schule", "2027-09-01 Schule"],
    ["2027-09-01", "24.12.–1.1. Ski", "2027-12-24..2028-01-01 Ski"],
    ["2027-08-10", "3.–14. August Schottland", "2027-08-03..2027-08-14 Schottland"],
    ["2027-09-01", "29.2. Schalttag", "2028-02-29 Schalttag"],
  ])("have the first year from %s: %s", (start, line, expected) => {
    expect(entriesOf(line, { start, language: "de" })).toEqual([expected]);
  });

  test("without a year, birthdays are in each year", () => {
    const found = importDays("birthday 12 May, Ann\nbirthday 12.5. Bob", { from: "2027-01-01", to: "2028-12-31" });
    expect("rows" in found && found.rows.map(({ date, title, kind }) => [date, title, kind])).toEqual([
      ["2027-05-12", "Ann", "birthday"],
      ["2027-05-12", "Bob", "birthday"],
      ["2028-05-12", "Ann", "birthday"],
      ["2028-05-12", "Bob", "birthday"],
    ]);
  });

  test.each(["3/8 Skiing", "03/08/2027 Skiing", "03-08-2027 Skiing"])(
    "%s is refused, because it can be read in two ways",
    (line) => {
      expect(entriesOf(line, { language: "fr" })).toEqual([expect.stringMatching(/can be read in two ways/)]);
    },
  );

  test.each([
    "3.8. 14.8. Urlaub",
    "3.8. und 4.8. Kino",
    "3.8. + 4.8. Kino",
    "29.2. Schalttag",
    "31.4. x",
    "24. Heiligabend",
    "August Urlaub",
    "easter monday Brunch",
    "3 to soon",
    "3.8. bis Mitte August Urlaub",
    "12.5.86",
    "birthday 12.5.86, Ann",
  ])("%s is refused", (line) => {
    expect(entriesOf(line)).toEqual([expect.stringMatching(/^Line 1/)]);
  });

  test("are refused all at once", () => {
    const text = "3.8. Urlaub\nUrlaub im August\n\n4.8.\n5.8. Kino\n03/08/2027, Ski\n6.8. 10 Gäste";
    expect(entriesOf(text)).toEqual([
      'Line 2: "Urlaub im August" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".',
      'Line 4 has no title. Write it after the date: "3 August, Holiday".',
      'Line 6: "03/08/2027" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.',
      'Line 7: Write a comma between the date and the title: "6.8., 10 Gäste".',
    ]);
    const many = entriesOf("Urlaub\n".repeat(5000));
    expect(many).toHaveLength(11);
    expect(many.at(-1)).toBe("5000 lines could not be read.");
  });
});

describe("dates without a year, written by the formatter of the platform", () => {
  const tags =
    "en en-GB ar bg ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt-BR pt ro ru sk sl sv th tr uk vi zh-Hans zh-Hant";
  const titles = ["Ferien", "Ann's concert", "Ärztin", "Ślub", "Übung 4", "旅行"];
  const plan = { from: "2027-01-01", to: "2027-12-31" };
  const inPlan = fc.date({ min: new Date("2027-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  const forms = (["long", "short"] as const).map((month) => ({ month, day: "numeric" }) as const);

  test.each(tags.split(" "))("are read in %s, with and without a comma", (tag) => {
    const formats = forms.map(
      (form) => new Intl.DateTimeFormat(tag, { ...form, timeZone: "UTC", calendar: "gregory" }),
    );
    fc.assert(
      fc.property(
        inPlan,
        fc.constantFrom(...formats),
        fc.constantFrom(...titles),
        fc.constantFrom(" ", ", ", ": ", " – "),
        (date, format, title, between) => {
          const line = `${format.format(date)}${between}${title}`;
          const day = date.toISOString().slice(0, 10);
          expect(entriesOf(line, { language: tag, ...plan })).toEqual([`${day} ${title}`]);
        },
      ),
      { numRuns: 60 },
    );
  });

  // "10-11" is a rule for October 11, also in Dutch, in which it stands for November 10.
  const inDigits = tags.split(" ").filter((tag) => tag !== "nl");
  test.each(inDigits)("are the same days or refused in %s in digits", (tag) => {
    const format = new Intl.DateTimeFormat(tag, {
      month: "numeric",
      day: "numeric",
      timeZone: "UTC",
      calendar: "gregory",
    });
    fc.assert(
      fc.property(inPlan, (date) => {
        const [found = ""] = entriesOf(`${format.format(date)} x`, { language: tag, ...plan });
        if (!found.startsWith("Line 1")) expect(found).toBe(`${date.toISOString().slice(0, 10)} x`);
      }),
      { numRuns: 40 },
    );
  });
});
