/** Properties of all plans: the number of pages agrees with the calendar and with the estimate. */

import { formatWeek, type GenerationMode, generationModes, hasField, parseDate, Report } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, estimatePages, parseProject, sampleItems } from "../../src/index.ts";
import { documentScope } from "../../src/layout/document-scope.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import { identitiesOf } from "../../src/layout/page-identities.ts";
import { dayFilters, type PlanSection } from "../../src/model/plan.ts";
import { type WeekStart, weekdayNumber, weekdays } from "../../src/model/template.ts";
import { world } from "../support/documents.ts";
import { aPlan, aSection, expand } from "../support/plans.ts";
import { randomDocuments } from "../support/random-documents.ts";

const day = 86_400_000;
const first = Date.UTC(1900, 0, 1) / day;
const last = Date.UTC(2200, 11, 31) / day;
const isoDate = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/** Days near leap days, ends of months and turns of years, and random ones. */
const edges = [1900, 1904, 2000, 2020, 2024, 2026, 2100, 2200].flatMap((year) =>
  [
    [1, 28],
    [2, 1],
    [11, 28],
    [11, 31],
  ].map(([month = 0, date = 1]) => Date.UTC(year, month, date) / day),
);
const anyDay = fc.oneof(fc.integer({ min: first, max: last }), fc.constantFrom(...edges));
const anyRange = fc
  .tuple(anyDay, fc.nat({ max: 1200 }))
  .map(([start, length]) => [start, Math.min(start + length, last)]);

function made(mode: GenerationMode, [start = 0, end = 0]: readonly number[], week_start: WeekStart = "monday") {
  const calendar = { start_date: isoDate(start), end_date: isoDate(end), pages_per_day: 1 };
  const plan = aPlan([aSection("it", mode)], { calendar, week_start });
  const pages = expand(plan).contexts.map((context) => String(context?.date));
  expect(estimatePages(plan)).toEqual({ total: pages.length, sections: { it: pages.length }, isComplete: true });
  return pages;
}

test("each_day has every day from the first to the last, once", () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const [start = 0, end = 0] = range;
      const days = Array.from({ length: end - start + 1 }, (_, i) => isoDate(start + i));
      expect(made("each_day", range)).toEqual(days);
    }),
    { numRuns: runs(60) },
  );
});

/** First days of months by ICU. */
const icuMonths = {
  persian: "en-u-ca-persian-nu-latn",
  hijri: "en-u-ca-islamic-umalqura-nu-latn",
} as const;

test.each(["persian", "hijri"] as const)("months of a %s plan have each of its days once", (system) => {
  const formatter = new Intl.DateTimeFormat(icuMonths[system], { timeZone: "UTC", year: "numeric", month: "numeric" });
  const within = fc.integer({ min: Date.UTC(1950, 0, 1) / day, max: Date.UTC(2110, 0, 1) / day });
  fc.assert(
    fc.property(within, fc.nat({ max: 800 }), (start, length) => {
      const calendar = { start_date: isoDate(start), end_date: isoDate(start + length), pages_per_day: 1, system };
      const days = aSection("days", "each_day");
      const plan = aPlan([aSection("months", "each_month", { nested: [days] })], { calendar });
      const { template, contexts } = expand(plan);
      const months = contexts.filter((context) => context?.section === "months");
      const ofDays = contexts.filter((context) => context?.section === "days").map((context) => context?.date);
      expect(ofDays).toEqual(Array.from({ length: length + 1 }, (_, i) => isoDate(start + i)));
      const monthOf = (date: string) => formatter.format(Date.parse(date));
      const meant = Array.from({ length: length + 1 }, (_, i) => monthOf(isoDate(start + i)));
      expect(months.map((context) => monthOf(context?.date ?? ""))).toEqual([...new Set(meant)]);
      const identities = identitiesOf(documentScope(template, world, "masters"));
      expect(new Set(identities.slice(1)).size).toBe(contexts.length);
    }),
    { numRuns: runs(60) },
  );
});

test("each_month has every month that a day of the range is in, by its first day", () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const [start = 0, end = 0] = range;
      const months = Array.from({ length: end - start + 1 }, (_, i) => `${isoDate(start + i).slice(0, 7)}-01`);
      expect(made("each_month", range)).toEqual([...new Set(months)]);
    }),
    { numRuns: runs(60) },
  );
});

test("each_week contains every week of the range for any first day of the week", () => {
  const start = fc.constantFrom(...weekdays);
  fc.assert(
    fc.property(anyRange, start, (range, weekStart) => {
      const [from = 0, to = 0] = range;
      const weekOf = (date: string) => {
        const parsed = parseDate(date);
        return parsed && formatWeek(parsed, weekdayNumber(weekStart));
      };
      const weeks = Array.from({ length: to - from + 1 }, (_, i) => weekOf(isoDate(from + i)));
      expect(made("each_week", range, weekStart).map(weekOf)).toEqual([...new Set(weeks)]);
    }),
    { numRuns: runs(60) },
  );
});

test("each_quarter has every calendar quarter that a day of the range is in, by its first day", () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const [start = 0, end = 0] = range;
      const quarters = Array.from({ length: end - start + 1 }, (_, i) => {
        const [year = "", month = ""] = isoDate(start + i).split("-");
        return `${year}-${["01", "04", "07", "10"][Math.floor((Number(month) - 1) / 3)]}-01`;
      });
      expect(made("each_quarter", range)).toEqual([...new Set(quarters)]);
    }),
    { numRuns: runs(60) },
  );
});

test("the estimate is the number of pages, section by section, of any plan", () => {
  fc.assert(
    fc.property(randomDocuments, ({ masters, plan }) => {
      const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles);
      const { template, document } = compile(masters, plan, world);
      if (!project || !template || !document) return;
      const estimate = estimatePages(project.plan, project.compilation_rules);
      expect(estimate.total).toBe(template.page_assignments.length);
      for (const [kind, pages] of Object.entries(estimate.sections))
        expect(template.page_assignments.filter(({ context }) => context?.section === kind)).toHaveLength(pages);
    }),
    { numRuns: runs(100), interruptAfterTimeLimit: 8_000 },
  );
});

const modes = fc.constantFrom(...generationModes);

function anySection(kind: string, nested: fc.Arbitrary<readonly PlanSection[]>): fc.Arbitrary<PlanSection> {
  const parts = {
    mode: modes,
    days: fc.option(fc.constantFrom(...dayFilters), { nil: undefined }),
    count: fc.nat({ max: 7 }),
    pages_per_item: fc.integer({ min: 1, max: 2 }),
    nested,
  };
  return fc.record(parts).map(({ mode, days, ...rest }) => {
    const isFiltered =
      mode === "each_day" || (days === "with_events" && hasField(mode, "dates") && mode !== "each_event");
    return aSection(kind, mode, { ...rest, ...(isFiltered && { days }) });
  });
}

const nothing = fc.constant([]);
const inside = fc.array(anySection("inside", nothing), { maxLength: 1 });
const plansWithDates = fc
  .record({
    start: fc.integer({ min: Date.UTC(2024, 0, 1) / day, max: Date.UTC(2027, 0, 1) / day }),
    length: fc.nat({ max: 100 }),
    sections: fc.tuple(anySection("first", inside), anySection("second", nothing)),
  })
  .map(({ start, length, sections }) => {
    const holidays = {
      holidays: "PL",
      region: "",
      names: "local",
      kinds: ["holiday"],
      name: "",
      style: undefined,
    } as const;
    const rows = [2, 20, 20].map((at) => ({ date: isoDate(start + at), title: "Visit" }));
    const filters = { include: undefined, exclude: undefined, all_day: "shown", shorten: undefined } as const;
    return aPlan(sections, {
      calendar: { start_date: isoDate(start), end_date: isoDate(start + length), pages_per_day: 1 },
      dates: [holidays, { rows, name: "", style: undefined, ...filters }],
    });
  });

test("the first samples of a section are its first pages", () => {
  fc.assert(
    fc.property(plansWithDates, (plan) => {
      const { template } = expand(plan);
      const document = layoutDocument(template, world, new Report(), "masters");
      for (const { kind } of template.sections) {
        const items = template.page_assignments.filter(
          ({ context }) => context?.section === kind && (context.subpage ?? 1) === 1,
        );
        const first = items.slice(0, 5).map(({ page }) => ({ page, label: document.page(page).label }));
        const samples = sampleItems(plan, kind, 5, world);
        expect(samples.map(({ page, label }) => ({ page, label }))).toEqual(first);
      }
    }),
    { numRuns: runs(200) },
  );
});
