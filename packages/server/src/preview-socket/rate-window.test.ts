import { expect, test } from "vitest";
import { RateWindow } from "./rate-window.ts";

test("admits the limit in any time span and returns the time to wait", () => {
  const window = new RateWindow(2, 1000);
  expect(window.take(0)).toBe(0);
  expect(window.take(400)).toBe(0);
  expect(window.take(500)).toBe(500);
  expect(window.take(999)).toBe(1);
  expect(window.take(1000)).toBe(0);
  expect(window.take(1100)).toBe(300);
  expect(window.take(1400)).toBe(0);
});
