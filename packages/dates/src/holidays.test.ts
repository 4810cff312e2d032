import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type HolidayOptions, holidayRows } from "./holiday-rows.ts";
import type { HolidayData } from "./holidays.ts";

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
    const spanish = (await rowsOf("ES", 2027)).find(({ date }) => date === "2027-12-08");
    expect(spanish?.title).toBe("Inmaculada Concepción");
  });
});

/** Days that date-holidays has wrong (docs/holiday-corrections.md). */
describe("corrected holidays", () => {
  test.each(["FR", "GP"])("of %s have the names that French calendars print", async (country) => {
    const rows = await rowsOf(country, 2027, { language: "local", kinds: ["holiday"] });
    const named = (days: readonly string[]) => rows.filter(({ date }) => days.includes(date.slice(5)));
    expect(named(["01-01", "05-08", "07-14"]).map(({ title }) => title)).toEqual([
      "Jour de l’An",
      "Victoire 1945",
      "Fête nationale",
    ]);
  });

  test.each([
    [2025, "01-28 01-29 01-30"],
    [2026, "02-16 02-17 02-18"],
    [2027, "02-06 02-07 02-08 02-09"],
    [2028, "01-26 01-27 01-28"],
  ])("of Korea begin the lunar year of %i on its eve, with a substitute for a Sunday", async (year, dates) => {
    const seollal = (await daysOff("KR", year)).filter((day) => day.includes("Korean New Year"));
    expect(seollal.map((day) => day.slice(5, 10)).join(" ")).toBe(dates);
  });

  test("of Bulgaria move from weekends to working days after Easter and after each other", async () => {
    const of2027 = await rowsOf("BG", 2027, { kinds: ["holiday"], language: "en" });
    const spring = of2027.filter(({ date }) => date > "2027-04-20" && date < "2027-05-10");
    expect(spring.map(({ date, title, substitute }) => `${date} ${title}${substitute ? " *" : ""}`)).toEqual([
      "2027-04-30 Good Friday",
      "2027-05-01 Holy Saturday",
      "2027-05-01 Labour Day",
      "2027-05-02 Easter Sunday",
      "2027-05-03 Easter Monday",
      "2027-05-04 Labour Day (substitute day) *",
      "2027-05-06 St. George's Day",
    ]);
    const december = of2027.filter(({ date }) => date > "2027-12-20").map(({ date }) => date.slice(8));
    expect(december).toEqual(["24", "25", "26", "27", "28"]);
  });

  const corrected: readonly [place: string, off: readonly string[], working: readonly string[]][] = [
    ["KR", ["2026-05-01", "2026-06-03", "2033-09-07", "2033-09-09"], ["2025-05-01", "2033-10-07"]],
    ["BG", ["2026-12-26", "2026-12-28", "2026-04-11", "2026-05-25"], []],
    ["UA", ["2026-05-08", "2024-07-15", "2023-07-28"], ["2026-05-09", "2026-01-02", "2023-07-15"]],
    ["ES-VC", ["2026-10-09", "2027-10-09"], []],
    ["ES-PV", ["2026-03-19"], ["2025-03-19", "2028-03-19"]],
    ["CA-BC", ["2023-09-30", "2027-09-30"], ["2022-09-30"]],
    ["CA-MB", ["2024-09-30", "2027-09-30"], ["2023-09-30"]],
    ["US", ["2028-11-10", "2029-11-12", "2026-11-11"], ["2027-11-12"]],
    ["MX", ["2024-10-01", "2030-10-01"], ["2024-12-01", "2030-12-01", "2026-10-01"]],
    ["SK", ["2027-05-08", "2027-09-15", "2025-05-08"], ["2026-05-08", "2026-09-15", "2026-11-17", "2026-09-01"]],
    [
      "CN",
      ["2025-01-31", "2025-05-02", "2026-02-23", "2033-09-08", "2039-10-02"],
      ["2033-10-07", "2026-03-08", "2027-05-04", "2026-06-01", "2026-08-01"],
    ],
    ["JP", ["2032-09-21", "2026-09-22"], []],
    ["IN", ["2026-03-04", "2026-11-08", "2026-10-20", "2025-10-20"], []],
  ];

  test.each(corrected)("of %s", async (place, off, working) => {
    const [country = "", region] = place.split("-");
    const rows = await rowsOf(country, 2022, { to: "2040-12-31", kinds: ["holiday"], ...(region && { region }) });
    const dates = new Set(rows.map(({ date }) => date));
    expect([off.filter((day) => !dates.has(day)), working.filter((day) => dates.has(day))]).toEqual([[], []]);
  });

  test("that an authority has still to announce are expected", async () => {
    const diwali = await rowsOf("IN", 2027, { kinds: ["holiday"], language: "en" });
    expect(diwali.find(({ title }) => title.startsWith("Diwali"))).toMatchObject({
      date: "2027-10-29",
      expected: true,
    });
  });
});
