import { describe, expect, it } from "vitest";
import {
  addRule,
  areRulesEqual,
  changeRule,
  moveRule,
  type Rules,
  removeRule,
  rulesToSave,
  withMode,
} from "./rules-draft.ts";

const rulesFor = (...pages: string[]): Rules =>
  pages.map((page_name, i) => ({ page_name, repeat_mode: "once", context_rules: {}, order: i + 1 }));
const names = (rules: Rules) => rules.map(({ page_name }) => page_name);

describe("a new rule", () => {
  it("uses the first page without a rule", () => {
    expect(names(addRule(rulesFor("Cover"), ["Cover", "Back"]))).toEqual(["Cover", "Back"]);
    expect(names(addRule(rulesFor("Cover"), ["Cover"]))).toEqual(["Cover", "Cover"]);
  });
});

it("clears the fields of another mode", () => {
  const counted = changeRule(rulesFor("A"), 0, { repeat_mode: "count", count: 5, start_date: "2026-01-01" });
  expect(changeRule(counted, 0, withMode("once"))[0]).toMatchObject({ count: undefined, start_date: undefined });
  expect(changeRule(counted, 0, withMode("each_week"))[0]).toMatchObject({ start_date: "2026-01-01" });
});

it("swaps with its neighbour and stops at either end", () => {
  const rules = rulesFor("A", "B", "C");
  expect(names(moveRule(rules, 1, -1))).toEqual(["B", "A", "C"]);
  expect(names(moveRule(rules, 1, 1))).toEqual(["A", "C", "B"]);
  expect(moveRule(rules, 0, -1)).toBe(rules);
  expect(moveRule(rules, 2, 1)).toBe(rules);
});

it("is saved with its position, starting at 1", () => {
  expect(rulesToSave(removeRule(rulesFor("A", "B", "C"), 0)).map(({ order }) => order)).toEqual([1, 2]);
});

it("ignores empty fields in comparisons, but not the order", () => {
  const [rule] = rulesFor("A");
  expect(areRulesEqual(rulesFor("A"), rule ? [{ ...rule, order: 7, count: null, start_date: "" }] : [])).toBe(true);
  expect(areRulesEqual(rulesFor("A", "B"), rulesFor("B", "A"))).toBe(false);
  expect(areRulesEqual(rulesFor("A"), changeRule(rulesFor("A"), 0, { context_rules: { mood: "calm" } }))).toBe(false);
});
