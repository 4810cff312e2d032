import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hijri } from "../calendars/hijri.ts";
import { gregorian, type MonthCalendar, type Reckoning } from "../calendars/month-calendar.ts";
import { persian } from "../calendars/persian.ts";
import { addDays, type CivilDate, dateOfNumber, dayNumber, isSameDay, type Weekday } from "../civil-date.ts";
import { generationModes, isDated, modeNamed, modeOfUnit, sectionUnits } from "./index.ts";
import type { ItemSource } from "./mode.ts";

const aDay = fc.integer({
  min: dayNumber({ year: 1900, month: 1, day: 1 }),
  max: dayNumber({ year: 2200, month: 1, day: 1 }),
});
const aWeekday = fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday);

/** Calendars of months, each with another first day of the week. */
const aReckoning = fc
  .tuple(aWeekday, fc.constantFrom<MonthCalendar>(gregorian, persian, hijri(0), hijri(-2)))
  .map(([weekStart, calendar]): Reckoning => ({ weekStart, calendar }));

const source = (
  start: CivilDate,
  end: CivilDate,
  reckoning: Reckoning = { weekStart: 0, calendar: gregorian },
): ItemSource => ({
  window: { start, end },
  ...reckoning,
  count: 3,
  eventsOn: (date) => (isSameDay(date, end) ? [1, 2] : []),
  rows: () => ["ann", "ben"],
});

test("each mode has a name, a unit and a label of its own", () => {
  for (const texts of [generationModes, sectionUnits, generationModes.map((name) => modeNamed(name).label)])
    expect(new Set(texts).size).toBe(generationModes.length);
  expect(sectionUnits.map((unit) => modeOfUnit(unit).name)).toEqual(generationModes);
});

describe.each(sectionUnits.filter((unit) => modeOfUnit(unit).period))("a %s", (unit) => {
  const { items, period } = modeOfUnit(unit);

  test("follows the one before, from the first day of the window to the last", () => {
    fc.assert(
      fc.property(aDay, fc.nat({ max: 900 }), aReckoning, (first, length, reckoning) => {
        const [start, end] = [dateOfNumber(first), dateOfNumber(first + length)];
        const made = [...items(source(start, end, reckoning))];
        const numbers = made.map(({ date, end: last }) => [date && dayNumber(date), last && dayNumber(last)] as const);
        numbers.slice(1).forEach(([from], i) => expect(from).toBe((numbers[i]?.[1] ?? 0) + 1));
        expect(numbers[0]?.[0]).toBeLessThanOrEqual(first);
        expect(numbers.at(-1)?.[1]).toBeGreaterThanOrEqual(first + length);
        expect(numbers.at(-1)?.[0]).toBeLessThanOrEqual(first + length);
        for (const { date, end: last } of made)
          if (date && last) expect(period?.following(date, reckoning)).toEqual(addDays(last, 1));
      }),
    );
  });

  test("has a key that no other has", () => {
    fc.assert(
      fc.property(aDay, aReckoning, (first, reckoning) => {
        const window = source(dateOfNumber(first), dateOfNumber(first + 800), reckoning);
        const keys = [...items(window)].map(({ date }) => date && period?.key(date, reckoning));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

test.each([
  ["once", "1"],
  ["count", "1 2 3"],
  ["each_event", "2026-1-2 #1, 2026-1-2 #2"],
] as const)("%s generates %s", (name, written) => {
  const items = modeNamed(name).items(source({ year: 2026, month: 1, day: 1 }, { year: 2026, month: 1, day: 2 }));
  const texts = [...items].map(({ index, date, event }) =>
    date ? `${date.year}-${date.month}-${date.day} #${event}` : String(index),
  );
  expect(texts.join(name === "each_event" ? ", " : " ")).toBe(written);
});

test("without a window, modes with dates generate nothing", () => {
  const nothing = { ...source(dateOfNumber(0), dateOfNumber(1)), window: { start: undefined, end: undefined } };
  const dated = sectionUnits.filter(isDated);
  expect(dated.flatMap((unit) => [...modeOfUnit(unit).items(nothing)])).toEqual([]);
});
