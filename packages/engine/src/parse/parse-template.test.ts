import { Report } from "@octavo/foundation";
import { expect, test } from "vitest";
import { pageCount } from "../model/template.ts";
import { parseTemplate } from "./parse-template.ts";
import { formatReport } from "./test-support.ts";

function parse(text: string) {
  const report = new Report();
  const template = parseTemplate(text, report, ["box", "anchor"]);
  return { template, reported: formatReport(report, { template: text }) };
}

const box = "type: box, position: {x: 0, y: 0, width: 1, height: 1}";
const masters = "masters: [{id: m1, name: One}, {id: m2, name: Two}]";

test.each(["a: b", "plan: {sections: []}"])("refuses %s as a template", (text) => {
  const { template, reported } = parse(text);
  expect(template).toBeUndefined();
  expect(reported).toEqual([expect.stringMatching(/^error: This is not a template/)]);
});

test("adds defaults to an empty template", () => {
  const { template, reported } = parse("widgets: []");
  expect(reported).toEqual([]);
  expect(template).toEqual({
    schema_version: "1.0",
    metadata: {
      name: "New Template",
      description: "",
      category: "general",
      version: "1.0",
      author: "",
      created: "",
      profile: "",
      locale: "en",
      week_start: "monday",
    },
    canvas: {
      dimensions: { width: 595.2, height: 841.8, margins: [72, 72, 72, 72] },
      coordinate_system: "top_left",
      background: "#ffffff",
      grid_size: 10,
      snap_enabled: true,
    },
    widgets: [],
    masters: [],
    sections: [],
    page_assignments: [],
    navigation: { outlines: [] },
    export: { default_mode: "interactive" },
  });
});

test("reads an older template without a word", () => {
  const { template, reported } = parse(`
schema_version: "1.0"
metadata: { name: T, description: d, category: c, version: "1.0.0", author: a, created: 2025-09-21T10:00:00, profile: boox-note-air-4c }
canvas: { dimensions: { width: 100, height: 200, margins: [0, 0, 0, 0] }, coordinate_system: top_left }
widgets:
- { id: w1, ${box}, page: 3, z_order: 2, background_color: null, content: null, styling: null, properties: null }
- { id: w2, ${box}, page: null }
${masters}
page_assignments: [{ page: 2, master_id: m1 }, { page: 3, master_id: null }]
navigation:
  named_destinations: [{ id: "day:1", page: 1 }]
  outlines: [{ title: Index, dest: "home:index" }, { title: Day, dest: "day:1", level: 2 }]
  links: []
export: { modes: [flattened], default_mode: flattened, pdf_version: "1.6", page_box: MediaBox, linearized: true }
`);
  expect(reported).toEqual([]);
  expect(template?.widgets.map(({ id, page }) => [id, page])).toEqual([
    ["w2", 1],
    ["anchor-1", 1],
    ["w1", 3],
  ]);
  expect(template?.page_assignments).toEqual([{ page: 2, master_id: "m1" }]);
  expect(template?.navigation.outlines).toEqual([
    { title: "Index", dest: "home:index", level: 1 },
    { title: "Day", dest: "day:1", level: 2 },
  ]);
  expect(template?.export.default_mode).toBe("flattened");
});

test("keeps blank pages at the end, guides and editor settings", () => {
  const { template, reported } = parse(`
page_count: 4
canvas: { guides: { x: [36, 300.5], y: [] } }
widgets:
- { id: w1, ${box}, locked: true, hidden_in_editor: true }
- { id: w2, ${box}, locked: false }
`);
  expect(reported).toEqual([]);
  expect(template && pageCount(template)).toBe(4);
  expect(template?.canvas.guides).toEqual({ x: [36, 300.5], y: [] });
  expect(template?.widgets[0]).toMatchObject({ locked: true, hidden_in_editor: true });
  expect(template?.widgets[1]).not.toHaveProperty("locked");
});

test("omits invalid guides and reports them", () => {
  const { template, reported } = parse("canvas: { guides: { x: [-1, 20, here] } }");
  expect(template?.canvas.guides).toEqual({ x: [20], y: [] });
  expect(reported).toHaveLength(2);
});

test("reads the context of pages", () => {
  const { template, reported } = parse(`
${masters}
sections: [{ kind: days, unit: day, anchors: ["day:{date}"], context: { year: 2026 } }]
page_assignments:
- {page: 1, master_id: m1, context: {section: days, date: 2026-01-01, subpage: 2, colour: red, size: 3, done: true}}
`);
  expect(reported).toEqual([]);
  expect(template?.sections).toEqual([
    { kind: "days", unit: "day", anchors: ["day:{date}"], context: { year: "2026" } },
  ]);
  expect(template?.page_assignments[0]?.context).toEqual({
    section: "days",
    date: "2026-01-01",
    subpage: 2,
    colour: "red",
    size: 3,
    done: "true",
  });
});

test("reads nested sections and their counters", () => {
  const { template, reported } = parse(`
sections:
- {kind: weeks, unit: week, counters: {n: {start: 10, step: -0.5}}}
- {kind: days, unit: day, parent: weeks}
`);
  expect(reported).toEqual([]);
  expect(template?.sections).toEqual([
    { kind: "weeks", unit: "week", anchors: [], context: {}, counters: { n: { start: 10, step: -0.5 } } },
    { kind: "days", unit: "day", anchors: [], context: {}, parent: "weeks" },
  ]);
});

test.each([
  ["itself", "{kind: a, parent: a}", 'warning 2 at a: No section further up is called "a"'],
  ["one further down", "{kind: a, parent: b}\n- {kind: b}", 'warning 2 at b: No section further up is called "b"'],
  [
    "one that is three levels deep",
    "{kind: a}\n- {kind: b, parent: a}\n- {kind: c, parent: b}\n- {kind: d, parent: c}",
    "warning 5 at c: Sections can be at most 3 levels deep",
  ],
])("takes a section out of %s", (_, sections, expected) => {
  const { template, reported } = parse(`sections:\n- ${sections}\n`);
  expect(reported).toEqual([expected]);
  expect(template?.sections.filter(({ parent }) => parent !== undefined).length).toBeLessThan(3);
});

test.each([
  [
    "an id that is none",
    "masters:\n- {id: a b, name: A}",
    'error 2 at a: "a b" cannot be the id of a master (Use letters, digits, hyphens and underscores)',
  ],
  [
    "an id taken",
    "masters:\n- {id: a, name: A}\n- {id: a, name: B}",
    'warning 3 at a: There is already a master with the id "a"; that one is used',
  ],
  [
    "a page assigned twice",
    `${masters}\npage_assignments:\n- {page: 1, master_id: m1}\n- {page: 1, master_id: m2}`,
    "warning 4 at {: Page 1 is assigned twice; the later master is used",
  ],
  [
    "a master that does not exist",
    `${masters}\npage_assignments:\n- {page: 1, master_id: m3}`,
    "error 3 at m3: Master 'm3' does not exist (Did you mean \"m1\"?)",
  ],
  [
    "a page beyond the limit",
    `${masters}\npage_assignments:\n- {page: 10001, master_id: m1}`,
    "error 3 at 10001: page must be a whole number from 1 to 10000",
  ],
  [
    "a date that is none",
    `${masters}\npage_assignments:\n- {page: 1, master_id: m1, context: {date: 2026-02-29}}`,
    'warning 3 at 2026-02-29: "2026-02-29" is not a date (Write a day that exists as YYYY-MM-DD, such as 2026-01-31)',
  ],
  [
    "a number that is none",
    `${masters}\npage_assignments:\n- {page: 1, master_id: m1, context: {index: x}}`,
    "warning 3 at x: index must be a whole number from 1 to 9007199254740991",
  ],
  [
    "a widget on page 0",
    `widgets:\n- {${box}, page: 0}`,
    "warning 2 at 0: page must be a whole number from 1 to 10000",
  ],
  [
    "an outline entry without a title",
    "navigation:\n  outlines:\n  - {dest: a}",
    "warning 3 at {: An entry of the outline needs a title and a dest",
  ],
  [
    "a level too deep",
    "navigation:\n  outlines:\n  - {title: A, dest: a, level: 5}",
    "warning 3 at 5: level must be a whole number from 1 to 4",
  ],
  ["a section of no kind", "sections:\n- {unit: day}", "error 2 at {: Section kind is required"],
  [
    "margins that are three",
    "canvas: {dimensions: {width: 1, height: 1, margins: [1, 2, 3]}}",
    "warning 1 at [: margins must be four numbers: top, right, bottom, left",
  ],
  [
    "a page without a width",
    "canvas: {dimensions: {width: 0, height: 1}}",
    "warning 1 at 0: width must be a number above 0 up to 14400",
  ],
])("reports %s", (_, text, expected) => {
  expect(parse(text).reported).toEqual([expected]);
});

test("keeps the last of two masters of one page", () => {
  const { template } = parse(`${masters}\npage_assignments: [{page: 1, master_id: m1}, {page: 1, master_id: m2}]`);
  expect(template?.page_assignments).toEqual([{ page: 1, master_id: "m2" }]);
});

test("limits the widgets of a page, not of the document", () => {
  const widgets = (count: number, page: (i: number) => number) =>
    `widgets:\n${Array.from({ length: count }, (_, i) => `- {${box}, page: ${page(i)}}\n`).join("")}`;
  expect(parse(widgets(600, (i) => 1 + (i % 2))).reported).toEqual([]);
  const full = parse(widgets(600, () => 1));
  expect(full.reported).toEqual(["error 502 at {: A page design can have at most 500 widgets"]);
  expect(full.template?.widgets).toHaveLength(500);
});
