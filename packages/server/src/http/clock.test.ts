import { expect, test } from "vitest";
import { steadyClock } from "./clock.ts";

test("a steady clock continues when the wall clock is set back, and follows it forward", () => {
  let wall = 1_000_000;
  let elapsed = 0;
  const clock = steadyClock(
    () => wall,
    () => elapsed,
  );
  const pass = (milliseconds: number) => {
    wall += milliseconds;
    elapsed += milliseconds;
  };
  expect(clock()).toBe(1_000_000);
  pass(500);
  expect(clock()).toBe(1_000_500);
  pass(500);
  wall -= 3_600_000;
  expect(clock()).toBe(1_001_000);
  pass(500);
  expect(clock()).toBe(1_001_500);
  wall -= 10;
  expect(clock()).toBe(1_001_500);
  wall += 5_000;
  expect(clock()).toBe(1_006_500);
});
