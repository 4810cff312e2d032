import { routes } from "@octavo/contract";
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
  week_numbering: us
  years: { fiscal: 7 }
  terms: [{ name: Spring, from: 2026-03-01, to: 2026-06-30 }]
  changes_page: true
  dates:
    - { holidays: PL }
    - name: Work
      exclude: { words: [lunch] }
      rows: |
        2026-05-12 09:00-10:30 Meeting
  data:
    - name: pupils
      key: id
      title: name
      columns: { born: date, score: number, photo: picture }
      links: { class: classes }
      pictures: { "ann.png": "data:image/png;base64,AAAA" }
      rows: |
        id,name,class,born,score,photo
        1,"Ann, the first",5a,2015-02-03,7,ann.png
        2,"Bo
        of two lines",5b,,,
    - name: classes
      rows: |
        class,room
        5a,12
        5b,13
  row: { table: pupils, key: "1" }
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
    - { kind: notes, master: Day, generate: count, count: 3 }
    - { kind: busy, master: Day, generate: each_day, days: with_events }
    - { kind: meetings, master: Day, generate: each_event, events: { calendars: [Work], words: [meet] } }
    - { kind: pupils, master: Day, generate: each_row, rows: { table: pupils, where: { class: 5a, name: [Ann, Bo] }, order: [name, -born] } }
    - { kind: classes, master: Day, generate: each_row, rows: { table: pupils, by: class } }
  order: [cover, days]
compilation_rules:
  - { page_name: Cover, repeat_mode: each_month, start_date: 2026-01-01, end_date: 2026-06-30, context_rules: { a: b }, order: 2 }
  - { page_name: Cover, repeat_mode: count, count: 7, order: 1 }
`;

const read = () => {
  const { project, diagnostics } = parseProject({ masters_yaml, plan_yaml }, []);
  expect(diagnostics).toEqual([]);
  if (!project) throw new Error("It can be read.");
  return project;
};

test("a plan and its rules have the same meaning in their stored form", () => {
  const project = read();
  const report = new Report();
  expect(readPlanObject(formatPlan(project.plan), report)).toEqual(project.plan);
  expect(readRuleList(project.compilation_rules.map(formatRule), report)).toEqual(project.compilation_rules);
  expect(report.diagnostics).toEqual([]);
});

test("the plan of the test has every field that a stored plan can have", () => {
  const [stored] = routes["PUT /api/projects/{id}/plan"].body.options;
  const { sections, ...fields } = formatPlan(read().plan);
  expect(Object.keys({ sections, ...fields }).sort()).toEqual(Object.keys(stored.shape).sort());
  const ofSections = new Set(sections.flatMap((section) => Object.keys(section)));
  const known = Object.keys(stored.shape.sections.unwrap().element.shape);
  expect([...ofSections].sort()).toEqual(known.sort());
});
