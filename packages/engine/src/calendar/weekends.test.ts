import weekFile from "cldr-core/supplemental/weekData.json" with { type: "json" };
import { expect, test } from "vitest";
import { weekendOf } from "./weekends.ts";

const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const daysOf = (locale: string) =>
  weekendOf(locale)
    .map((day) => names[day])
    .join(" ");

test.each([
  ["en", "sat sun"],
  ["en-US", "sat sun"],
  ["pl", "sat sun"],
  ["ar", "fri sat"],
  ["ar-EG", "fri sat"],
  ["ar-AE", "sat sun"],
  ["ar-LB", "sat sun"],
  ["he", "fri sat"],
  ["en-IL", "fri sat"],
  ["fa", "fri"],
  ["fa-AF", "thu fri"],
  ["ps", "thu fri"],
  ["hi", "sun"],
  ["klingon", "sat sun"],
  ["", "sat sun"],
])("the weekend of %s is %s", (locale, days) => {
  expect(daysOf(locale)).toBe(days);
});

test("weekends of all regions, which are from ICU, are those of cldr-core", () => {
  const { weekendStart, weekendEnd } = weekFile.supplemental.weekData;
  const starts: Readonly<Record<string, string>> = weekendStart;
  const ends: Readonly<Record<string, string>> = weekendEnd;
  const regions = [...new Set([...Object.keys(starts), ...Object.keys(ends), "US", "PL", "JP", "BD", "AE"])];
  const places = regions.filter((code) => /^[A-Z]{2}$/.test(code));
  expect(places.length).toBeGreaterThan(20);
  for (const code of places) {
    const [first, last] = [starts[code] ?? starts["001"] ?? "", ends[code] ?? ends["001"] ?? ""].map((day) =>
      names.indexOf(day),
    );
    expect(`${code} ${daysOf(`en-${code}`)}`).toBe(`${code} ${names.slice(first, (last ?? 0) + 1).join(" ")}`);
  }
});
