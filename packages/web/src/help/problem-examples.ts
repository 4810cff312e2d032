import type { DiagnosticCode } from "@octavo/foundation";
import type { ProblemTopic } from "./problem-topics.ts";

/**
 * Part of a document that an example shows. `widgets` are those of a master, `library` the rest of a master library, and
 * `plan` a part below `plan:`. `row` is the plan of the planner for row 8, `update` the plan of an update, and `earlier` the plan that the updated PDF contains.
 */
export type ExamplePart =
  | "widgets"
  | "library"
  | "masters"
  | "plan"
  | "planDocument"
  | "template"
  | "design"
  | "row"
  | "update"
  | "earlier";

export interface ProblemExample {
  readonly topic: ProblemTopic;
  readonly part: ExamplePart;
  /** YAML with the problem. A line that ends with `# × 25` stands for 25 such lines with other numbers. */
  readonly before: string;
  readonly after: string;
}

const example =
  (part: ExamplePart) =>
  (topic: ProblemTopic, before: string, after: string): ProblemExample => ({ topic, part, before, after });

const library = example("library");
const masters = example("masters");
const plan = example("plan");
const planDocument = example("planDocument");
const template = example("template");

const indented = (lines: string, by: string) => lines.replaceAll(/^/gm, by);

/** A widget with `lines` below its type, which may replace its position. */
function widget(type: string, lines: string): string {
  const position = lines.includes("position:") ? "" : "\n  position: { x: 60, y: 60, width: 180, height: 60 }";
  return `- id: it\n  type: ${type}${position}\n${indented(lines, "  ")}`;
}

/** A widget before and after. */
const widgets = (topic: ProblemTopic, type: string, before: string, after: string): ProblemExample => ({
  topic,
  part: "widgets",
  before: widget(type, before),
  after: widget(type, after),
});

const words = (topic: ProblemTopic, before: string, after: string) => widgets(topic, "text_block", before, after);

const list = (topic: ProblemTopic, part: ExamplePart, before: string, after: string): ProblemExample => ({
  topic,
  part,
  before,
  after,
});

const section = (more: string) => `sections:\n  - { kind: days, master: Day, ${more} }`;

const rows = (head: string, ...lines: readonly string[]) =>
  `data:\n  - name: pupils\n${head}    rows: |\n${indented([...lines].join("\n"), "      ")}`;

const block = (name: string, lines = "[]") =>
  `  - name: ${name}\n    size: { width: 40, height: 20 }\n    widgets: ${lines}`;

const placed = (more: string) =>
  `- { id: it, type: text_block, position: { x: 60, y: 60, width: 180, height: 60 }${more} }`;

const day = (more: string) => `masters:\n  - name: Day\n    widgets:\n${indented(more, "      ")}`;

const tab = (overrides: string) =>
  `blocks:
  - name: Tab
    size: { width: 200, height: 40 }
    widgets:
      - id: label
        type: internal_link
        position: { x: 0, y: 0, width: 200, height: 40 }
        content: Tab
        properties: { bind: page(first) }
masters:
  - name: Day
    widgets:
      - id: it
        type: block
        position: { x: 60, y: 60, width: 200, height: 40 }
        properties:
          block: Tab
          overrides: { ${overrides} }`;

const assigned = (assignments: string, more = "") =>
  `masters:\n  - { id: day, name: Day, widgets: [] }\n${more}page_assignments:\n${indented(assignments, "  ")}`;

/** An example for every code. The type checker demands it, and a test compiles both texts. */
export const problemExamples: Readonly<Record<DiagnosticCode, ProblemExample>> = {
  // On the page
  off_page: words(
    "edges",
    "position: { x: 320, y: 60, width: 180, height: 60 }\ncontent: Today",
    "position: { x: 240, y: 60, width: 180, height: 60 }\ncontent: Today",
  ),
  in_margin: words(
    "edges",
    "position: { x: 60, y: 1, width: 180, height: 60 }\ncontent: Today",
    "position: { x: 60, y: 40, width: 180, height: 60 }\ncontent: Today",
  ),
  text_too_small: words(
    "textSize",
    "content: Remember\nstyling: { size: 5 }",
    "content: Remember\nstyling: { size: 10 }",
  ),
  text_does_not_fit: words(
    "textFit",
    'position: { x: 60, y: 60, width: 40, height: 20 }\ncontent: "{weekday}"\nstyling: { size: 14 }',
    'position: { x: 60, y: 60, width: 100, height: 20 }\ncontent: "{weekday}"\nstyling: { size: 14 }',
  ),
  missing_glyph: words("glyphs", "content: 𓀀 Tasks", "content: Tasks"),
  stroke_too_thin: widgets("strokes", "box", "properties: { stroke_width: 0.2 }", "properties: { stroke_width: 1 }"),
  grey_vanishes: words(
    "greys",
    'content: Remember\nstyling: { color: "#f8f8f8" }',
    'content: Remember\nstyling: { color: "#555555" }',
  ),
  color_on_grey: words(
    "greys",
    'content: Remember\nstyling: { color: "#cc0000" }',
    'content: Remember\nstyling: { color: "#3d3d3d" }',
  ),
  touch_target_too_small: widgets(
    "touch",
    "internal_link",
    "position: { x: 60, y: 60, width: 60, height: 10 }\ncontent: Start\nstyling: { size: 8 }\nproperties: { bind: page(first) }",
    "position: { x: 60, y: 60, width: 60, height: 40 }\ncontent: Start\nstyling: { size: 8 }\nproperties: { bind: page(first) }",
  ),
  link_under_toolbar: widgets(
    "touch",
    "internal_link",
    "position: { x: 24, y: 60, width: 30, height: 40 }\ncontent: Go\nproperties: { bind: page(first) }",
    "position: { x: 60, y: 60, width: 30, height: 40 }\ncontent: Go\nproperties: { bind: page(first) }",
  ),
  overlapping_links: list(
    "touch",
    "widgets",
    "- { id: back, type: internal_link, position: { x: 60, y: 60, width: 80, height: 40 }, content: Start, properties: { bind: page(first) } }\n- { id: next, type: internal_link, position: { x: 100, y: 60, width: 80, height: 40 }, content: End, properties: { bind: page(last) } }",
    "- { id: back, type: internal_link, position: { x: 60, y: 60, width: 80, height: 40 }, content: Start, properties: { bind: page(first) } }\n- { id: next, type: internal_link, position: { x: 150, y: 60, width: 80, height: 40 }, content: End, properties: { bind: page(last) } }",
  ),
  overlapping_texts: list(
    "overlap",
    "widgets",
    "- { id: title, type: text_block, position: { x: 60, y: 60, width: 200, height: 30 }, content: Friday }\n- { id: name, type: text_block, position: { x: 70, y: 62, width: 200, height: 30 }, content: Camille }",
    "- { id: title, type: text_block, position: { x: 60, y: 60, width: 200, height: 30 }, content: Friday }\n- { id: name, type: text_block, position: { x: 60, y: 100, width: 200, height: 30 }, content: Camille }",
  ),
  page_is_not_the_screen: masters(
    "device",
    "profile: remarkable-2\ncanvas: { page_size: A4 }\nmasters:\n  - { name: Day, widgets: [] }",
    "profile: remarkable-2\ncanvas: { page_size: Device }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  unknown_profile: planDocument(
    "device",
    "profile: remarkible-2\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
    "profile: remarkable-2\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
  ),
  unknown_device_page: masters(
    "device",
    "canvas: { page_size: Device }\nmasters:\n  - { name: Day, widgets: [] }",
    "profile: remarkable-2\ncanvas: { page_size: Device }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  unknown_page_size: masters(
    "device",
    "canvas: { page_size: A44 }\nmasters:\n  - { name: Day, widgets: [] }",
    "canvas: { page_size: A4 }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  wrong_margins: masters(
    "device",
    "canvas: { dimensions: { width: 447, height: 596, margins: [20, 20] } }\nmasters:\n  - { name: Day, widgets: [] }",
    "canvas: { dimensions: { width: 447, height: 596, margins: [20, 20, 20, 20] } }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  too_small: widgets(
    "room",
    "dot_grid",
    "position: { x: 60, y: 60, width: 10, height: 10 }",
    "position: { x: 60, y: 60, width: 180, height: 60 }",
  ),
  too_many_cells: list("room", "plan", rows("", "Id,Name", "7,Ann Lee,5a"), rows("", "Id,Name,Class", "7,Ann Lee,5a")),
  rows_left_out: list(
    "room",
    "library",
    "masters:\n  - name: Day\n    widgets:\n      - { id: it, type: row_list, position: { x: 60, y: 60, width: 180, height: 80 }, properties: { rows_section: pupil, count: 1, show_lines: false } }",
    "masters:\n  - name: Day\n    widgets:\n      - { id: it, type: row_list, position: { x: 60, y: 60, width: 180, height: 80 }, properties: { rows_section: pupil, count: 2, show_lines: false } }",
  ),
  left_over: widgets(
    "room",
    "table",
    "properties: { rows: 1, columns: 2, border_width: 1, data: [[Task, Day], [Read, Monday]] }",
    "properties: { rows: 2, columns: 2, border_width: 1, data: [[Task, Day], [Read, Monday]] }",
  ),
  block_size: library(
    "room",
    "blocks:\n  - { name: Tab, widgets: [] }\nmasters:\n  - { name: Day, widgets: [] }",
    "blocks:\n  - { name: Tab, size: { width: 40, height: 20 }, widgets: [] }\nmasters:\n  - { name: Day, widgets: [] }",
  ),

  // Links
  unknown_destination: widgets(
    "links",
    "internal_link",
    "content: First day\nproperties: { to_dest: first-day }",
    "content: First day\nproperties: { bind: day(2026-01-01) }",
  ),
  unknown_binding_function: widgets(
    "links",
    "internal_link",
    "content: Today\nproperties: { bind: dya(@date) }",
    "content: Today\nproperties: { bind: day(@date) }",
  ),
  invalid_destination: widgets(
    "links",
    "internal_link",
    "content: Today\nproperties: { bind: day @date }",
    "content: Today\nproperties: { bind: day(@date) }",
  ),
  link_draft: widgets("links", "internal_link", "content: Start", "content: Start\nproperties: { bind: page(first) }"),
  duplicate_destination: widgets(
    "names",
    "anchor",
    "properties: { dest_id: today }",
    'properties: { dest_id: "today:{date}" }',
  ),
  at_in_destination: plan(
    "names",
    section('generate: each_day, anchors: ["today:@date"]'),
    section('generate: each_day, anchors: ["today:{date}"]'),
  ),
  anchor_shape: plan(
    "names",
    section('generate: each_day, anchors: [{ dest_id: "" }]'),
    section('generate: each_day, anchors: [{ dest_id: "today:{date}" }]'),
  ),

  // Texts, fonts and pictures
  unknown_token: words("tokens", 'content: "{yeer}"', 'content: "{year}"'),
  unknown_format: words("tokens", 'content: "{year:short}"', 'content: "{year}"'),
  at_in_text: words("tokens", 'content: "Week @week"', 'content: "Week {week}"'),
  unknown_font: words(
    "fonts",
    "content: Today\nstyling: { font: Helvetika }",
    "content: Today\nstyling: { font: Helvetica }",
  ),
  unreadable_font: library(
    "fonts",
    'fonts:\n  - { family: Mine, data: "data:font/ttf;base64,AAAA" }\nmasters:\n  - { name: Day, widgets: [] }',
    "masters:\n  - { name: Day, widgets: [] }",
  ),
  missing_font_style: library(
    "fonts",
    `fonts:\n  - { family: Mine, data: "data:font/ttf;base64,…" }\n${day(placed(", content: Today, styling: { font: Mine-Bold }"))}`,
    `fonts:\n  - { family: Mine, data: "data:font/ttf;base64,…" }\n${day(placed(", content: Today, styling: { font: Mine }"))}`,
  ),
  no_picture: widgets("pictures", "image", "properties: {}", 'properties: { image_src: "data:image/png;base64,…" }'),
  picture_not_embedded: widgets(
    "pictures",
    "image",
    "properties: { image_src: logo.png }",
    'properties: { image_src: "data:image/png;base64,…" }',
  ),
  unreadable_picture: widgets(
    "pictures",
    "image",
    'properties: { image_src: "data:image/png;base64,AAAA" }',
    'properties: { image_src: "data:image/png;base64,…" }',
  ),
  drawing_incomplete: widgets(
    "pictures",
    "image",
    `properties:\n  image_src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9'/><text>Ann</text></svg>"`,
    `properties:\n  image_src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9'/></svg>"`,
  ),
  no_such_picture: plan(
    "pictures",
    rows("    columns: { Photo: picture }\n", "Id,Photo", "7,ann.png"),
    rows(
      '    columns: { Photo: picture }\n    pictures: { ann.png: "data:image/png;base64,…" }\n',
      "Id,Photo",
      "7,ann.png",
    ),
  ),

  // Values and keys
  unusable_property: widgets(
    "values",
    "lines",
    "properties: { line_spacing: wide }",
    "properties: { line_spacing: 24 }",
  ),
  unusable_override: library("values", tab("label: { content: [Jan] }"), tab("label: { content: Jan }")),
  wrong_choice: plan("values", "week_start: noday", "week_start: monday"),
  wrong_color: widgets(
    "values",
    "text_block",
    "content: Today\nbackground_color: bright",
    'content: Today\nbackground_color: "#eeeeee"',
  ),
  wrong_kind: plan("values", "order: { days: 1 }", "order: [days]"),
  wrong_number: plan(
    "values",
    section("generate: each_day, pages_per_item: two"),
    section("generate: each_day, pages_per_item: 2"),
  ),
  unknown_key: plan("keys", section("generate: each_day, colour: red"), section("generate: each_day")),
  unknown_keys: plan(
    "keys",
    `${section("generate: each_day")}\nnotes:\n  - 1\nnote1: a # × 30`,
    section("generate: each_day"),
  ),
  unknown_property: widgets("keys", "lines", "properties: { line_spaceing: 24 }", "properties: { line_spacing: 24 }"),
  unknown_styling: words("keys", "content: Today\nstyling: { sise: 14 }", "content: Today\nstyling: { size: 14 }"),
  unknown_override: library("keys", tab("lable: { content: Jan }"), tab("label: { content: Jan }")),
  widget_id: list(
    "widgets",
    "widgets",
    '- { id: "my title", type: text_block, position: { x: 60, y: 60, width: 300, height: 60 } }',
    "- { id: my_title, type: text_block, position: { x: 60, y: 60, width: 300, height: 60 } }",
  ),
  duplicate_widget_id: list(
    "widgets",
    "widgets",
    "- { id: it, type: text_block, position: { x: 60, y: 60, width: 300, height: 60 } }\n- { id: it, type: text_block, position: { x: 60, y: 160, width: 300, height: 60 } }",
    "- { id: it, type: text_block, position: { x: 60, y: 60, width: 300, height: 60 } }\n- { id: more, type: text_block, position: { x: 60, y: 160, width: 300, height: 60 } }",
  ),
  widget_position: list(
    "widgets",
    "widgets",
    "- { id: it, type: box }",
    "- { id: it, type: box, position: { x: 60, y: 60, width: 300, height: 60 } }",
  ),
  widget_type_required: list(
    "widgets",
    "widgets",
    "- { id: it, position: { x: 60, y: 60, width: 300, height: 60 } }",
    "- { id: it, type: box, position: { x: 60, y: 60, width: 300, height: 60 } }",
  ),
  unknown_widget_type: list(
    "widgets",
    "widgets",
    "- { id: it, type: bocks, position: { x: 60, y: 60, width: 300, height: 60 } }",
    "- { id: it, type: box, position: { x: 60, y: 60, width: 300, height: 60 } }",
  ),
  group: list(
    "widgets",
    "widgets",
    "- { id: it, type: box, position: { x: 60, y: 60, width: 300, height: 60 }, group: Header//Tabs }",
    "- { id: it, type: box, position: { x: 60, y: 60, width: 300, height: 60 }, group: Header/Tabs }",
  ),

  // Documents
  yaml_syntax: planDocument(
    "yaml",
    "name: Planner: 2026\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
    'name: "Planner: 2026"\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }',
  ),
  duplicate_key: planDocument(
    "yaml",
    "name: Planner\nname: Planner 2026\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
    "name: Planner 2026\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
  ),
  yaml_alias: planDocument(
    "yaml",
    "name: *mine\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
    'name: "*mine"\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }',
  ),
  yaml_depth: plan(
    "yaml",
    `${section("generate: each_day")}\nterms: ${"[".repeat(70)}${"]".repeat(70)}`,
    section("generate: each_day"),
  ),
  unquoted_color: widgets(
    "yaml",
    "text_block",
    "content: Today\nbackground_color: #eeeeee",
    'content: Today\nbackground_color: "#eeeeee"',
  ),
  unquoted_token: words("yaml", "content: {year}", 'content: "{year}"'),
  empty_document: planDocument(
    "document",
    "",
    "plan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
  ),
  not_a_mapping: planDocument(
    "document",
    "My planner",
    "name: My planner\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
  ),
  not_a_template: template("document", "title: My planner", assigned("- { page: 1, master_id: day }")),
  plan_missing: planDocument(
    "document",
    "name: My planner",
    "name: My planner\nplan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
  ),
  masters_missing: masters(
    "document",
    "profile: remarkable-2\ncanvas: { page_size: Device }",
    "profile: remarkable-2\ncanvas: { page_size: Device }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  schema_version: template(
    "document",
    `schema_version: "99.0"\n${assigned("- { page: 1, master_id: day }")}`,
    `schema_version: "1.0"\n${assigned("- { page: 1, master_id: day }")}`,
  ),
  older_dialect: widgets(
    "document",
    "calendar",
    "position: { x: 60, y: 60, width: 340, height: 300 }\nproperties: { link_strategy: simple, stroke_width: 1 }",
    "position: { x: 60, y: 60, width: 340, height: 300 }\nproperties: { link_strategy: named_destinations, stroke_width: 1 }",
  ),
  widgets_of_other_pages: list(
    "document",
    "design",
    "widgets:\n  - { id: it, type: box, page: 2, position: { x: 60, y: 60, width: 300, height: 60 } }",
    "widgets:\n  - { id: it, type: box, page: 1, position: { x: 60, y: 60, width: 300, height: 60 } }",
  ),

  // Limits
  yaml_size: planDocument(
    "limits",
    "plan:\n  sections:\n    - { kind: cover, master: Day, generate: once }\n# Notes about all the years before # × 70000",
    "plan:\n  sections:\n    - { kind: cover, master: Day, generate: once }",
  ),
  too_many_widgets: list(
    "limits",
    "widgets",
    "- { id: box1, type: box, position: { x: 60, y: 60, width: 300, height: 60 } } # × 501",
    "- { id: all, type: grid, position: { x: 60, y: 60, width: 300, height: 60 } }",
  ),
  too_many_links: template(
    "limits",
    "masters:\n  - id: day\n    widgets:\n      - { id: link1, type: internal_link, position: { x: 60, y: 60, width: 60, height: 40 }, content: Start, properties: { bind: page(first) } } # × 25\npage_assignments:\n  - { page: 1, master_id: day } # × 9000",
    "masters:\n  - id: day\n    widgets:\n      - { id: link1, type: internal_link, position: { x: 60, y: 60, width: 60, height: 40 }, content: Start, properties: { bind: page(first) } } # × 25\npage_assignments:\n  - { page: 1, master_id: day } # × 90",
  ),
  too_many_pages: plan(
    "limits",
    "calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }\nsections:\n  - { kind: days, master: Day, generate: each_day, pages_per_item: 40 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }\nsections:\n  - { kind: days, master: Day, generate: each_day, pages_per_item: 2 }",
  ),
  too_many_fonts: library(
    "limits",
    'fonts:\n  - { family: Font 1, data: "data:font/ttf;base64,…" } # × 25\nmasters:\n  - { name: Day, widgets: [] }',
    'fonts:\n  - { family: Font 1, data: "data:font/ttf;base64,…" }\nmasters:\n  - { name: Day, widgets: [] }',
  ),
  too_many_tables: plan(
    "limits",
    "data:\n  - { name: list 1, rows: [{ Name: Ann }] } # × 21",
    "data:\n  - { name: list 1, rows: [{ Name: Ann }] }",
  ),
  too_many_rows: plan(
    "limits",
    "data:\n  - name: pupils\n    rows:\n      - { Id: 1, Name: Ann } # × 10001",
    "data:\n  - name: pupils\n    rows:\n      - { Id: 1, Name: Ann } # × 30",
  ),
  too_many_columns: plan(
    "limits",
    "data:\n  - name: pupils\n    rows:\n      - Id: 7\n        Test 1: A # × 100",
    "data:\n  - name: pupils\n    rows:\n      - Id: 7\n        Test 1: A # × 10",
  ),
  lists_too_large: plan(
    "limits",
    `data:\n  - name: pupils\n    rows: |\n      Id,Remarks\n      1,${"Reads and writes well, and likes to draw.".repeat(5).replaceAll(",", "")} # × 8000`,
    "data:\n  - name: pupils\n    rows: |\n      Id,Remarks\n      1,Reads well # × 30",
  ),
  cell_too_long: plan(
    "limits",
    'data:\n  - name: pupils\n    rows: |\n      Id,Remarks\n      7,"Reads well.\n      Reads very well. # × 200\n      "',
    'data:\n  - name: pupils\n    rows: |\n      Id,Remarks\n      7,"Reads well.\n      "',
  ),
  too_many_dates: plan(
    "limits",
    "dates:\n  - { name: Calendar 1, rows: 2026-01-02 Review } # × 51",
    "dates:\n  - { name: Calendar 1, rows: 2026-01-02 Review }",
  ),
  blocks_too_deep: library(
    "limits",
    `blocks:\n  - { name: Row 1, size: { width: 40, height: 20 }, widgets: [{ id: it, type: block, position: { x: 0, y: 0, width: 40, height: 20 }, properties: { block: Row 2 } }] } # × 9\n${block("Row 10")}\nmasters:\n  - { name: Day, widgets: [] }`,
    `blocks:\n${block("Row 10")}\nmasters:\n  - { name: Day, widgets: [] }`,
  ),
  nested_too_deep: plan(
    "limits",
    "sections:\n  - kind: year\n    master: Day\n    generate: once\n    nested:\n      - kind: month\n        master: Day\n        generate: each_month\n        nested:\n          - kind: week\n            master: Day\n            generate: each_week\n            nested:\n              - { kind: days, master: Day, generate: each_day }",
    "sections:\n  - kind: month\n    master: Day\n    generate: each_month\n    nested:\n      - kind: week\n        master: Day\n        generate: each_week\n        nested:\n          - { kind: days, master: Day, generate: each_day }",
  ),
  more_problems: plan(
    "limits",
    "sections:\n  - { kind: day 1, master: Day, generate: once, colour: red, sise: big } # × 600",
    "sections:\n  - { kind: days, master: Day, generate: each_day }",
  ),

  // Masters and shared parts
  master_name: library(
    "masterNames",
    'masters:\n  - { name: Day, widgets: [] }\n  - { name: "", widgets: [] }',
    "masters:\n  - { name: Day, widgets: [] }\n  - { name: Week, widgets: [] }",
  ),
  master_id: template(
    "masterNames",
    "masters:\n  - { id: my day, name: Day, widgets: [] }",
    "masters:\n  - { id: my_day, name: Day, widgets: [] }",
  ),
  duplicate_master: library(
    "masterNames",
    "masters:\n  - { name: Day, widgets: [] }\n  - { name: Day, widgets: [] }",
    "masters:\n  - { name: Day, widgets: [] }\n  - { name: Week, widgets: [] }",
  ),
  similar_master: library(
    "masterNames",
    "masters:\n  - { name: Day, widgets: [] }\n  - { name: day, widgets: [] }",
    "masters:\n  - { name: Day, widgets: [] }\n  - { name: Daybook, widgets: [] }",
  ),
  unknown_master: plan(
    "missingMaster",
    "sections:\n  - { kind: days, master: Dya, generate: each_day }",
    "sections:\n  - { kind: days, master: Day, generate: each_day }",
  ),
  unknown_page: planDocument(
    "missingMaster",
    "compilation_rules:\n  - { page_name: Riview, repeat_mode: once }",
    "compilation_rules:\n  - { page_name: Review, repeat_mode: once }",
  ),
  section_master_required: plan(
    "missingMaster",
    "sections:\n  - { kind: days, generate: each_day }",
    "sections:\n  - { kind: days, master: Day, generate: each_day }",
  ),
  no_masters: masters(
    "missingMaster",
    "profile: remarkable-2\ncanvas: { page_size: Device }\nmasters: []",
    "profile: remarkable-2\ncanvas: { page_size: Device }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  rule_page_required: planDocument(
    "missingMaster",
    "compilation_rules:\n  - { repeat_mode: once }",
    "compilation_rules:\n  - { page_name: Review, repeat_mode: once }",
  ),
  shared_name: library(
    "shared",
    `blocks:\n${block('"Tab/1"')}\nmasters:\n  - { name: Day, widgets: [] }`,
    `blocks:\n${block("Tab 1")}\nmasters:\n  - { name: Day, widgets: [] }`,
  ),
  duplicate_name: library(
    "shared",
    "styles:\n  - { name: Title, size: 18 }\n  - { name: Title, size: 20 }\nmasters:\n  - { name: Day, widgets: [] }",
    "styles:\n  - { name: Title, size: 18 }\n  - { name: Subtitle, size: 20 }\nmasters:\n  - { name: Day, widgets: [] }",
  ),
  unknown_block: library(
    "shared",
    `blocks:\n${block("Tab")}\n${day("- { id: it, type: block, position: { x: 60, y: 60, width: 40, height: 20 }, properties: { block: Tba } }")}`,
    `blocks:\n${block("Tab")}\n${day("- { id: it, type: block, position: { x: 60, y: 60, width: 40, height: 20 }, properties: { block: Tab } }")}`,
  ),
  block_cycle: library(
    "shared",
    `blocks:\n${block("Tab", "\n      - { id: it, type: block, position: { x: 0, y: 0, width: 40, height: 20 }, properties: { block: Tab } }")}\nmasters:\n  - { name: Day, widgets: [] }`,
    `blocks:\n${block("Tab", "\n      - { id: it, type: box, position: { x: 0, y: 0, width: 40, height: 20 } }")}\nmasters:\n  - { name: Day, widgets: [] }`,
  ),
  unknown_style: library(
    "shared",
    `styles:\n  - { name: Title, size: 18 }\n${day(placed(", content: Today, styling: { style: Titel }"))}`,
    `styles:\n  - { name: Title, size: 18 }\n${day(placed(", content: Today, styling: { style: Title }"))}`,
  ),
  unknown_theme: library(
    "shared",
    "themes:\n  - { name: Light, styles: [] }\ntheme: Lihgt\nmasters:\n  - { name: Day, widgets: [] }",
    "themes:\n  - { name: Light, styles: [] }\ntheme: Light\nmasters:\n  - { name: Day, widgets: [] }",
  ),

  // Plan
  start_date_required: plan(
    "planDates",
    "calendar: { end_date: 2026-01-03 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03 }",
  ),
  end_date_required: plan(
    "planDates",
    "calendar: { start_date: 2026-01-01 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03 }",
  ),
  end_before_start: plan(
    "planDates",
    "calendar: { start_date: 2026-01-03, end_date: 2026-01-01 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03 }",
  ),
  half_range: plan(
    "planDates",
    section("generate: each_day, start_date: 2026-01-02"),
    section("generate: each_day, start_date: 2026-01-02, end_date: 2026-01-03"),
  ),
  no_such_date: plan(
    "planDates",
    rows("    columns: { Born: date }\n", "Id,Name,Born", "7,Ann,30.2.2016"),
    rows("    columns: { Born: date }\n", "Id,Name,Born", "7,Ann,29.2.2016"),
  ),
  rule_start_required: planDocument(
    "planDates",
    "compilation_rules:\n  - { page_name: Review, repeat_mode: each_month }",
    "compilation_rules:\n  - { page_name: Review, repeat_mode: each_month, start_date: 2026-01-01, end_date: 2026-03-31 }",
  ),
  long_range: plan(
    "planDates",
    "calendar: { start_date: 2026-01-01, end_date: 2029-12-31 }\nsections:\n  - { kind: weeks, master: Day, generate: each_week }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }\nsections:\n  - { kind: weeks, master: Day, generate: each_week }",
  ),
  generate_required: plan(
    "modes",
    "sections:\n  - { kind: days, master: Day }",
    "sections:\n  - { kind: days, master: Day, generate: each_day }",
  ),
  unknown_generate: plan(
    "modes",
    "sections:\n  - { kind: days, master: Day, generate: daily }",
    "sections:\n  - { kind: days, master: Day, generate: each_day }",
  ),
  section_count: plan("modes", section("generate: count"), section("generate: count, count: 20")),
  rule_count: planDocument(
    "modes",
    "compilation_rules:\n  - { page_name: Review, repeat_mode: count }",
    "compilation_rules:\n  - { page_name: Review, repeat_mode: count, count: 4 }",
  ),
  weekdays_not_daily: plan(
    "modes",
    section("generate: each_week, weekdays: weekends"),
    section("generate: each_day, weekdays: weekends"),
  ),
  days_not_daily: plan(
    "modes",
    section("generate: each_week, days: working_days"),
    section("generate: each_day, days: working_days"),
  ),
  events_not_events: plan(
    "modes",
    section("generate: each_day, events: { words: [review] }"),
    section("generate: each_day"),
  ),
  rows_not_rows: plan(
    "modes",
    `${rows("", "Id,Name", "7,Ann")}\n${section("generate: each_week, rows: pupils")}`,
    `${rows("", "Id,Name", "7,Ann")}\n${section("generate: each_row, rows: pupils")}`,
  ),
  unknown_weekday: plan(
    "modes",
    section("generate: each_day, weekdays: [mo, funday]"),
    section("generate: each_day, weekdays: [monday, friday]"),
  ),
  nested_reserve: plan(
    "modes",
    "sections:\n  - kind: month\n    master: Day\n    generate: each_month\n    nested:\n      - { kind: notes, master: Day, generate: count, count: 2, reserve: 5 }",
    "sections:\n  - kind: month\n    master: Day\n    generate: each_month\n    nested:\n      - { kind: notes, master: Day, generate: count, count: 2 }",
  ),
  empty_section: plan(
    "emptySections",
    section("generate: each_day, start_date: 2027-01-01, end_date: 2027-01-01, weekdays: [monday]"),
    section("generate: each_day, start_date: 2027-01-01, end_date: 2027-01-01, weekdays: [friday]"),
  ),
  no_sections: plan("emptySections", "sections: []", "sections:\n  - { kind: days, master: Day, generate: each_day }"),
  large_count: plan("plannerSize", section("generate: count, count: 500"), section("generate: count, count: 80")),
  many_pages: plan(
    "plannerSize",
    "calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }\nsections:\n  - { kind: days, master: Day, generate: each_day, pages_per_item: 4 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }\nsections:\n  - { kind: days, master: Day, generate: each_day, pages_per_item: 2 }",
  ),
  many_pages_per_day: plan(
    "plannerSize",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03, pages_per_day: 12 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03, pages_per_day: 2 }",
  ),
  pages_per_day: plan(
    "plannerSize",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03, pages_per_day: 0 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03, pages_per_day: 1 }",
  ),
  section_kind_required: plan(
    "sectionNames",
    "sections:\n  - { master: Day, generate: each_day }",
    "sections:\n  - { kind: days, master: Day, generate: each_day }",
  ),
  duplicate_section_kind: plan(
    "sectionNames",
    "sections:\n  - { kind: notes, master: Day, generate: once }\n  - { kind: notes, master: Day, generate: once }",
    "sections:\n  - { kind: notes, master: Day, generate: once }\n  - { kind: ideas, master: Day, generate: once }",
  ),
  unnamed_section_kind: plan(
    "sectionNames",
    'sections:\n  - { kind: "***", master: Day, generate: once }',
    "sections:\n  - { kind: stars, master: Day, generate: once }",
  ),
  section_kinds_alike: plan(
    "sectionNames",
    "sections:\n  - { kind: to do, master: Day, generate: once }\n  - { kind: to_do, master: Day, generate: once }",
    "sections:\n  - { kind: to do, master: Day, generate: once }\n  - { kind: done, master: Day, generate: once }",
  ),
  unknown_parent: template(
    "sectionNames",
    assigned("- { page: 1, master_id: day }", "sections:\n  - { kind: days, unit: day, parent: weeks }\n"),
    assigned(
      "- { page: 1, master_id: day }",
      "sections:\n  - { kind: weeks, unit: week }\n  - { kind: days, unit: day, parent: weeks }\n",
    ),
  ),
  order_unknown: plan("order", "order: [days, notes]", "order: [days]"),
  order_incomplete: plan(
    "order",
    "sections:\n  - { kind: cover, master: Day, generate: once }\n  - { kind: days, master: Day, generate: each_day }\norder: [days]",
    "sections:\n  - { kind: cover, master: Day, generate: once }\n  - { kind: days, master: Day, generate: each_day }\norder: [cover, days]",
  ),
  context_key: plan(
    "variables",
    section('generate: each_day, context: { "": quiet }'),
    section("generate: each_day, context: { mood: quiet }"),
  ),
  context_value: plan(
    "variables",
    section('generate: each_day, context: { mood: "" }'),
    section("generate: each_day, context: { mood: quiet }"),
  ),
  counter_name: plan(
    "variables",
    section('generate: each_day, counters: { "no.": { start: 1 } }'),
    section("generate: each_day, counters: { number: { start: 1 } }"),
  ),
  unknown_locale: plan("language", "locale: klingon", "locale: pl"),
  unused_calendar_choice: plan(
    "language",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03, correction: 1 }",
    "calendar: { start_date: 2026-01-01, end_date: 2026-01-03, system: hijri, correction: 1 }",
  ),
  unusable_term: plan(
    "language",
    "terms:\n  - { name: Autumn, from: 2026-12-18, to: 2026-10-01 }",
    "terms:\n  - { name: Autumn, from: 2026-10-01, to: 2026-12-18 }",
  ),

  // Events and lists
  dates_source: plan("events", "dates:\n  - { name: Family }", "dates:\n  - { name: Family, rows: 2026-01-02 Party }"),
  unusable_row: plan(
    "events",
    "dates:\n  - { name: Family, rows: Party on Friday }",
    "dates:\n  - { name: Family, rows: 2026-01-02 Party }",
  ),
  unknown_country: plan("events", "dates:\n  - { holidays: XX }", "dates:\n  - { holidays: PL }"),
  unknown_region: plan(
    "events",
    "dates:\n  - { holidays: DE, region: XX }",
    "dates:\n  - { holidays: DE, region: BY }",
  ),
  table_name: plan(
    "lists",
    "data:\n  - rows: [{ Id: 7, Name: Ann }]",
    "data:\n  - name: pupils\n    rows: [{ Id: 7, Name: Ann }]",
  ),
  table_rows: plan(
    "lists",
    "data:\n  - name: pupils\n    rows: []",
    "data:\n  - name: pupils\n    rows: [{ Id: 7, Name: Ann }]",
  ),
  duplicate_table: plan(
    "lists",
    "data:\n  - { name: pupils, rows: [{ Name: Ann }] }\n  - { name: Pupils, rows: [{ Name: Bo }] }",
    "data:\n  - { name: pupils, rows: [{ Name: Ann }] }\n  - { name: clients, rows: [{ Name: Bo }] }",
  ),
  open_quote: plan("lists", rows("", "Id,Name", '7,"Ann Lee'), rows("", "Id,Name", '7,"Ann Lee"')),
  column_twice: plan("lists", rows("", "Id,Name,Name", "7,Ann,Lee"), rows("", "Id,Name,Family", "7,Ann,Lee")),
  row_key: plan("lists", rows("", "Id,Name", "7,Ann", "7,Bo"), rows("", "Id,Name", "7,Ann", "8,Bo")),
  unknown_column: plan("lists", rows("    key: No\n", "Id,Name", "7,Ann"), rows("    key: Id\n", "Id,Name", "7,Ann")),
  unknown_table: plan(
    "lists",
    `${rows("", "Id,Name", "7,Ann")}\n${section("generate: each_row, rows: pupil")}`,
    `${rows("", "Id,Name", "7,Ann")}\n${section("generate: each_row, rows: pupils")}`,
  ),
  unknown_row: list("lists", "row", rows("", "Id,Name", "7,Ann"), rows("", "Id,Name", "7,Ann", "8,Bo")),
  no_rows: widgets(
    "lists",
    "row_list",
    "position: { x: 60, y: 60, width: 180, height: 80 }\nproperties: { rows_section: pupils, count: 2, show_lines: false }",
    "position: { x: 60, y: 60, width: 180, height: 80 }\nproperties: { rows_section: pupil, count: 2, show_lines: false }",
  ),

  // Pages of templates, and updates
  assigned_twice: template(
    "pages",
    assigned("- { page: 1, master_id: day }\n- { page: 1, master_id: day }"),
    assigned("- { page: 1, master_id: day }\n- { page: 2, master_id: day }"),
  ),
  page_number: template(
    "pages",
    assigned("- { page: first, master_id: day }"),
    assigned("- { page: 1, master_id: day }"),
  ),
  outline_entry: template(
    "pages",
    assigned("- { page: 1, master_id: day }", 'navigation:\n  outlines:\n    - { title: "", dest: "day" }\n'),
    assigned("- { page: 1, master_id: day }", "navigation:\n  outlines: []\n"),
  ),
  cannot_keep: list(
    "editions",
    "earlier",
    "sections: [",
    "sections:\n  - { kind: days, master: Day, generate: each_day }\n  - { kind: notes, master: Day, generate: once }",
  ),
  changes_unknown: list("editions", "update", "changes_page: true", "changes_page: false"),
};
