import { describe, expect, test } from "vitest";
import { localDate, nextNight, spread } from "./next-night.ts";

const next = (zone: string, hour: number, now: string) =>
  new Date(nextNight({ zone, hour }, Date.parse(now))).toISOString();

describe("the next night", () => {
  test.each([
    ["Europe/Warsaw", 4, "2026-11-28T02:59:59Z", "2026-11-28T03:00:00.000Z"],
    ["Europe/Warsaw", 4, "2026-11-28T03:00:00Z", "2026-11-29T03:00:00.000Z"],
    ["America/New_York", 23, "2026-07-01T12:00:00Z", "2026-07-02T03:00:00.000Z"],
    ["Asia/Kathmandu", 0, "2026-07-01T12:00:00Z", "2026-07-01T18:15:00.000Z"],
    ["Pacific/Kiritimati", 4, "2026-07-01T12:00:00Z", "2026-07-01T14:00:00.000Z"],
  ])("in %s at %d, asked at %s, begins at %s", (zone, hour, now, expected) => {
    expect(next(zone, hour, now)).toBe(expected);
  });

  test("begins an hour later if the clocks skip its hour", () => {
    expect(next("Europe/Warsaw", 2, "2027-03-27T12:00:00Z")).toBe("2027-03-28T01:00:00.000Z");
  });

  test("begins once if the clocks show its hour twice", () => {
    const first = next("Europe/Warsaw", 2, "2026-10-24T12:00:00Z");
    expect(first).toBe("2026-10-25T00:00:00.000Z");
    expect(next("Europe/Warsaw", 2, first)).toBe("2026-10-26T01:00:00.000Z");
  });

  test("has the date of the zone", () => {
    expect(localDate("Pacific/Auckland", Date.parse("2026-11-28T20:00:00Z"))).toBe("2026-11-29");
  });
});

describe("editions of one hour", () => {
  test("follow each other by their costs, after those that are planned", () => {
    expect(spread([100, 300, 100], 1000, 0)).toEqual([1000, 1200, 1800]);
    expect(spread([100, 100], 1000, 5000)).toEqual([5000, 5200]);
  });

  test("begin within three hours, whatever they cost", () => {
    const due = spread(
      Array.from({ length: 5000 }, () => 20_000),
      0,
      0,
    );
    expect(Math.max(...due)).toBeLessThan(3 * 3_600_000);
    expect(new Set(due).size).toBe(5000);
  });
});
