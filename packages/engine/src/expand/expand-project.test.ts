import { Report } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import { aPlan, aRule, aSection, designs, pages } from "../../test/support/plans.ts";
import type { Project } from "../model/project.ts";
import { estimatePages } from "./estimate-pages.ts";
import { expandProject } from "./expand-plan.ts";

const metadata = { name: "Mine", description: "", category: "planner", author: "Ann", device_profile: "remarkable-2" };

function expand(project: Partial<Project>) {
  const report = new Report();
  const whole: Project = {
    metadata,
    default_canvas: undefined,
    masters: designs("Day", "Review"),
    pages: designs("Review", "Weekly ideas"),
    plan: aPlan([aSection("days", "each_day")]),
    compilation_rules: [],
    ...project,
  };
  return { template: expandProject(whole, world, report), diagnostics: report.diagnostics };
}

describe("compilation rules", () => {
  test("make pages behind the plan's sections, in rule order", () => {
    const compilation_rules = [
      aRule("Ideas", "count", { count: 2, order: 2 }),
      aRule("Review", "each_month", { start_date: "2026-01-01", end_date: "2026-02-28", order: 1 }),
    ];
    expect(pages(aPlan([aSection("cover", "once")]), { compilation_rules })).toEqual([
      "cover 2026-01-30",
      "Review 2026-01-01",
      "Review 2026-02-01",
      "Ideas 1",
      "Ideas 2",
    ]);
  });

  test("end with the plan when they say no end, and have a page per item however many a day has", () => {
    const calendar = { start_date: "2026-01-01", end_date: "2026-01-05", pages_per_day: 3 };
    const compilation_rules = [aRule("Ideas", "each_day", { start_date: "2026-01-04" })];
    expect(pages(aPlan([], { calendar }), { compilation_rules })).toEqual(["Ideas 2026-01-04", "Ideas 2026-01-05"]);
  });

  test("give their context to their pages", () => {
    const { template } = expand({ compilation_rules: [aRule("Review", "once", { context_rules: { mood: "good" } })] });
    expect(template.sections.at(-1)).toEqual({ kind: "Review", unit: "once", anchors: [], context: { mood: "good" } });
  });

  test("are sections with kinds of their own, whatever kinds there are", () => {
    const plan = aPlan([aSection("review", "once", { nested: [aSection("weekly_ideas", "once")] })]);
    const compilation_rules = [aRule("Review", "once"), aRule("Weekly ideas", "once", { order: 2 })];
    const { template } = expand({ plan, compilation_rules });
    expect(template.sections.map(({ kind }) => kind)).toEqual(["review", "weekly_ideas", "Review-2", "Weekly_ideas-2"]);
  });

  test("mean the named page where a master is called the same, and the master where no page is", () => {
    const compilation_rules = [aRule("Review", "once"), aRule("Day", "once", { order: 2 })];
    const { template } = expand({ plan: aPlan([]), compilation_rules });
    expect(template.page_assignments.map(({ master_id }) => master_id)).toEqual(["Review-2", "Day"]);
  });

  test("name a page that does not exist, with its place", () => {
    expect(inEnglish(expand({ compilation_rules: [aRule("Reveiw", "once")] }).diagnostics)).toMatchObject([
      {
        severity: "error",
        code: "unknown_page",
        message: "Page 'Reveiw' does not exist",
        hint: 'Did you mean "Review"?',
        at: { path: ["compilation_rules", 0, "page_name"] },
      },
    ]);
  });

  test("stop at the limit of pages", () => {
    expect(expand({ compilation_rules: [aRule("Review", "count", { count: 10_000 })] }).diagnostics).toMatchObject([
      { code: "too_many_pages", at: { path: ["compilation_rules", 0, "count"] } },
    ]);
  });

  test("are in the estimate", () => {
    expect(estimatePages(aPlan([]), [aRule("Review", "count", { count: 7 })]).sections).toEqual({ Review: 7 });
  });
});

test("a project is expanded from its parts, for its device", () => {
  const { template, diagnostics } = expand({});
  expect(diagnostics).toEqual([]);
  expect(template.metadata).toMatchObject({ name: "Mine", author: "Ann", profile: "remarkable-2" });
  expect(template.page_assignments).toHaveLength(4);
});
