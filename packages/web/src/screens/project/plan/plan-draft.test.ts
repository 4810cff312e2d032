import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { describe, expect, it } from "vitest";
import {
  addSection,
  arePlansEqual,
  changeSection,
  chooseCalendar,
  moveKind,
  pageOrder,
  planToSave,
  removeSection,
  restoreSection,
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

describe("the calendar", () => {
  const range = { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 };

  it("of other months starts its weeks on Saturday", () => {
    const persian = chooseCalendar(planOf([]), { system: "persian" });
    expect(persian).toMatchObject({ calendar: { ...range, system: "persian" }, week_start: "saturday" });
    expect(chooseCalendar(persian, { system: "gregorian" })).toEqual({ ...planOf([]), week_start: "monday" });
  });

  it("keeps the chosen first day of the week", () => {
    const plan = { ...planOf([]), week_start: "sunday" };
    expect(chooseCalendar(plan, { system: "hijri" }).week_start).toBe("sunday");
  });

  it("states no choice that is usual or has no effect", () => {
    const corrected = chooseCalendar(chooseCalendar(planOf([]), { system: "hijri" }), { correction: -1 });
    expect(corrected.calendar).toEqual({ ...range, system: "hijri", correction: -1 });
    expect(chooseCalendar(corrected, { correction: 0 }).calendar).toEqual({ ...range, system: "hijri" });
    expect(chooseCalendar(corrected, { system: "persian" }).calendar).toEqual({ ...range, system: "persian" });
    const eras = chooseCalendar(chooseCalendar(planOf([]), { years: "japanese" }), { digits: "native" });
    expect(eras.calendar).toEqual({ ...range, years: "japanese", digits: "native" });
    expect(chooseCalendar(eras, { system: "persian" }).calendar).toEqual({
      ...range,
      system: "persian",
      digits: "native",
    });
  });
});

describe("the page order", () => {
  it("follows a renamed section", () => {
    expect(changeSection(planOf(["year", "days"]), 0, { kind: "overview" }).order).toEqual(["overview", "days"]);
  });

  it("includes a section after its first name", () => {
    const named = changeSection(planOf(["year", ""], ["year"]), 1, { kind: "notes" });
    expect(named.order).toEqual(["year", "notes"]);
  });

  it("excludes a section without a name and a deleted one", () => {
    expect(changeSection(planOf(["year", "days"]), 0, { kind: "" }).order).toEqual(["days"]);
    expect(removeSection(planOf(["year", "days"]), 0).order).toEqual(["days"]);
  });

  it("includes a restored section at its place, among sections that were added meanwhile", () => {
    const plan = planOf(["a", "b", "c"], ["c", "b", "a"]);
    const section = plan.sections[1] ?? expect.fail();
    const without = removeSection(plan, 1);
    expect(restoreSection(without, { index: 1, section, order: plan.order })).toEqual(plan);
    const more = addSection(without, { ...section, kind: "d" });
    expect(restoreSection(more, { index: 1, section, order: plan.order }).order).toEqual(["c", "b", "a", "d"]);
  });

  it("keeps a kind that another section has", () => {
    expect(removeSection(planOf(["days", "days"], ["days"]), 0).order).toEqual(["days"]);
  });

  it("keeps all sections while a typed name equals another", () => {
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

  it("defaults to the order of the sections", () => {
    expect(pageOrder(planOf(["a", "b"], []))).toEqual(["a", "b"]);
    expect(addSection(planOf(["a"], []), section("b")).order).toEqual(["a", "b"]);
  });
});

it("is saved with existing kinds first, then the remaining ones", () => {
  expect(planToSave(planOf(["a", "b", "c"], ["c", "gone", "a"])).order).toEqual(["c", "a", "b"]);
});

it("ignores the order of fields and empty fields in comparisons", () => {
  const written = planOf(["a"]);
  const [only = section("a")] = written.sections;
  const { kind, ...rest } = only;
  expect(arePlansEqual(written, { ...written, sections: [{ ...rest, count: null, start_date: "", kind }] })).toBe(true);
  expect(arePlansEqual(written, { ...written, sections: [{ ...only, context: { mood: "calm" } }] })).toBe(false);
  expect(arePlansEqual(planOf(["a", "b"]), planOf(["a", "b"], ["b", "a"]))).toBe(false);
});
