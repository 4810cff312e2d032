import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { describe, expect, it } from "vitest";
import {
  addSection,
  arePlansEqual,
  changeSection,
  moveKind,
  pageOrder,
  planToSave,
  removeSection,
} from "./plan-draft.ts";

const section = (kind: string): WrittenPlanSection => ({
  kind,
  master: "Page",
  generate: "once",
  anchors: [],
  context: {},
});

const planOf = (kinds: readonly string[], order = kinds): WrittenPlan => ({
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
  locale: "en",
  sections: kinds.map(section),
  order: [...order],
});

describe("the order of pages", () => {
  it("follows a section that is renamed", () => {
    expect(changeSection(planOf(["year", "days"]), 0, { kind: "overview" }).order).toEqual(["overview", "days"]);
  });

  it("takes in a section when it gets its first name", () => {
    const named = changeSection(planOf(["year", ""], ["year"]), 1, { kind: "notes" });
    expect(named.order).toEqual(["year", "notes"]);
  });

  it("loses a section with its name, and with the section", () => {
    expect(changeSection(planOf(["year", "days"]), 0, { kind: "" }).order).toEqual(["days"]);
    expect(removeSection(planOf(["year", "days"]), 0).order).toEqual(["days"]);
  });

  it("keeps a kind that another section still has", () => {
    expect(removeSection(planOf(["days", "days"], ["days"]), 0).order).toEqual(["days"]);
  });

  it("loses nobody while a name is typed that another section has", () => {
    const clash = changeSection(planOf(["day", "extra"]), 1, { kind: "day" });
    expect(clash.order).toEqual(["day"]);
    expect(changeSection(clash, 1, { kind: "day_notes" }).order).toEqual(["day", "day_notes"]);
    expect(changeSection(clash, 0, { kind: "days" }).order).toEqual(["day", "days"]);
  });

  it("swaps neighbours and stops at either end", () => {
    const plan = planOf(["a", "b", "c"]);
    expect(moveKind(plan, "b", -1).order).toEqual(["b", "a", "c"]);
    expect(moveKind(plan, "b", 1).order).toEqual(["a", "c", "b"]);
    expect(moveKind(plan, "a", -1)).toBe(plan);
    expect(moveKind(plan, "c", 1)).toBe(plan);
  });

  it("is that of the sections where nobody chose one", () => {
    expect(pageOrder(planOf(["a", "b"], []))).toEqual(["a", "b"]);
    expect(addSection(planOf(["a"], []), section("b")).order).toEqual(["a", "b"]);
  });
});

it("is saved with kinds of the order that still exist, then the remaining ones", () => {
  expect(planToSave(planOf(["a", "b", "c"], ["c", "gone", "a"])).order).toEqual(["c", "a", "b"]);
});

it("is the same plan in whatever order its fields stand, and however emptiness is written", () => {
  const written = planOf(["a"]);
  const [only = section("a")] = written.sections;
  const { kind, ...rest } = only;
  expect(arePlansEqual(written, { ...written, sections: [{ ...rest, count: null, start_date: "", kind }] })).toBe(true);
  expect(arePlansEqual(written, { ...written, sections: [{ ...only, context: { mood: "calm" } }] })).toBe(false);
  expect(arePlansEqual(planOf(["a", "b"]), planOf(["a", "b"], ["b", "a"]))).toBe(false);
});
