import type { WrittenPlan } from "@octavo/contract";
import { nameOfSource, patternOfSource } from "@octavo/engine";
import { expect, it } from "vitest";
import {
  addHolidays,
  addSource,
  birthdayList,
  calendarNames,
  changeSource,
  hasBirthdays,
  kindOfSource,
  removeSource,
  replaceTwin,
  restoreSource,
  sourcesOf,
} from "./date-sources.ts";

const empty: WrittenPlan = {
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
  locale: "en",
  sections: [],
  order: [],
};
const rows = "2026-05-12 09:00-10:30 Review | #Work\n2026-05-13 Trip | 1/2\n2026-05-14 Trip | 2/2\n";

it("gives each source a name and a pattern of its own", () => {
  const family = { name: "Family", rows, imported: "2026-01-02" };
  const plan = addSource(addSource(addSource(empty, family), family), { holidays: "PL", region: "X" });
  expect(
    sourcesOf(plan).map((source) => [nameOfSource(source), kindOfSource(source), patternOfSource(source)]),
  ).toEqual([
    ["Family", "calendar", "bar"],
    ["Family 2", "calendar", "outlined"],
    ["PL-X", "holidays", "plain"],
  ]);
});

it("keeps the pattern that a source has", () => {
  const second = sourcesOf(addSource(addSource(empty, { name: "A", rows }), { name: "B", rows }))[1] ?? {};
  expect(sourcesOf(addSource(empty, second)).map(patternOfSource)).toEqual(["outlined"]);
});

it("replaces the holidays of a country by those of a region, with their kinds", () => {
  const germany = { holidays: "DE", name: "Germany", kinds: ["holiday", "observance"] };
  const plan = addHolidays(addSource(addSource(empty, germany), { holidays: "PL" }), {
    holidays: "PL",
    name: "Poland",
  });
  expect(sourcesOf(addHolidays(plan, { holidays: "DE", region: "BY", name: "Germany: Bayern" }))).toEqual([
    { ...germany, region: "BY", name: "Germany: Bayern" },
    { holidays: "PL", name: "Poland" },
  ]);
  expect(sourcesOf(addHolidays(plan, { holidays: "AT", name: "Austria" }))).toHaveLength(3);
});

it("removes a source, and restores the plan as it was", () => {
  const plan = addSource(addSource(empty, { name: "A", rows }), { name: "B", rows });
  const [first] = sourcesOf(plan);
  expect(restoreSource(removeSource(plan, 0), 0, first ?? {})).toEqual(plan);
  expect(removeSource(removeSource(plan, 0), 0)).toEqual(empty);
});

it("moves the rows of a calendar to the one that had its name, which keeps its filters", () => {
  const before = addSource(empty, { name: "Family", rows, shorten: 20, imported: "2026-01-02" });
  const plan = addSource(before, { name: "Family", rows: "2026-06-01 New\n", imported: "2026-05-01" });
  expect(sourcesOf(replaceTwin(plan, { name: "Family 2", of: "Family" }))).toEqual([
    { name: "Family", rows: "2026-06-01 New\n", shorten: 20, imported: "2026-05-01", style: "bar" },
  ]);
});

it("lists calendars with events, also those inside one file", () => {
  const inside = `${rows}2026-05-15 09:00 Gym | id 7 | in Sport\n`;
  const plan = addSource(addSource(empty, { name: "Family", rows: inside }), { holidays: "PL" });
  expect(calendarNames(plan)).toEqual(["Family", "Sport"]);
  expect(hasBirthdays(plan)).toBe(false);
});

it("removes fields that a change leaves undefined", () => {
  const plan = addSource(empty, { name: "A", rows, shorten: 20 });
  expect(sourcesOf(changeSource(plan, 0, { shorten: undefined, all_day: "only" }))).toEqual([
    { name: "A", rows, style: "bar", all_day: "only" },
  ]);
});

it("knows birthdays by their rows", () => {
  const birthdays = "2026-05-12 Ann, Bea | birthday | age 40\n2027-05-12 Ann, Bea | birthday | age 41\n";
  expect(kindOfSource({ rows: birthdays })).toBe("birthdays");
  expect(birthdayList("1986-05-12, Ann\nMay 12, Bea")).toBe("birthday 1986-05-12, Ann\nbirthday May 12, Bea");
});
