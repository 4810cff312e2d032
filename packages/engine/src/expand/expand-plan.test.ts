import { addDays, civilDate, daysBetween, formatDate } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import { aPlan, aSection, designs, expand, library, pages } from "../../test/support/plans.ts";
import { compile } from "../compile.ts";
import type { Plan, PlanSection } from "../model/plan.ts";
import { enumerateItems } from "./enumerate-section.ts";
import { estimatePages } from "./estimate-pages.ts";

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

  test("that reserves pages has them after its own, and in the estimate", () => {
    const plan = aPlan([aSection("notes", "count", { count: 2, reserve: 3 }), aSection("cover", "once")]);
    const { template } = expand(plan);
    expect(template.placeholders?.map(({ page, identity }) => [page, identity])).toEqual([
      [3, "notes/+1"],
      [4, "notes/+2"],
      [5, "notes/+3"],
    ]);
    expect(template.page_assignments.map(({ page }) => page)).toEqual([1, 2, 6]);
    expect(estimatePages(plan)).toMatchObject({ total: 6, sections: { notes: 5, cover: 1 } });
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

  test.each([
    ["calendar: {start_date: 2026-02-30, end_date: 2026-12-31}", ""],
    ["calendar: {start_date: 2026-12-31, end_date: 2026-01-01}", ""],
    ["calendar: {start_date: 2026-01-01}", ""],
    ["calendar: {start_date: 2026-01-01, end_date: 2026-12-31}", "start_date: 2026-02-30, end_date: 2026-12-31"],
    ["calendar: {}", "generate: count, count: 0"],
  ])(
    "has one complaint about what is wrong with its dates or its count, and none that it makes no pages: %s, %s",
    (calendar, rest) => {
      const generate = rest.includes("generate") ? "" : "generate: each_day, ";
      const plan = `plan:\n  ${calendar}\n  sections:\n  - {kind: days, master: Day, ${generate}${rest}}\n`;
      const { diagnostics } = compile(JSON.stringify({ masters: [{ name: "Day", widgets: [] }] }), plan, world);
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]?.severity).toBe("error");
    },
  );

  test("without pages is reported", () => {
    expect(
      expand(aPlan([aSection("days", "each_day", { start_date: "2026-05-02", end_date: "2026-05-01" })])).diagnostics,
    ).toMatchObject([{ code: "empty_section", at: { document: "plan", section: "days" } }]);
  });
});

describe("a section of days with a filter", () => {
  const calendar = { start_date: "2026-01-01", end_date: "2026-01-14", pages_per_day: 1 };

  test("has pages for its weekdays alone", () => {
    const weekdays = ["saturday", "sunday"] as const;
    expect(pages(aPlan([aSection("days", "each_day", { weekdays })], { calendar }))).toEqual([
      "days 2026-01-03",
      "days 2026-01-04",
      "days 2026-01-10",
      "days 2026-01-11",
    ]);
  });

  test("is reported if it excludes all days", () => {
    const section = aSection("days", "each_day", {
      weekdays: ["sunday"],
      start_date: "2026-01-05",
      end_date: "2026-01-09",
    });
    expect(expand(aPlan([section], { calendar })).diagnostics).toMatchObject([{ code: "empty_section" }]);
  });
});

describe("a section inside another", () => {
  const days = aSection("days", "each_day");
  const january = { calendar: { start_date: "2026-01-01", end_date: "2026-02-28", pages_per_day: 1 } };

  test("has its pages behind each item's, for that item's dates within the plan's range", () => {
    expect(pages(aPlan([aSection("weeks", "each_week", { nested: [days] })]))).toEqual([
      "weeks 2026-01-26",
      "days 2026-01-30",
      "days 2026-01-31",
      "days 2026-02-01",
      "weeks 2026-02-02",
      "days 2026-02-02",
    ]);
  });

  test("can be nested: every day appears once, also in a week that spans two months", () => {
    const weeks = aSection("weeks", "each_week", { nested: [days] });
    const made = pages(aPlan([aSection("months", "each_month", { nested: [weeks] })], january));
    const dates = made.filter((page) => page.startsWith("days"));
    expect(dates).toHaveLength(59);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(made.filter((page) => page.startsWith("weeks"))).toHaveLength(9);
    expect(made.indexOf("weeks 2026-01-26")).toBeLessThan(made.indexOf("months 2026-02-01"));
    expect(made.indexOf("days 2026-02-01")).toBeLessThan(made.indexOf("months 2026-02-01"));
  });

  test("has all of a week by the plan's own first day", () => {
    const plan = aPlan([aSection("weeks", "each_week", { nested: [days] })], { week_start: "sunday" });
    expect(pages(plan)).toEqual([
      "weeks 2026-01-25",
      "days 2026-01-30",
      "days 2026-01-31",
      "weeks 2026-02-01",
      "days 2026-02-01",
      "days 2026-02-02",
    ]);
  });

  test("is limited to its own dates", () => {
    const some = { ...days, start_date: "2026-01-31", end_date: "2026-02-01" };
    expect(pages(aPlan([aSection("weeks", "each_week", { nested: [some] })]))).toEqual([
      "weeks 2026-01-26",
      "days 2026-01-31",
      "days 2026-02-01",
      "weeks 2026-02-02",
    ]);
  });

  test("counts anew behind each item, and has the whole range behind an item without dates", () => {
    const notes = aSection("notes", "count", { count: 2 });
    const months = aSection("months", "each_month");
    expect(pages(aPlan([aSection("people", "count", { count: 2, nested: [notes, months] })]))).toEqual([
      "people 1",
      "notes 1",
      "notes 2",
      "months 2026-01-01",
      "months 2026-02-01",
      "people 2",
      "notes 1",
      "notes 2",
      "months 2026-01-01",
      "months 2026-02-01",
    ]);
  });

  test("follows all pages of its item", () => {
    const weeks = aSection("weeks", "each_week", { pages_per_item: 2, nested: [aSection("review", "once")] });
    expect(pages(aPlan([weeks])).slice(0, 3)).toEqual(["weeks 2026-01-26", "weeks 2026-01-26", "review 1"]);
  });

  test("is no word of the order", () => {
    const sections = [aSection("weeks", "each_week", { nested: [days] }), aSection("cover", "once")];
    expect(pages(aPlan(sections, { order: ["days", "cover", "weeks"] }))[0]).toBe("cover 2026-01-30");
  });

  test("has its parent's kind in the template and one line of context per page", () => {
    const { template } = expand(aPlan([aSection("weeks", "each_week", { nested: [days] })]));
    expect(template.sections.map(({ kind, parent }) => [kind, parent])).toEqual([
      ["weeks", undefined],
      ["days", "weeks"],
    ]);
    expect(template.page_assignments[1]?.context).toEqual({ section: "days", date: "2026-01-30" });
  });

  test("without a master is reported with its place, and its nested sections are not reported as empty", () => {
    const lost = aSection("weeks", "each_week", { master: "Gone", nested: [days] });
    expect(expand(aPlan([aSection("months", "each_month", { nested: [lost] })])).diagnostics).toMatchObject([
      { code: "unknown_master", at: { section: "weeks", path: ["plan", "sections", 0, "nested", 0, "master"] } },
    ]);
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

  test("reports an unknown master with the nearest existing one", () => {
    expect(inEnglish(expand(aPlan([aSection("days", "each_day", { master: "Dya" })])).diagnostics)).toMatchObject([
      {
        severity: "error",
        code: "unknown_master",
        message: "Master 'Dya' does not exist",
        hint: 'Did you mean "Day"?',
        at: { path: ["plan", "sections", 0, "master"] },
      },
    ]);
  });

  test.each(["Day 2", "Day B", "Day-12"])(
    "does not take the master %s for one that differs in its number alone",
    (name) => {
      const { diagnostics } = expand(aPlan([aSection("days", "each_day", { master: name })]));
      expect(diagnostics[0]).toMatchObject({ code: "unknown_master" });
      expect(inEnglish(diagnostics[0]?.hint)).toBeUndefined();
    },
  );

  test("stops at the limit of pages without making them", () => {
    expect(inEnglish(expand(aPlan([aSection("notes", "count", { count: 1_000_000_000 })])).diagnostics)).toMatchObject([
      {
        severity: "error",
        code: "too_many_pages",
        hint: "Section 'notes' alone makes 1,000,000,000 pages",
        at: { path: ["plan", "sections", 0, "count"] },
      },
    ]);
  });

  test("reports missing sections and masters with a hint", () => {
    expect(expand(aPlan([]), { ...library, masters: [], pages: [] }).diagnostics).toMatchObject([
      { code: "no_masters" },
      { code: "no_sections" },
    ]);
  });

  test("gives every master an id of its own, whatever its name", () => {
    const { template } = expand(aPlan([]), { ...library, pages: designs("Day") });
    expect(template.masters.map(({ id }) => id)).toEqual(["Day", "Note-page-A", "Note-page-A-2", "Day-2"]);
  });
});

describe("the estimate of pages", () => {
  const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(civilDate(1950, 1, 1), days));

  test("equals the expansion for any range", () => {
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
          expect(expand(plan).contexts).toHaveLength(estimatePages(plan).total);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("of nested sections equals the expansion", () => {
    const aMode = fc.constantFrom("each_day", "each_week", "each_month", "count", "once" as const);
    const kinds = ["a", "b", "c"];
    const levels = fc.array(fc.record({ mode: aMode, count: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 100 }), levels, (start, length, chain) => {
        const calendar = {
          start_date: formatDate(start),
          end_date: formatDate(addDays(start, length)),
          pages_per_day: 2,
        };
        const nest = (level: number): PlanSection[] => {
          const { mode, count } = chain[level] ?? {};
          if (mode === undefined) return [];
          return [aSection(kinds[level] ?? "", mode as PlanSection["generate"], { count, nested: nest(level + 1) })];
        };
        const plan = aPlan(nest(0), { calendar });
        expect(estimatePages(plan).total).toBe(expand(plan).contexts.length);
      }),
      { numRuns: runs(60) },
    );
  });

  test("of a week with its days is 21 pages, where another program says 100", () => {
    const calendar = { start_date: "2026-01-05", end_date: "2026-01-18", pages_per_day: 1 };
    const inside = [aSection("days", "each_day"), aSection("review", "once"), aSection("notes", "count", { count: 1 })];
    const weeks = aSection("weeks", "each_week", { pages_per_item: 1, nested: inside });
    const plan = aPlan([weeks, aSection("cover", "once")], { calendar });
    expect(estimatePages(plan)).toEqual({
      total: 21,
      sections: { weeks: 2, days: 14, review: 2, notes: 2, cover: 1 },
      isComplete: true,
    });
  });

  test("of a year of days is 365 times the pages of a day", () => {
    const calendar = { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 2 };
    expect(estimatePages(aPlan([aSection("days", "each_day")], { calendar })).total).toBe(730);
  });

  test("stops counting where no document may go on", () => {
    const notes = aSection("notes", "count", { count: 1_000_000_000 });
    const months = aSection("months", "each_month", { nested: [notes] });
    expect(estimatePages(aPlan([months]))).toMatchObject({ isComplete: false, total: 10_000 });
  });

  test("counts days as the calendar does", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 2000 }), (start, length) => {
        const end = addDays(start, length);
        const section = aSection("days", "each_day", { start_date: formatDate(start), end_date: formatDate(end) });
        const dates = [...enumerateItems([section], aPlan([section]))].map(({ item }) => item.date);
        expect(dates).toHaveLength(daysBetween(start, end) + 1);
        expect(dates.at(-1)).toEqual(end);
      }),
      { numRuns: 20 },
    );
  });
});
