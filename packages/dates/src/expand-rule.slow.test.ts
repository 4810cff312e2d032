import { dayNumber } from "@octavo/foundation";
import fc from "fast-check";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { Budget } from "./budget.ts";
import { expandRule } from "./expand-rule.ts";
import { parseRule } from "./rule.ts";
import { daySeconds } from "./values.ts";

/** Occurrences that are compared. */
const compared = 40;

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const unix = dayNumber({ year: 1970, month: 1, day: 1 }) * daySeconds;

const list = (name: string, values: fc.Arbitrary<string | number>) =>
  fc
    .option(fc.uniqueArray(values, { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 })
    .map((items) => (items === undefined ? [] : [`${name}=${items.join(",")}`]));
const signed = (max: number) => fc.integer({ min: -max, max }).filter((value) => value !== 0);
const weekday = fc.constantFrom(...weekdays);
/** Each weekday occurs once, with a number, because rrule-temporal is wrong for "MO,-2FR". */
const numberedWeekdays = fc
  .uniqueArray(fc.tuple(fc.constantFrom("1", "2", "4", "-1", "-2"), weekday), {
    selector: ([, day]) => day,
    minLength: 1,
  })
  .map((days) => [`BYDAY=${days.map((day) => day.join("")).join(",")}`]);

/** Rules in which each part is allowed for the frequency. */
const rules = fc.oneof(
  parts(
    "YEARLY",
    list("BYMONTH", fc.integer({ min: 1, max: 12 })),
    list("BYMONTHDAY", signed(31)),
    list("BYDAY", weekday),
  ),
  parts("YEARLY", list("BYMONTH", fc.integer({ min: 1, max: 12 })), numberedWeekdays),
  parts("YEARLY", list("BYYEARDAY", signed(366))),
  // With an interval, libraries differ on the days of week 1 in the old year.
  fc
    .tuple(fc.uniqueArray(signed(52), { minLength: 1, maxLength: 3 }), fc.uniqueArray(weekday, { minLength: 1 }))
    .map(([weeks, days]) => `FREQ=YEARLY;BYWEEKNO=${weeks.join(",")};BYDAY=${days.join(",")}`),
  parts("MONTHLY", list("BYMONTH", fc.integer({ min: 1, max: 12 })), numberedWeekdays),
  parts("MONTHLY", list("BYMONTHDAY", signed(31)), list("BYDAY", weekday)),
  parts(
    "WEEKLY",
    list("BYDAY", weekday),
    list("BYMONTH", fc.integer({ min: 1, max: 12 })),
    weekday.map((day) => [`WKST=${day}`]),
  ),
  parts(
    "DAILY",
    list("BYMONTH", fc.integer({ min: 1, max: 12 })),
    list("BYDAY", weekday),
    list("BYHOUR", fc.integer({ min: 0, max: 23 })),
  ),
  parts(
    "HOURLY",
    list("BYDAY", weekday),
    list("BYHOUR", fc.integer({ min: 0, max: 23 })),
    list("BYMINUTE", fc.integer({ min: 0, max: 59 })),
  ),
  parts("MINUTELY", list("BYHOUR", fc.integer({ min: 0, max: 23 })), list("BYMINUTE", fc.integer({ min: 0, max: 59 }))),
);

function parts(frequency: string, ...optional: readonly fc.Arbitrary<readonly string[]>[]): fc.Arbitrary<string> {
  const interval = fc.integer({ min: 1, max: 3 }).map((count) => [`INTERVAL=${count}`]);
  return fc.tuple(interval, ...optional).map((chosen) => [`FREQ=${frequency}`, ...chosen.flat()].join(";"));
}

/** The first occurrences after DTSTART by rrule-temporal, or undefined if it gives up on a rule without occurrences. */
function byOracle(
  rule: string,
  start: Temporal.PlainDateTime,
  to: Temporal.PlainDateTime,
): readonly string[] | undefined {
  const oracle = new RRuleTemporal({ rruleString: rule, dtstart: start.toZonedDateTime("UTC") });
  const until = to.toZonedDateTime("UTC").epochMilliseconds;
  try {
    return oracle
      .all((next, i) => i < compared && next.epochMilliseconds <= until)
      .map((time) => time.toPlainDateTime().toString())
      .filter((time) => time !== start.toString());
  } catch {
    return undefined;
  }
}

function byOctavo(rule: string, start: Temporal.PlainDateTime, to: Temporal.PlainDateTime): readonly string[] {
  const seconds = (time: Temporal.PlainDateTime) => time.toZonedDateTime("UTC").epochMilliseconds / 1000 + unix;
  const parsed = parseRule(rule);
  if (!parsed) throw new Error(`"${rule}" is invalid`);
  const range = { start: seconds(start), from: seconds(start) + 1, to: seconds(to) };
  const times = expandRule(parsed, { ...range, isDate: false, until: Number.POSITIVE_INFINITY }, new Budget());
  return times.map((time) =>
    Temporal.Instant.fromEpochMilliseconds((time - unix) * 1000)
      .toZonedDateTimeISO("UTC")
      .toPlainDateTime()
      .toString(),
  );
}

const spans: Readonly<Record<string, number>> = {
  YEARLY: 3000,
  MONTHLY: 1000,
  WEEKLY: 300,
  DAILY: 200,
  HOURLY: 10,
  MINUTELY: 3,
};

describe("expandRule", () => {
  test("finds the occurrences of rrule-temporal", () => {
    const starts = fc.record({
      year: fc.integer({ min: 1996, max: 2030 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    fc.assert(
      fc.property(rules, starts, (rule, fields) => {
        const start = Temporal.PlainDateTime.from(fields);
        const to = start.add({ days: spans[/FREQ=(\w+)/.exec(rule)?.[1] ?? ""] ?? 100 });
        const expected = byOracle(rule, start, to);
        fc.pre(expected !== undefined);
        const actual = byOctavo(rule, start, to);
        expect(expected.length < compared - 1 ? actual : actual.slice(0, expected.length)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
