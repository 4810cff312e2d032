import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type HolidayTable, holidayTable } from "../src/holidays.ts";

/** Lines of a file beside this one without its comments. */
const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

const tables = new Map<string, HolidayTable>();

function tableOf(country: string): HolidayTable {
  const file = new URL(`../src/generated/holidays/${country}.json`, import.meta.url);
  const table = tables.get(country) ?? holidayTable(JSON.parse(readFileSync(file, "utf8")));
  tables.set(country, table);
  return table;
}

/** Days off as "KR 2026-01-01", by "KR 2026 0101 0216 …". */
function daysOfPython(line: string): readonly string[] {
  const [place, year, ...days] = line.split(" ");
  return days.map((day) => `${place} ${year}-${day.slice(0, 2)}-${day.slice(2)}`);
}

function ourDays(line: string): readonly string[] {
  const [place = "", year] = line.split(" ");
  const [country = "", region] = place.split("-");
  const holidays = tableOf(country).between(`${year}-01-01`, `${year}-12-31`, region);
  return holidays.filter(({ kind }) => kind === "holiday").map(({ date }) => `${place} ${date}`);
}

/** Differences of "LT - 2025-05-04 …" as "- LT 2025-05-04". A minus sign marks a day that our table has not. */
function explained(line: string): readonly string[] {
  const [place, sign, ...days] = line.split(" ");
  return days.map((day) => `${sign} ${place} ${day}`);
}

test("holidays differ from those of python-holidays only where the law explains it", () => {
  const lines = linesOf("python-holidays.txt");
  const [python, ours] = [new Set(lines.flatMap(daysOfPython)), new Set(lines.flatMap(ourDays))];
  const differences = [
    ...[...python].filter((day) => !ours.has(day)).map((day) => `- ${day}`),
    ...[...ours].filter((day) => !python.has(day)).map((day) => `+ ${day}`),
  ];
  expect(ours.size).toBeGreaterThan(6000);
  expect(differences.sort()).toEqual(linesOf("python-holidays-differences.txt").flatMap(explained).sort());
});
