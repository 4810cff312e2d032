import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { addDays, civilDate, daysBetween, formatDate, parseDate } from "../foundation/civil-date.ts";
import { Report } from "../foundation/diagnostic.ts";
import type { Masters } from "../model/master.ts";
import type { Plan, PlanDocument, PlanSection } from "../model/plan.ts";
import { enumerateSection, pagesPerItem } from "./enumerate-section.ts";
import { expandPlan } from "./expand-plan.ts";

const aSection = (kind: string, generate: PlanSection["generate"], rest: Partial<PlanSection> = {}): PlanSection => ({
  kind,
  master: "Day",
  generate,
  count: undefined,
  start_date: "",
  end_date: "",
  pages_per_item: undefined,
  anchors: [],
  context: {},
  ...rest,
});

const aPlan = (sections: readonly PlanSection[], rest: Partial<Plan> = {}): Plan => ({
  calendar: { start_date: "2026-01-30", end_date: "2026-02-02", pages_per_day: 1 },
  locale: "en",
  week_start: "monday",
  sections,
  order: [],
  ...rest,
});

const library: Masters = {
  canvas: undefined,
  masters: ["Day", "Note page (A)", "Note page [A]"].map((name) => ({ name, description: "", widgets: [] })),
};

function expand(plan: Plan, masters = library, rest: Partial<PlanDocument> = {}) {
  const report = new Report();
  const document = {
    name: "It",
    description: "",
    category: "",
    author: "",
    profile: "",
    canvas: undefined,
    plan,
    ...rest,
  };
  const template = expandPlan(masters, document, world.profiles, report);
  return {
    template,
    diagnostics: report.diagnostics,
    contexts: template.page_assignments.map(({ context }) => context),
  };
}

describe("a section", () => {
  test("that is generated once is one page with the plan's first day", () => {
    expect(expand(aPlan([aSection("cover", "once")])).contexts).toEqual([
      { section: "cover", index: 1, date: "2026-01-30" },
    ]);
  });

  test("that is counted has as many pages as its count", () => {
    expect(expand(aPlan([aSection("notes", "count", { count: 3 })])).contexts.map((context) => context?.index)).toEqual(
      [1, 2, 3],
    );
  });

  test("of days has both ends of its range", () => {
    expect(expand(aPlan([aSection("days", "each_day")])).contexts.map((context) => context?.date)).toEqual([
      "2026-01-30",
      "2026-01-31",
      "2026-02-01",
      "2026-02-02",
    ]);
  });

  test("of months has every month that the range touches, from its first day", () => {
    expect(expand(aPlan([aSection("months", "each_month")])).contexts.map((context) => context?.date)).toEqual([
      "2026-01-01",
      "2026-02-01",
    ]);
  });

  test("of weeks has every week that the range touches, by the plan's first day of the week", () => {
    const weeks = (week_start: Plan["week_start"]) =>
      expand(aPlan([aSection("weeks", "each_week")], { week_start })).contexts.map((context) => context?.date);
    expect(weeks("monday")).toEqual(["2026-01-26", "2026-02-02"]);
    expect(weeks("sunday")).toEqual(["2026-01-25", "2026-02-01"]);
  });

  test("takes its own dates before the calendar's", () => {
    expect(
      expand(aPlan([aSection("days", "each_day", { start_date: "2026-05-01", end_date: "2026-05-02" })])).contexts,
    ).toHaveLength(2);
  });

  test("with several pages per item has them one after another", () => {
    const { contexts } = expand(aPlan([aSection("notes", "count", { count: 2, pages_per_item: 2 })]));
    expect(contexts.map((context) => [context?.index, context?.subpage ?? 1])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  test("of days has the calendar's pages per day, when it says nothing itself", () => {
    const calendar = { start_date: "2026-01-30", end_date: "2026-01-30", pages_per_day: 3 };
    expect(
      expand(aPlan([aSection("days", "each_day"), aSection("months", "each_month")], { calendar })).contexts,
    ).toHaveLength(4);
  });

  test("that makes no pages is told", () => {
    expect(
      expand(aPlan([aSection("days", "each_day", { start_date: "2026-05-02", end_date: "2026-05-01" })])).diagnostics,
    ).toMatchObject([{ code: "empty_section", at: { document: "plan", section: "days" } }]);
  });
});

describe("a plan", () => {
  test("has its sections in the given order, then those that the order leaves out", () => {
    const sections = ["a", "b", "c"].map((kind) => aSection(kind, "once"));
    expect(expand(aPlan(sections, { order: ["c", "a", "zzz"] })).contexts.map((context) => context?.section)).toEqual([
      "c",
      "a",
      "b",
    ]);
  });

  test("names a master that does not exist, with the nearest one that does", () => {
    expect(expand(aPlan([aSection("days", "each_day", { master: "Dya" })])).diagnostics).toMatchObject([
      {
        severity: "error",
        code: "unknown_master",
        message: "Master 'Dya' does not exist",
        hint: 'Did you mean "Day"?',
        at: { path: ["plan", "sections", 0, "master"] },
      },
    ]);
  });

  test("stops at the limit of pages without making them", () => {
    expect(expand(aPlan([aSection("notes", "count", { count: 1_000_000_000 })])).diagnostics).toMatchObject([
      {
        severity: "error",
        code: "too_many_pages",
        hint: "Section 'notes' alone makes 1,000,000,000 pages",
        at: { path: ["plan", "sections", 0, "count"] },
      },
    ]);
  });

  test("without sections, or without masters, says what to add", () => {
    expect(expand(aPlan([]), { canvas: undefined, masters: [] }).diagnostics).toMatchObject([
      { code: "no_masters" },
      { code: "no_sections" },
    ]);
  });

  test("gives every master an id of its own, whatever its name", () => {
    expect(expand(aPlan([])).template.masters.map(({ id }) => id)).toEqual(["Day", "Note-page-A", "Note-page-A-2"]);
  });
});

describe("the estimate of pages", () => {
  const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(civilDate(1950, 1, 1), days));

  test("is what expansion makes, for any range", () => {
    const mode = fc.constantFrom("each_day", "each_week", "each_month", "once" as const);
    fc.assert(
      fc.property(
        aDay,
        fc.integer({ min: 0, max: 400 }),
        mode,
        fc.integer({ min: 1, max: 3 }),
        (start, length, generate, pages_per_item) => {
          const calendar = {
            start_date: formatDate(start),
            end_date: formatDate(addDays(start, length)),
            pages_per_day: 1,
          };
          const section = aSection("it", generate as PlanSection["generate"], { pages_per_item });
          const plan = aPlan([section], { calendar });
          const estimate = [...enumerateSection(section, plan, 0)].length * pagesPerItem(section, plan);
          expect(expand(plan).contexts).toHaveLength(estimate);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("counts days as the calendar does", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 2000 }), (start, length) => {
        const end = addDays(start, length);
        const section = aSection("days", "each_day", { start_date: formatDate(start), end_date: formatDate(end) });
        const dates = [...enumerateSection(section, aPlan([section]), 0)].map(({ date }) => date);
        expect(dates).toHaveLength(daysBetween(start, end) + 1);
        expect(dates.at(-1)?.equals(parseDate(formatDate(end)) ?? start)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
