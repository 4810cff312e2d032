import { Report } from "@octavo/foundation";
import { expect, test } from "vitest";
import { propertyNames, widgetTypes } from "../widgets/index.ts";
import { parseMasters } from "./parse-masters.ts";
import { parseTemplate } from "./parse-template.ts";
import { printTemplate } from "./print-template.ts";
import { formatReport } from "./test-support.ts";

const text = `frame: Page
blocks:
- name: Page
  size: {width: 400, height: "600"}
  widgets:
  - {id: a, type: box, position: {x: 0, y: 0, width: 9, height: 9}, pin: {x: right, y: scale}, group: "Header / Tabs"}
styles:
- {name: Rule, stroke_color: "#ABCDEF", fill_color: transparent}
themes:
- {name: Dark, styles: [{name: Rule, stroke_width: 2}]}
theme: Dark
masters:
- name: Day
  frame: none
  widgets: []
`;

const shared = {
  frame: "Page",
  blocks: [
    {
      name: "Page",
      size: { width: 400, height: 600 },
      widgets: [
        {
          id: "a",
          type: "box",
          position: { x: 0, y: 0, width: 9, height: 9 },
          pin: { x: "right" },
          group: "Header/Tabs",
        },
      ],
    },
  ],
  styles: [{ name: "Rule", stroke_color: "#abcdef", fill_color: "" }],
  themes: [{ name: "Dark", styles: [{ name: "Rule", stroke_width: 2 }] }],
  theme: "Dark",
};

function parse(written: string) {
  const report = new Report();
  const masters = parseMasters(written, report, widgetTypes, { checkProperties: propertyNames });
  return { masters, reported: formatReport(report, { masters: written }) };
}

test("reads the shared parts of a library", () => {
  const { masters, reported } = parse(text);
  expect(reported).toEqual([]);
  expect(masters).toMatchObject(shared);
  expect(masters?.masters).toEqual([{ name: "Day", description: "", frame: "none", widgets: [] }]);
});

test("reads and prints the shared parts of a template", () => {
  const report = new Report();
  const template = parseTemplate(text, report);
  expect(report.diagnostics).toEqual([]);
  expect(template).toMatchObject(shared);
  expect(template && parseTemplate(printTemplate(template), report)).toEqual(template);
});

test("migrates widgets in blocks", () => {
  const widget = "{id: a, type: checkbox, position: {x: 0, y: 0, width: 9, height: 9}, properties: {box_size: 9}}";
  const { masters } = parse(`masters: []\nblocks: [{name: Tab, size: {width: 9, height: 9}, widgets: [${widget}]}]`);
  expect(masters?.blocks?.[0]?.widgets[0]?.properties).toEqual({ checkbox_size: 9 });
});

test("reports mistakes in shared parts at their place", () => {
  const { reported } = parse(`masters: []
blocks:
- {name: "a/b", size: {width: 1, height: 1}, widgets: []}
- {name: Tab, widgets: [], colour: 1}
- 7
styles: [{name: Title, size: huge}, {name: Title}]
themes: {}
`);
  expect(reported).toEqual([
    'error 3 at "a/b": The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none (Write - name: Tabs)',
    "warning 4 at {: The block has no usable size; 1 × 1, the extent of its widgets, is used",
    'warning 4 at 1: The key "colour" is unknown here, so it is ignored',
    "error 5 at 7: blocks[2] must be a mapping of keys and values",
    "warning 6 at huge: Size must be a number",
    'warning 6 at Title: The name "Title" appears twice; the first is used',
    "error 7 at {: themes must be a list",
  ]);
});
