import { Report } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { parseLibrary, parseProject } from "./parse-project.ts";
import { printProject } from "./print-project.ts";
import { readMasterList, readProject } from "./read-project.ts";

const masters_yaml = `schema_version: "1.0"
canvas:
  dimensions: {width: 400, height: 600, margins: [9, 9, 9, 9]}
masters:
- name: Day
  widgets:
  - id: title
    type: text_block
    position: {x: 36, y: 36, width: 300, height: 40}
    content: "{date_long}"
    properties: {bind: week(@iso_week)}
- name: Week
  description: A week at a glance
  widgets: []
pages:
- name: Review
  widgets: []
`;
const plan_yaml = `schema_version: "1.0"
name: Planner
category: planner
description: Everything
author: Ann
profile: remarkable-2
plan:
  calendar:
    start_date: 2026-01-30
    end_date: 2026-02-02
    pages_per_day: 2
  locale: pl
  week_start: sunday
  sections:
  - kind: weeks
    master: Week
    generate: each_week
    start_date: 2026-01-01
    end_date: 2026-01-31
    pages_per_item: 2
    context: {mood: good}
    counters: {n: {start: 5, step: -1}}
    anchors: [{dest_id: "week:{iso_week}"}]
    nested: [{kind: days, master: Day, generate: each_day, weekdays: [monday, friday]}]
  - kind: notes
    master: Day
    generate: count
    count: 3
  order:
  - notes
  - weeks
compilation_rules:
- page_name: Review
  repeat_mode: each_month
  start_date: 2026-01-01
  context_rules: {mood: calm}
  order: 2
`;
const documents = { masters_yaml, plan_yaml };
const parsed = (texts = documents) => parseProject(texts, world.profiles);

describe("a project's documents", () => {
  test("say its metadata, its page, its designs, its plan and its rules", () => {
    const { project, diagnostics } = parsed();
    expect(diagnostics).toEqual([]);
    expect(project?.metadata).toEqual({
      name: "Planner",
      category: "planner",
      description: "Everything",
      author: "Ann",
      device_profile: "remarkable-2",
    });
    expect(project?.default_canvas?.dimensions.width).toBe(400);
    expect(project?.masters.map(({ name }) => name)).toEqual(["Day", "Week"]);
    expect(project?.pages.map(({ name }) => name)).toEqual(["Review"]);
    expect(project?.plan.sections[0]?.nested[0]?.weekdays).toEqual(["monday", "friday"]);
    expect(project?.compilation_rules).toHaveLength(1);
  });

  test("prefer the plan's page over the library's", () => {
    const plan = `${plan_yaml}canvas: {dimensions: {width: 500, height: 700, margins: [0, 0, 0, 0]}}\n`;
    expect(parsed({ masters_yaml, plan_yaml: plan }).project?.default_canvas?.dimensions.width).toBe(500);
  });

  test("are printed without absent values", () => {
    const { project } = parsed();
    const printed = project && printProject(project);
    expect(printed?.plan_yaml).toBe(plan_yaml);
    expect(printed?.masters_yaml).toBe(masters_yaml);
  });

  test("are printed with the calendar of the plan", () => {
    const plan = plan_yaml.replace(
      "    pages_per_day: 2\n",
      "    pages_per_day: 2\n    system: hijri\n    correction: -1\n",
    );
    const { project } = parsed({ masters_yaml, plan_yaml: plan });
    expect(project && printProject(project).plan_yaml).toBe(plan);
  });

  test("are not a project if one cannot be parsed, but the other is still checked", () => {
    const { project, diagnostics } = parsed({ masters_yaml: "masters: [", plan_yaml: "plan: {colour: blue}\n" });
    expect(project).toBeUndefined();
    expect(diagnostics.map(({ at }) => `${at.document} ${at.line}`)).toEqual(["plan 1", "masters 1"]);
  });

  test("can be the library alone", () => {
    const { library, diagnostics } = parseLibrary(masters_yaml, world.profiles);
    expect(library?.masters).toHaveLength(2);
    expect(diagnostics).toEqual([]);
  });
});

describe("a stored project", () => {
  const read = (stored: unknown) => {
    const report = new Report();
    return { project: readProject(stored, report, { profiles: world.profiles }), diagnostics: report.diagnostics };
  };

  test("is read back as it was, through JSON", () => {
    const { project } = parsed();
    expect(read(JSON.parse(JSON.stringify(project)))).toEqual({ project, diagnostics: [] });
  });

  test("may contain other keys of the store", () => {
    const stamps = { created_at: "2026-01-01", updated_at: "2026-01-02" };
    const masters = [{ name: "Day", widgets: [], ...stamps }];
    expect(read({ masters, pages: masters, plan: { sections: [], ...stamps } }).diagnostics).toEqual([]);
  });

  test.each([undefined, null, 7, "text", [], { masters: 5, plan: [], metadata: "no", compilation_rules: {} }])(
    "becomes a project for any input: %j",
    (stored) => {
      expect(read(stored).project).toMatchObject({
        masters: [],
        pages: [],
        compilation_rules: [],
        plan: { sections: [] },
      });
    },
  );

  test("gets the diagnostics of documents, without lines", () => {
    const widget = { id: "it", type: "box", position: { x: 0, y: 0, width: 9, height: 9 }, properties: { strok: 1 } };
    const { diagnostics } = read({
      masters: [{ name: "Day", widgets: [widget] }],
      plan: { sections: [{ kind: "a" }] },
    });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: "unknown_property",
        at: {
          document: "masters",
          master: "Day",
          widget_id: "it",
          path: ["masters", 0, "widgets", 0, "properties", "strok"],
        },
      }),
    );
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: "section_master_required",
        at: { document: "plan", section: "a", path: ["plan", "sections", 0, "master"] },
      }),
    );
  });

  test("of an older version is read, and of a newer version refused", () => {
    const widget = {
      id: "it",
      type: "checkbox",
      position: { x: 0, y: 0, width: 9, height: 9 },
      properties: { box_size: 7 },
    };
    const stored = { masters: [{ name: "Day", widgets: [widget] }], plan: { sections: [] } };
    expect(read(stored).project.masters[0]?.widgets[0]?.properties).toEqual({ checkbox_size: 7 });
    const { project, diagnostics } = read({ ...stored, schema_version: "9.0" });
    expect(project.masters).toEqual([]);
    expect(diagnostics.map(({ severity, code, at }) => `${severity} ${code} ${at.document}`)).toEqual([
      "error schema_version plan",
      "error schema_version masters",
    ]);
  });

  test("can be a list of designs alone", () => {
    const report = new Report();
    const widgets = [{ id: "a", type: "box", position: { x: 0, y: 0, width: 9, height: 9 } }];
    const stored = [
      { name: "Day", widgets },
      { name: "", widgets },
    ];
    expect(readMasterList(stored, report).map(({ name }) => name)).toEqual(["Day", ""]);
    expect(report.diagnostics).toMatchObject([{ code: "master_name", at: { path: ["masters", 1, "name"] } }]);
    expect(readMasterList(null, report, "pages")).toEqual([]);
  });
});

test("a project with lists that was read before is read as the same project", () => {
  const data = [
    {
      name: "pupils",
      key: "No",
      columns: { Photo: "picture", Born: "date" },
      links: { Class: "classes" },
      pictures: { "ann.png": "data:image/png;base64,AA==" },
      rows: 'Name,No,Photo,Born,Class\n"Lee, Ann",7,ann.png,4.3.2016,5a\nBo,8,,,5b',
    },
    { name: "classes", rows: [{ Id: "5a" }, { Id: "5b" }] },
  ];
  const section = { kind: "pupil", master: "Page", generate: "each_row", rows: "pupils" };
  const stored = { metadata: { name: "Class" }, masters: [], plan: { data, sections: [section] } };
  const report = new Report();
  const project = readProject(stored, report);
  expect(readProject(project, report)).toEqual(project);
  expect(report.diagnostics.map(({ code }) => code)).toEqual([]);
  expect(project.plan.data[0]?.rows).toEqual([
    ["Lee, Ann", "7", "ann.png", "2016-03-04", "5a"],
    ["Bo", "8", "", "", "5b"],
  ]);
});
