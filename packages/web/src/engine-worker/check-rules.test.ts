import type { WrittenPlan, WrittenRule } from "@octavo/contract";
import { formatMessage } from "@octavo/foundation";
import { expect, it } from "vitest";
import { checkRules } from "./check-rules.ts";

const plan: WrittenPlan = {
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 3 },
  locale: "en",
  sections: [{ kind: "days", master: "Day", generate: "each_day", anchors: [], context: {} }],
  order: ["days"],
};

const rule = (change: Partial<WrittenRule>): WrittenRule => ({
  page_name: "Log",
  repeat_mode: "once",
  context_rules: {},
  order: 1,
  ...change,
});

it("counts the pages of each rule", () => {
  const rules = [
    rule({}),
    rule({ repeat_mode: "count", count: 7 }),
    rule({ repeat_mode: "each_month", start_date: "2026-11-01" }),
  ];
  expect(checkRules({ rules, pages: ["Log"], plan })).toEqual({ errors: [], warnings: [], estimates: [1, 7, 2] });
});

it("reports errors with their path", () => {
  const { errors } = checkRules({ rules: [rule({}), rule({ page_name: "" })], pages: ["Log"], plan });
  expect(errors.map(({ at, message }) => [at.path, formatMessage(message)])).toEqual([
    [["compilation_rules", 1, "page_name"], "All rules must have a page name"],
  ]);
});
