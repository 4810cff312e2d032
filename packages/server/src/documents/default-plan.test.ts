import { expect, test } from "vitest";
import { defaultPlan } from "./default-plan.ts";

test.each([
  ["2026-01-01T00:00Z", 2026],
  ["2026-09-30T23:59Z", 2026],
  ["2026-10-01T00:00Z", 2027],
  ["2026-12-31T23:59Z", 2027],
])("a planner that is made on %s is for %d", (moment, year) => {
  const { calendar } = defaultPlan(Date.parse(moment));
  expect(calendar).toEqual({ start_date: `${year}-01-01`, end_date: `${year}-12-31`, pages_per_day: 1 });
});
