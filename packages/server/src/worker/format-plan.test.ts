import { parseProject, readPlanObject, readRuleList } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import { expect, test } from "vitest";
import { formatPlan, formatRule } from "./format-plan.ts";

const masters_yaml = `masters:
  - { name: Day, widgets: [] }
pages:
  - { name: Cover, widgets: [] }
`;

const plan_yaml = `name: Everything
plan:
  calendar: { start_date: 2026-01-01, end_date: 2026-12-31, pages_per_day: 2, years: japanese, digits: native }
  locale: pl
  week_start: sunday
  changes_page: true
  sections:
    - kind: days
      master: Day
      generate: each_day
      weekdays: [monday, friday]
      start_date: 2026-02-01
      end_date: 2026-02-28
      pages_per_item: 3
      reserve: 5
      anchors: [{ dest_id: "day:{date}" }, { dest_id: "d-{day}" }]
      context: { motto: "Carpe diem" }
      counters: { n: { start: 1, step: 2 } }
      nested:
        - { kind: hours, master: Day, generate: count, count: 4 }
    - { kind: cover, master: Day, generate: once }
  order: [cover, days]
compilation_rules:
  - { page_name: Cover, repeat_mode: each_month, start_date: 2026-01-01, end_date: 2026-06-30, context_rules: { a: b }, order: 2 }
  - { page_name: Cover, repeat_mode: count, count: 7, order: 1 }
`;

test("a plan and its rules have the same meaning in their stored form", () => {
  const { project, diagnostics } = parseProject({ masters_yaml, plan_yaml }, []);
  expect(diagnostics).toEqual([]);
  if (!project) throw new Error("It can be read.");
  const report = new Report();
  expect(readPlanObject(formatPlan(project.plan), report)).toEqual(project.plan);
  expect(readRuleList(project.compilation_rules.map(formatRule), report)).toEqual(project.compilation_rules);
  expect(report.diagnostics).toEqual([]);
});
