import { describe, expect, test } from "vitest";
import { pixelsPerStep, roundedSteps, scrubbed, speed } from "./scrub.ts";

const plain = { shiftKey: false, altKey: false };
const anywhere = { step: 1, min: 0, max: 14_400 };
const opacity = { step: 0.05, min: 0, max: 1 };

describe("dragging a label", () => {
  test("changes one step for each pixel of a large range", () => {
    expect(pixelsPerStep(anywhere)).toBe(1);
  });

  test("is slower for a short range", () => {
    expect(pixelsPerStep(opacity)).toBe(8);
    expect(pixelsPerStep({ step: 1, min: 0, max: 60 })).toBe(4);
  });

  test("is ten times as fast with Shift and ten times as fine with Alt", () => {
    expect(speed(plain)).toBe(1);
    expect(speed({ ...plain, shiftKey: true })).toBe(10);
    expect(speed({ ...plain, altKey: true })).toBeCloseTo(0.1);
  });

  test("reaches the same value at any speed", () => {
    const slow = Array.from({ length: 40 }, () => 0.25).reduce((sum, part) => sum + part, 0);
    expect(roundedSteps(slow, plain)).toBe(roundedSteps(10, plain));
  });

  test("has tenths only with Alt", () => {
    expect(roundedSteps(2.34, plain)).toBe(2);
    expect(roundedSteps(2.34, { altKey: true })).toBe(2.3);
    expect(Object.is(roundedSteps(-0.2, plain), 0)).toBe(true);
  });

  test("uses the steps of the field without rounding errors", () => {
    expect(scrubbed(0.1, 4, opacity)).toBe(0.3);
    expect(scrubbed(0.75, -1, { step: 0.25, min: 0.5, max: 3 })).toBe(0.5);
  });

  test("stops at the limits of the range", () => {
    expect(scrubbed(5, -100, anywhere)).toBe(0);
    expect(scrubbed(0.9, 100, opacity)).toBe(1);
  });
});
