import { importDays } from "@octavo/dates";
import { printImportedRows } from "@octavo/engine";
import fc from "fast-check";
import { expect, it } from "vitest";
import { listOfRows } from "./list-of-rows.ts";

const english = { language: "en-US", reader: "en" };
const german = { language: "de-DE", reader: "de" };
const range = { from: "2026-01-01", to: "2028-12-31" };

function rowsOf(list: string, language: string): string {
  const found = importDays(list, { ...range, language });
  return "refusals" in found ? String(found.refusals[0].text) : printImportedRows(found.rows, found.name);
}

it("writes a line per event, with dates as people write them", () => {
  const rows = "2026-05-12 09:00-10:30 Review | #Work\n2026-05-13 Trip | 1/2\n2026-05-14 Trip | 2/2\n";
  expect(listOfRows(rows, english).split("\n")).toEqual([
    "May 12, 2026 09:00-10:30, , Review, Work",
    "May 13 – 14, 2026, Trip",
  ]);
  expect(listOfRows("2026-10-26 to 2026-10-31 Ferien", german)).toBe("26.–31. Oktober 2026, Ferien");
  expect(listOfRows("2026-10-26 Umzug; Kisten", german)).toBe('26. Oktober 2026, "Umzug; Kisten"');
  const night = "2026-02-28 22:00-24:00 Night | 1/2\n2026-03-01 00:00-02:00 Night | 2/2\n";
  expect(listOfRows(night, german)).toBe("28. Februar – 1. März 2026 22:00-02:00, Night");
  const clipped = "2026-01-01 Trip | 3/4\n2026-01-02 Trip | 4/4\n";
  expect(listOfRows(clipped, german)).toBe("30. Dezember 2025 – 2. Januar 2026, Trip");
});

it("writes birthdays as their form asks for them", () => {
  const ann = "2026-05-12 Ann, Bea | birthday | age 40\n2027-05-12 Ann, Bea | birthday | age 41\n";
  expect(listOfRows(ann, german)).toBe('1986-05-12, "Ann, Bea"');
  expect(listOfRows(`${ann}2026-06-01 Trip\n`, german).split("\n")).toEqual([
    'birthday 1986-05-12, "Ann, Bea"',
    "1. Juni 2026, Trip",
  ]);
});

it("writes a month of two languages in digits if the plan reads it as the other month", () => {
  const rows = "2027-11-03 Urlop\n";
  expect(listOfRows(rows, { language: "pl", reader: "pl" })).toBe("3 listopada 2027, Urlop");
  expect(listOfRows(rows, { language: "pl", reader: "hr" })).toBe("2027-11-03, Urlop");
});

const tags = "en-US en-GB ar de es fr ja pl pt-BR zh-Hans".split(" ");
const days = fc.date({ min: new Date("2026-02-01"), max: new Date("2028-11-01"), noInvalidDate: true });
const title = fc.constantFrom("Trip", "Ann, Bea", 'The "big" day', "A; B", "12 Monkeys", "Ferien", "旅行", "إجازة");
const events = fc.array(fc.record({ day: days, length: fc.integer({ min: 1, max: 40 }), title }), {
  minLength: 1,
  maxLength: 4,
});

it.each(tags)("is read in %s as the same rows", (tag) => {
  fc.assert(
    fc.property(events, (found) => {
      const list = found.map(({ day, length, title: name }) => {
        const cell = /[",;]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
        return `${day.toISOString().slice(0, 10)},${length} days,${cell}`;
      });
      const rows = rowsOf([...new Set(list)].join("\n"), tag);
      const written = listOfRows(rows, { language: tag, reader: tag });
      expect(written).not.toMatch(/^\d{4}-/m);
      expect(rowsOf(written, tag)).toBe(rows);
    }),
    { numRuns: 20 },
  );
});
