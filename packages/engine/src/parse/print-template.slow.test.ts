import { Report } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../test/support/any-text.ts";
import type { PageAssignment, PageContext, Template, Widget } from "../model/template.ts";
import { parseTemplate } from "./parse-template.ts";
import { printTemplate } from "./print-template.ts";
import { templateDefaults } from "./template-defaults.ts";

function readBack(text: string) {
  const report = new Report();
  const template = parseTemplate(text, report);
  return { template, diagnostics: report.diagnostics };
}

const days: Template = {
  ...templateDefaults,
  metadata: { ...templateDefaults.metadata, name: "Planner: 2026", locale: "pl" },
  masters: [
    {
      id: "day",
      name: "Day",
      widgets: [
        {
          id: "title",
          type: "text_block",
          position: { x: 36, y: 36.5, width: 523, height: 40 },
          content: "{date_long}",
          styling: { font: "Helvetica-Bold", size: 18 },
          properties: { bind: "day(@date)", note: "on", text: "two\nlines" },
        },
      ],
    },
  ],
  sections: [{ kind: "days", unit: "day", anchors: ["day:{date}"], context: {} }],
  page_assignments: [
    { page: 1, master_id: "day", context: { section: "days", date: "2026-01-01" } },
    {
      page: 2,
      master_id: "day",
      context: { section: "days", date: "2026-01-01", subpage: 2, mood: "yes", year: "2026" },
    },
    { page: 3, master_id: "day" },
  ],
};

test("prints masters to be read, pages in a line each, and no defaults", () => {
  expect(printTemplate(days)).toBe(`schema_version: "1.0"
metadata:
  name: "Planner: 2026"
  locale: pl
canvas:
  dimensions: {width: 595.2, height: 841.8, margins: [72, 72, 72, 72]}
masters:
- id: day
  name: Day
  widgets:
  - id: title
    type: text_block
    position: {x: 36, y: 36.5, width: 523, height: 40}
    content: "{date_long}"
    styling: {font: Helvetica-Bold, size: 18}
    properties: {bind: day(@date), note: "on", text: "two\\nlines"}
sections:
- {kind: days, unit: day, anchors: ["day:{date}"], context: {}}
page_assignments:
- {page: 1, master_id: day, context: {section: days, date: 2026-01-01}}
- {page: 2, master_id: day, context: {section: days, date: 2026-01-01, subpage: 2, mood: "yes", year: "2026"}}
- {page: 3, master_id: day}
`);
  expect(readBack(printTemplate(days))).toEqual({ template: days, diagnostics: [] });
});

test("prints and parses parents and counters of sections", () => {
  const counters = { n: { start: 1, step: -0.5 } };
  const inside = { kind: "notes", unit: "count", anchors: [], context: {}, parent: "days", counters } as const;
  const template = { ...days, sections: [...days.sections, inside] };
  expect(printTemplate(template)).toContain("parent: days");
  expect(readBack(printTemplate(template))).toEqual({ template, diagnostics: [] });
});

test("prints a widget's page where it is not the first", () => {
  const widget: Widget = { id: "a", type: "box", position: { x: 0, y: 0, width: 1, height: 1 } };
  const template = { ...templateDefaults, widgets: [1, 2].map((page) => ({ ...widget, id: `a${page}`, page })) };
  expect(printTemplate(template).match(/page: \d/g)).toEqual(["page: 2"]);
  expect(readBack(printTemplate(template))).toEqual({ template, diagnostics: [] });
});

test("writes shared values out, because references would not read back", () => {
  const styling = { font: "Courier" };
  const widget = (id: string): Widget => ({ id, type: "box", position: { x: 0, y: 0, width: 1, height: 1 }, styling });
  const template = { ...days, masters: [{ id: "day", name: "Day", widgets: [widget("a"), widget("b")] }] };
  expect(readBack(printTemplate(template)).template).toEqual(template);
});

test("escapes characters that YAML does not allow", () => {
  const context = { a: "\u007f\u0080\u009f\u2028\ufeff\ufffe\uffff", "\u0081": "\ud800 \t\n\0" };
  const template = { ...days, page_assignments: [{ page: 1, master_id: "day", context }] };
  expect(printTemplate(template)).not.toMatch(/[\u007f-\u009f\u2028\ufeff\ufffe\uffff]/);
  expect(readBack(printTemplate(template))).toEqual({ template, diagnostics: [] });
});

test("prints ten thousand pages within their budget of a hundred bytes each", () => {
  const page_assignments = Array.from({ length: 10_000 }, (_, i): PageAssignment => {
    return { page: i + 1, master_id: "day", context: { section: "days", date: "2026-12-31", subpage: 2 } };
  });
  const text = printTemplate({ ...days, page_assignments });
  expect(text.length).toBeLessThan(1_000_000);
  expect(readBack(text).template?.page_assignments).toEqual(page_assignments);
});

const text = fc.oneof(
  anyText(),
  fc.string(),
  fc.constantFrom(
    "true",
    "null",
    "~",
    "2026-01-01",
    "1.0",
    "0x1F",
    "- a",
    "# a",
    "a: b",
    " a ",
    "a\n\n b\n",
    "{year}",
    "yes",
    "",
    "\u0085",
    "\ufeff",
  ),
);
const word = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const side = fc.double({ min: 0.01, max: 14_000, noNaN: true });
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(text, tie("value"), { maxKeys: 3 }),
  ),
})).value;
const free = fc.dictionary(fc.oneof(word, text), value, { maxKeys: 4 });
const color = fc.stringMatching(/^#[0-9a-f]{6}$/) as fc.Arbitrary<`#${string}`>;
const widget: fc.Arbitrary<Widget> = fc.record(
  {
    id: word,
    type: word,
    position: fc.record({ x: side, y: side, width: side, height: side }),
    content: text,
    background_color: color,
    styling: free,
    properties: free,
    locked: fc.constant(true as const),
    hidden_in_editor: fc.constant(true as const),
  },
  { requiredKeys: ["id", "type", "position"] },
);
const widgets = fc.uniqueArray(widget, { selector: ({ id }) => id, maxLength: 4 });
const date = fc.constantFrom("2026-01-01", "2024-02-29");
const ordinal = fc.integer({ min: 1, max: 9999 });
const context: fc.Arbitrary<PageContext> = fc
  .tuple(
    fc.dictionary(fc.oneof(word, text), fc.oneof(text, fc.integer()), { maxKeys: 3 }),
    fc.record({ section: text, date, index: ordinal, subpage: ordinal }, { requiredKeys: [] }),
  )
  .map(([variables, { ...own }]) => {
    const { section: _s, date: _d, index: _i, subpage: _p, ...rest } = variables;
    return { ...rest, ...own };
  });
const template: fc.Arbitrary<Template> = fc
  .record({
    metadata: fc.record({
      name: text,
      description: text,
      category: text,
      version: text,
      author: text,
      created: text,
      profile: text,
      locale: fc.constantFrom("en", "pl"),
      week_start: fc.constantFrom("monday", "sunday", "friday"),
    }),
    canvas: fc.record(
      {
        dimensions: fc.record({ width: side, height: side, margins: fc.tuple(side, side, side, side) }),
        coordinate_system: fc.constant("top_left" as const),
        background: color,
        grid_size: fc.integer({ min: 1, max: 50 }),
        snap_enabled: fc.boolean(),
        guides: fc.record({ x: fc.array(side, { minLength: 1, maxLength: 2 }), y: fc.array(side, { maxLength: 2 }) }),
      },
      { requiredKeys: ["dimensions", "coordinate_system", "background", "grid_size", "snap_enabled"] },
    ),
    widgets: fc.uniqueArray(
      fc.tuple(widget, ordinal).map(([own, page]) => ({ ...own, page })),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    masters: fc.uniqueArray(fc.record({ id: word, name: text, widgets }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 3,
    }),
    sections: fc.array(
      fc.record({
        kind: text.map((kind) => `k${kind}`.trim()),
        unit: fc.constantFrom("once", "day", "week", "month", "count"),
        anchors: fc.array(text, { maxLength: 2 }),
        context: fc.dictionary(text, text, { maxKeys: 2 }),
      }),
      { maxLength: 2 },
    ),
    pages: fc.uniqueArray(fc.record({ page: ordinal, context }, { requiredKeys: ["page"] }), {
      selector: ({ page }) => page,
      maxLength: 4,
    }),
    outlines: fc.array(fc.record({ title: word, dest: word, level: fc.integer({ min: 1, max: 4 }) }), { maxLength: 2 }),
    default_mode: text,
    page_count: fc.option(ordinal, { nil: undefined }),
  })
  .map(
    ({ pages, outlines, default_mode, page_count, ...rest }): Template => ({
      schema_version: "1.0",
      ...rest,
      ...(page_count !== undefined && { page_count }),
      page_assignments: pages.map((page) => ({ master_id: rest.masters[0]?.id ?? "", ...page })),
      navigation: { outlines },
      export: { default_mode },
    }),
  );

test("parses each printed template to the same value without diagnostics", () => {
  fc.assert(
    fc.property(template, (written) => {
      const { template: read, diagnostics } = readBack(printTemplate(written));
      expect(diagnostics).toEqual([]);
      expect(read).toEqual(written);
    }),
    { numRuns: runs(200) },
  );
});

test("prints large pictures, long texts, and texts that look like their placeholders", () => {
  const texts = {
    picture: `data:image/png;base64,${"AbC/".repeat(3_000_000)}`,
    long: '"two"\n\u2028 lines '.repeat(10_000),
    sly: "octavo-long-text-0-",
  };
  const widget: Widget = { id: "it", type: "image", position: { x: 0, y: 0, width: 1, height: 1 }, properties: texts };
  const printed = printTemplate({ ...days, masters: [{ id: "day", name: "Day", widgets: [widget] }] });
  expect(readBack(printed).template?.masters[0]?.widgets[0]?.properties).toEqual(texts);
});
