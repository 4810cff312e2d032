import { formatMessage } from "@octavo/foundation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendar } from "./index.ts";
import { properties } from "./options.ts";
import { clockTime, minLineSpacing, position, timeLabels, timeLines, timeScale } from "./time-scale.ts";

const scale = (
  [time_start_hour, time_end_hour]: readonly [number, number],
  [time_slot_minutes, time_label_interval]: readonly [number, number] = [60, 60],
  warn = () => {},
) => timeScale({ time_start_hour, time_end_hour, time_slot_minutes, time_label_interval }, { warn });

describe("the hours of a week", () => {
  test("are those of the author, in minutes", () => {
    expect(scale([8, 20], [30, 120])).toEqual({ start: 480, end: 1200, slot: 30, interval: 120 });
  });

  test.each([
    [[8, 8], 9],
    [[22, 6], 23],
    [[23, 1], 24],
  ] as const)("%j end at %i, with a warning", (hours, end) => {
    const reported: string[] = [];
    timeScale(
      { time_start_hour: hours[0], time_end_hour: hours[1], time_slot_minutes: 60, time_label_interval: 60 },
      { warn: (_, message) => reported.push(formatMessage(message)) },
    );
    expect(scale(hours).end).toBe(end * 60);
    expect(reported).toEqual([`End hour must be from ${hours[0] + 1} to 24`]);
  });

  test("have a label no oftener than a slot", () => {
    expect(scale([8, 20], [60, 30]).interval).toBe(60);
  });

  test("clamp any value to their range", () => {
    const read = (name: keyof typeof properties, raw: unknown) => properties[name].read(raw).value;
    expect(["time_start_hour", "time_end_hour"].map((name) => read(name as "time_start_hour", "soon"))).toEqual([
      8, 20,
    ]);
    expect(read("time_start_hour", 24)).toBe(23);
    expect(read("time_end_hour", 0)).toBe(1);
    expect(read("time_slot_minutes", 1)).toBe(5);
    expect(read("time_slot_minutes", 240)).toBe(120);
    expect(read("time_label_interval", 720)).toBe(240);
  });

  test("begin at the beginning and end at the end of their length", () => {
    const day = scale([8, 20]);
    expect([480, 840, 1200].map((time) => position(time, day, 120))).toEqual([0, 60, 120]);
  });

  test("have a line for each slot, strong where a time is written", () => {
    expect(timeLines(scale([8, 10], [30, 60]), 100)).toEqual({ strong: [480, 540], faint: [510, 570] });
  });

  test("have lines only if their distance is visible", () => {
    const day = scale([0, 24], [5, 60]);
    expect(timeLines(day, 150)).toMatchObject({ faint: [], strong: { length: 24 } });
    expect(timeLines(day, 60)).toEqual({ faint: [], strong: [] });
  });

  test("use the 24-hour format", () => {
    expect(timeLabels(scale([8, 10], [45, 45]), 100, 8).times.map(clockTime)).toEqual(["08:00", "08:45", "09:30"]);
  });

  test("are written so that no two times touch", () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const minutes = fc.integer({ min: 5, max: 240 });
    fc.assert(
      fc.property(
        hour,
        hour,
        minutes,
        minutes,
        fc.double({ min: 1, max: 900, noNaN: true }),
        (from, to, slot, every, length) => {
          const day = scale([from, to + 1], [slot, every]);
          const { times } = timeLabels(day, length, 20);
          const places = times.map((time) => position(time, day, length));
          places.slice(1).forEach((place, i) => {
            expect(place - (places[i] as number)).toBeGreaterThan(20 - 1e-3);
          });
          expect(times[0]).toBe(day.start);
          expect(timeLines(day, length).strong.length * minLineSpacing).toBeLessThanOrEqual(length + minLineSpacing);
        },
      ),
    );
  });
});

describe("an edit", () => {
  const edited = (given: Readonly<Record<string, unknown>>, changed: string) =>
    calendar.reconcile?.({ size: calendar.size, properties: given }, changed).properties;

  test("of one hour adjusts the other", () => {
    expect(edited({ time_start_hour: 21 }, "time_start_hour")).toEqual({ time_start_hour: 21, time_end_hour: 22 });
    expect(edited({ time_end_hour: 3 }, "time_end_hour")).toEqual({ time_end_hour: 9 });
    expect(edited({ time_start_hour: 9 }, "time_start_hour")).toEqual({ time_start_hour: 9 });
  });

  test("of the slot takes the interval of the labels along", () => {
    expect(edited({ time_slot_minutes: 90 }, "time_slot_minutes")).toEqual({
      time_slot_minutes: 90,
      time_label_interval: 90,
    });
    expect(edited({ time_slot_minutes: 15 }, "time_slot_minutes")).toEqual({ time_slot_minutes: 15 });
  });
});
