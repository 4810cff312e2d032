import { Report } from "@octavo/foundation";
import { expect, test } from "vitest";
import { type ParseOptions, parseMasters } from "./parse-masters.ts";
import { formatReport } from "./test-support.ts";

const types = ["box", "grid", "text_block", "internal_link"];

function parse(text: string, options?: ParseOptions) {
  const report = new Report();
  const masters = parseMasters(text, report, types, options);
  return { masters, reported: formatReport(report, { masters: text }) };
}

const widget = (fields: string) => parse(`masters:\n- name: Day\n  widgets:\n  - {${fields}}\n`);
const placed = "position: {x: 1, y: 2, width: 3, height: 4}";

test("reads a library with everything in it", () => {
  const { masters, reported } = parse(`
canvas: { dimensions: { width: 447.29, height: 596.39, margins: [10, 20, 30, 40] }, background: "#FFF8E7", grid_size: 5, snap_enabled: false }
masters:
  - name: Dzień (1.0)
    description: One day
    created_at: 2025-09-21T10:00:00
    widgets:
      - id: title
        type: text_block
        position: { x: 36, y: "36.5", width: 523, height: 40 }
        content: 2026
        background_color: "#ABCDEF"
        styling: { size: 20 }
        properties: { orientation: vertical }
        tokens: []
        page: 1
`);
  expect(reported).toEqual([]);
  expect(masters).toEqual({
    canvas: {
      dimensions: { width: 447.29, height: 596.39, margins: [10, 20, 30, 40] },
      coordinate_system: "top_left",
      background: "#fff8e7",
      grid_size: 5,
      snap_enabled: false,
    },
    masters: [
      {
        name: "Dzień (1.0)",
        description: "One day",
        widgets: [
          {
            id: "title",
            type: "text_block",
            position: { x: 36, y: 36.5, width: 523, height: 40 },
            content: "2026",
            background_color: "#abcdef",
            styling: { size: 20 },
            properties: { orientation: "vertical" },
          },
        ],
      },
    ],
    pages: [],
  });
});

test.each([
  ["A5, landscape", "page_size: a5, orientation: landscape", { width: 595.2, height: 420.9 }],
  ["A4", "orientation: portrait", { width: 595.2, height: 841.8 }],
  ["own margins", "page_size: Letter, margins: 20", { width: 612, height: 792, margins: [20, 20, 20, 20] }],
])("resolves pages by name: %s", (_, canvas, dimensions) => {
  const { masters, reported } = parse(`canvas: {${canvas}}\nmasters: []\n`);
  expect(reported).toEqual([]);
  expect(masters?.canvas?.dimensions).toEqual({ margins: [72, 72, 72, 72], ...dimensions });
});

test("takes the page of a device from its profile", () => {
  const profile = {
    id: "remarkable-2",
    name: "reMarkable 2",
    display: { screen_size: [1404, 1872], ppi: 226, inches: 10.3, color: false, technology: null, color_size: null },
    pdf_settings: {
      page_size: "Device",
      orientation: "portrait",
      safe_margins: [1, 2, 3, 4],
      page: { width: 447.29, height: 596.39 },
    },
    constraints: { min_font_pt: 8, min_stroke_pt: 0.5, min_touch_target_pt: 30, grayscale_levels: 16 },
    toolbar: null,
  } as const;
  const text = "profile: remarkable-2\ncanvas: {page_size: Device}\nmasters: []\n";
  expect(parse(text, { profiles: [profile] }).masters?.canvas?.dimensions).toEqual({
    width: 447.29,
    height: 596.39,
    margins: [1, 2, 3, 4],
  });
  expect(parse(text).reported).toEqual([
    "warning 2 at Device: The page of the device is not known here, so A4 is used (Name the device: profile: remarkable-2)",
  ]);
});

test.each([
  ["", "Master name is required"],
  ["x".repeat(101), "Master name must be less than 100 characters"],
  ["a/b", "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses"],
  ["(--)", "Master name must contain at least one letter or number"],
])("refuses the master name %j", (name, message) => {
  expect(parse(`masters:\n- name: "${name}"\n`).reported).toEqual([`error 2 at "${name}": ${message}`]);
});

test.each([
  ["x", "Master name must be at least 2 characters long"],
  ["x".repeat(100), "Master name must be less than 100 characters"],
])("reads the existing master name %j and reports the rule for new names", (name, message) => {
  const { masters, reported } = parse(`masters:\n- name: "${name}"\n`);
  expect(reported).toEqual([`warning 2 at "${name}": ${message}`]);
  expect(masters?.masters.map((master) => master.name)).toEqual([name]);
});

test("accepts letters of any script in a name, and 99 characters", () => {
  expect(parse(`masters: [{name: "Środa 2 (a_b-c.d)"}, {name: 日記}, {name: ${"y".repeat(99)}}]`).reported).toEqual([]);
});

test("keeps the first of two masters with equal names, and both if only case differs", () => {
  const { masters, reported } = parse(
    "masters:\n- {name: Day, description: a}\n- {name: Day, description: b}\n- {name: DAY, description: c}\n",
  );
  expect(masters?.masters.map(({ description }) => description)).toEqual(["a", "c"]);
  expect(reported).toEqual([
    'warning 3 at Day: There is already a master called "Day"; that one is used',
    'warning 4 at DAY: The master names "DAY" and "Day" differ only in capitals',
  ]);
});

test("asks for the list of masters", () => {
  const hint = "Begin with masters: and, below it, - name: Day";
  expect(parse("name: x").reported).toEqual([
    `error 1 at name:: The master library has no list called masters (${hint})`,
  ]);
  expect(parse("masters: x").reported).toEqual(["error 1 at x: masters must be a list"]);
  expect(parse("masters:\n- 1\n- name: Day\n  widgets: [x]").reported).toEqual([
    "error 2 at 1: masters[0] must be a mapping of keys and values",
    "error 4 at x: widgets[0] must be a mapping of keys and values",
  ]);
});

test("gives ids to widgets that have none, and new ones to those whose id is taken or unfit", () => {
  const { masters, reported } = parse(`masters:
- name: Day
  widgets:
  - {type: box, ${placed}}
  - {type: box, ${placed}}
  - {id: box-1, type: box, ${placed}}
  - {id: box-1, type: box, ${placed}}
  - {id: "my box!", type: box, ${placed}}
`);
  expect(masters?.masters[0]?.widgets.map(({ id }) => id)).toEqual(["box-2", "box-3", "box-1", "box-1-2", "my-box-2"]);
  expect(reported).toEqual([
    'warning 7 at box-1: There is already a widget "box-1" here; this one becomes box-1-2',
    'warning 8 at "my box!": "my box!" cannot be the id of a widget; my-box-2 is used (Use letters, digits, hyphens and underscores)',
  ]);
});

test("names the widget in warnings about its position", () => {
  const { masters, reported } = widget("id: a, type: box, position: {x: -1, y: .inf, width: 0, height: wide}");
  expect(masters?.masters[0]?.widgets[0]?.position).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  expect(reported).toEqual([
    "warning 4 at -1: x of widget a is missing or no number in range; 0 is used",
    "warning 4 at .inf: y of widget a is missing or no number in range; 0 is used",
    "warning 4 at 0: width of widget a is missing or no number in range; 100 is used",
    "warning 4 at wide: height of widget a is missing or no number in range; 100 is used",
  ]);
  expect(widget("id: a, type: box").reported).toEqual([
    "warning 4 at {: Widget a has no position; 0, 0, 100, 100 is used",
  ]);
});

test("suggests similar types, keys and properties", () => {
  expect(widget(`id: a, type: textblok, ${placed}`).reported).toEqual([
    'error 4 at textblok: There is no widget type "textblok" (Did you mean "text_block"?)',
  ]);
  expect(widget(`id: a, ${placed}`).reported).toEqual(["error 4 at {: Widget type is required"]);
  expect(widget(`id: a, type: box, ${placed}, contnet: x`).reported).toEqual([
    'warning 4 at x: The key "contnet" is unknown here, so it is ignored (Did you mean "content"?)',
  ]);
  const text = `masters: [{name: Day, widgets: [{id: a, type: box, ${placed}, properties: {strokewidth: 1, opacity: 1}}]}]`;
  const checkProperties = (type: string) => (type === "box" ? ["stroke_width", "opacity"] : undefined);
  expect(parse(text, { checkProperties }).reported).toEqual([
    'warning 1 at 1: Widgets of type box have no property "strokewidth", so it is ignored (Did you mean "stroke_width"?)',
  ]);
});

test("reports unknown names in styling and in the properties of a cell", () => {
  const checkProperties = (type: string) => ({ box: ["stroke_width"], grid: ["rows", "cell_template"] })[type];
  const cell = "{type: box, styling: {colour: 1}, properties: {stroke_wide: 1}}";
  const grid = `{id: a, type: grid, ${placed}, styling: {Size: 9}, properties: {cell_template: ${cell}}}`;
  expect(parse(`masters: [{name: Day, widgets: [${grid}]}]`, { checkProperties }).reported).toEqual([
    'warning 1 at 9: The styling of a widget has no "Size", so it is ignored (Did you mean "size"?)',
    'warning 1 at 1: The styling of a widget has no "colour", so it is ignored (Did you mean "color"?)',
    'warning 1 at 1: Widgets of type box have no property "stroke_wide", so it is ignored (Did you mean "stroke_width"?)',
  ]);
});

test("takes a token without quotes for the text that was meant", () => {
  const { masters, reported } = widget(`id: a, type: box, ${placed}, content: {year}`);
  expect(masters?.masters[0]?.widgets[0]?.content).toBe("{year}");
  expect(reported).toEqual([
    'warning 4 at {: content is {year} without quotes, which YAML reads as a mapping; it is taken as text (Write content: "{year}")',
  ]);
});

test("reads an empty background as none and reports an invalid color", () => {
  expect(
    widget(`id: a, type: box, ${placed}, background_color: ""`).masters?.masters[0]?.widgets[0],
  ).not.toHaveProperty("background_color");
  expect(widget(`id: a, type: box, ${placed}, background_color: red`).reported).toEqual([
    "warning 4 at red: background_color must be a color like #1A2B3C",
  ]);
});

test("draws widgets in the order of z_order where documents have it", () => {
  const ids = (list: string) =>
    parse(`masters: [{name: Day, widgets: [${list}]}]`).masters?.masters[0]?.widgets.map(({ id }) => id);
  const box = (id: string, z?: number) =>
    `{id: ${id}, type: box, ${placed}${z === undefined ? "" : `, z_order: ${z}`}}`;
  expect(ids([box("a", 2), box("b"), box("c", -1), box("d")].join())).toEqual(["c", "b", "d", "a"]);
});

test("limits the widgets of a design", () => {
  const design = (count: number) =>
    parse(`masters:\n- name: Day\n  widgets:\n${`  - {type: box, ${placed}}\n`.repeat(count)}`);
  expect(design(500).reported).toEqual([]);
  expect(design(501).reported).toEqual(["error 4 at -: A page design can have at most 500 widgets"]);
  expect(design(501).masters?.masters[0]?.widgets).toHaveLength(500);
});

test("limits the diagnostics about unknown keys", () => {
  const { reported } = parse(`masters: []\n${Array.from({ length: 60_000 }, (_, i) => `key${i}: 1`).join("\n")}`);
  expect(reported).toHaveLength(11);
  expect(reported.at(-1)).toBe("warning 1 at masters:: 59,990 more keys here are unknown and ignored");
});
