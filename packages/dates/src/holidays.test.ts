import { readdir, readFile } from "node:fs/promises";
import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import { type HolidayOptions, holidayRows } from "./holiday-rows.ts";
import { type HolidayData, holidayTable } from "./holidays.ts";

const tables = new URL("generated/holidays/", import.meta.url);

const dataOf = async (country: string): Promise<HolidayData> =>
  JSON.parse(await readFile(new URL(`${country}.json`, tables), "utf8"));

async function rowsOf(country: string, year: number, options: Partial<HolidayOptions> = {}) {
  return holidayRows(await dataOf(country), { country, from: `${year}-01-01`, to: `${year}-12-31`, ...options });
}

/** Public holidays as "2026-01-01 New Year's Day". */
async function daysOff(country: string, year: number, region?: string): Promise<readonly string[]> {
  const rows = await rowsOf(country, year, { language: "en", kinds: ["holiday"], ...(region && { region }) });
  return rows.map(({ date, title }) => `${date} ${title}`);
}

const countries = "PL DE US GB FR IT ES SE NO CZ SK HU UA JP CN IN BR CA AU TR".split(" ");

describe("tables of holidays", () => {
  test.each(countries)("of %s equal date-holidays in three years", async (country) => {
    const library = new Holidays(country);
    const inLibrary = [2024, 2025, 2026, 2027, 2028].flatMap((year) => library.getHolidays(year));
    for (const year of [2025, 2026, 2027]) {
      const expected = inLibrary.filter(({ date }) => date.startsWith(String(year)));
      const rows = await rowsOf(country, year);
      const actual = new Set(rows.map(({ date, title }) => `${date} ${title}`));
      const missing = expected.filter(({ date, name }) => !actual.has(`${date.slice(0, 10)} ${name}`));
      const names = new Set(expected.map(({ name }) => name));
      expect([missing, rows.filter(({ title }) => !names.has(title))]).toEqual([[], []]);
    }
  });

  test("have dates in each year, also in regions", async () => {
    for (const name of await readdir(tables)) {
      const table = holidayTable(await dataOf(name.replace(".json", "")));
      const places = ["", ...table.regions.slice(-1)];
      const days = places.flatMap((region) => table.between("2026-01-01", "2026-12-31", region));
      expect([name, days.length > 0, days.every(({ date }) => date.startsWith("2026-"))]).toEqual([name, true, true]);
    }
  });
});

/** Checked by hand with the laws and calendars of the countries. */
describe("holidays", () => {
  test("of Poland include Christmas Eve since 2025", async () => {
    expect((await daysOff("PL", 2024)).filter((day) => day.startsWith("2024-12"))).toEqual([
      "2024-12-25 Christmas Day",
      "2024-12-26 Boxing Day",
    ]);
    expect(await daysOff("PL", 2025)).toContain("2025-12-24 Christmas Eve");
  });

  test("of Poland in 2026 are fourteen", async () => {
    expect((await daysOff("PL", 2026)).map((day) => day.slice(5, 10))).toEqual(
      "01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26".split(" "),
    );
  });

  test.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2038, "2038-04-25"],
  ])("follow Easter: %i", async (year, date) => {
    expect((await daysOff("PL", year)).filter((day) => day.endsWith("Easter Sunday"))).toEqual([
      `${date} Easter Sunday`,
    ]);
  });

  test("of Greece follow the Easter of the Orthodox church", async () => {
    expect(await daysOff("GR", 2026)).toContain("2026-04-12 Easter Sunday");
  });

  test("of the United Kingdom have substitute days", async () => {
    const rows = await rowsOf("GB", 2027, { region: "ENG" });
    const december = rows.filter(({ date }) => date > "2027-12-01" && date < "2027-12-30");
    expect(december.filter(({ substitute }) => substitute).map(({ date }) => date)).toEqual([
      "2027-12-27",
      "2027-12-28",
    ]);
  });

  test("of England, Scotland and Northern Ireland differ", async () => {
    const easterMonday = "2026-04-06 Easter Monday";
    expect(await daysOff("GB", 2026, "ENG")).toContain(easterMonday);
    expect(await daysOff("GB", 2026, "SCT")).not.toContain(easterMonday);
    expect((await daysOff("GB", 2026, "NIR")).filter((day) => day.startsWith("2026-03-17"))).toHaveLength(1);
  });

  test("of Germany belong to its states", async () => {
    const all = await daysOff("DE", 2026);
    expect(all.map((day) => day.slice(5, 10))).toEqual(
      "01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26".split(" "),
    );
    const bavaria = await daysOff("DE", 2026, "BY");
    expect(bavaria.filter((day) => !all.includes(day)).map((day) => day.slice(5, 10))).toEqual([
      "01-06",
      "06-04",
      "11-01",
    ]);
    expect((await daysOff("DE", 2026, "SN")).filter((day) => day.startsWith("2026-11-18"))).toHaveLength(1);
  });

  test("of the United States are observed on weekdays", async () => {
    const rows = await rowsOf("US", 2026, { kinds: ["holiday"] });
    const july = rows.filter(({ date }) => date.startsWith("2026-07"));
    expect(july.map(({ date, substitute }) => [date, substitute])).toEqual([
      ["2026-07-03", true],
      ["2026-07-04", undefined],
    ]);
    expect(await daysOff("US", 2026)).toContain("2026-11-26 Thanksgiving Day");
  });

  test("that depend on the moon are expected, and can last several days", async () => {
    const rows = (await rowsOf("TR", 2026)).filter(({ title }) => title === "Ramazan Bayramı");
    expect(rows.map(({ date, expected }) => [date, expected])).toEqual([
      ["2026-03-20", true],
      ["2026-03-21", true],
      ["2026-03-22", true],
    ]);
  });

  test("have names in the local language, in English, or in both", async () => {
    const nameIn = async (language: "local" | "en" | "both") => (await rowsOf("PL", 2026, { language }))[0]?.title;
    expect([await nameIn("local"), await nameIn("en"), await nameIn("both")]).toEqual([
      "Nowy Rok",
      "New Year's Day",
      "Nowy Rok (New Year's Day)",
    ]);
  });
});
