import { expect, it } from "vitest";
import { defaultYear } from "./default-year.ts";

it("is the next year from October on", () => {
  expect(defaultYear(new Date(2026, 8, 30))).toBe(2026);
  expect(defaultYear(new Date(2026, 9, 1))).toBe(2027);
});
