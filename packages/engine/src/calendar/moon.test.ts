import { parseDate } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { moonPhases } from "./almanac.ts";
import { julianDate, moonName, moonPhaseOn, moonPhaseTime } from "./moon.ts";

const epoch = Date.UTC(2000, 0, 1);
const day = 86_400_000;
const written = (quarter: number) => new Date(epoch + moonPhaseTime(quarter) * day).toISOString();
const on = (date: string, offset = 0) => {
  const found = parseDate(date);
  return found && moonPhaseOn(found, offset);
};

describe("phases of the moon", () => {
  test("agree with the examples of Meeus", () => {
    expect(julianDate(-283 * 4)).toBeCloseTo(2_443_192.65118, 3);
    expect(julianDate(544 * 4 + 3)).toBeCloseTo(2_467_636.49186, 3);
  });

  /** Times of the U.S. Naval Observatory and of eclipses, in UTC. */
  test.each([
    ["2020-12-14T16:17", "new"],
    ["2023-01-06T23:08", "full"],
    ["2023-10-14T17:55", "new"],
    ["2023-10-28T20:24", "full"],
    ["2024-03-25T07:00", "full"],
    ["2024-04-08T18:21", "new"],
    ["2025-03-14T06:55", "full"],
    ["2025-03-29T10:58", "new"],
    ["2025-09-07T18:09", "full"],
    ["2026-01-03T10:03", "full"],
    ["2026-01-10T15:48", "last quarter"],
    ["2026-01-18T19:52", "new"],
    ["2026-01-26T04:47", "first quarter"],
    ["2026-02-17T12:01", "new"],
    ["2026-03-03T11:38", "full"],
    ["2026-08-12T17:37", "new"],
    ["2026-08-28T04:18", "full"],
  ])("%s: %s", (time, phase) => {
    const quarter = Math.round((((Date.parse(`${time}Z`) - epoch) / day - 5.76) / 29.530588861) * 4);
    expect(moonPhases[quarter % 4]).toBe(phase);
    expect(Math.abs(Date.parse(written(quarter)) - Date.parse(`${time}Z`))).toBeLessThan(90_000);
    expect(on(time.slice(0, 10))).toBe(phase);
  });

  test("are on the day of the given time", () => {
    expect([on("2023-01-06"), on("2023-01-07")]).toEqual(["full", undefined]);
    expect([on("2023-01-06", 60), on("2023-01-07", 60)]).toEqual([undefined, "full"]);
    expect([on("2026-01-25", -480), on("2026-01-26", -480)]).toEqual(["first quarter", undefined]);
  });

  test("come one after the other on days of their own", () => {
    const days = Array.from({ length: 21 * 365 }, (_, i) =>
      new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10),
    );
    const found = days.flatMap((date) => on(date) ?? []);
    expect(found.length).toBeGreaterThan(1030);
    found.forEach((phase, i) => expect(phase).toBe(moonPhases[(moonPhases.indexOf(found[0] ?? "new") + i) % 4]));
  });

  test("have names in some languages, and English ones in others", () => {
    expect(moonPhases.map((phase) => moonName(phase, "pl"))).toEqual([
      "Nów",
      "Pierwsza kwadra",
      "Pełnia",
      "Ostatnia kwadra",
    ]);
    expect(moonName("full", "de-AT")).toBe("Vollmond");
    expect(moonName("full", "constructor")).toBe("Full moon");
  });
});
