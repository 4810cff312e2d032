/** Random masters and plans with mistakes. */
import fc from "fast-check";
import type { Property } from "../../src/model/property.ts";
import type { WidgetDefinition } from "../../src/model/widget-definition.ts";
import { widgetDefinitions } from "../../src/widgets/index.ts";

export interface RandomDocuments {
  readonly masters: string;
  readonly plan: string;
}

const tokens =
  "{page} {total_pages} {section} {subpage} {locale} {date} {date_long} {year} {month:02d} {month_name} {week} {iso_week} {weekday} {index} {index:03d} {date_next} {yaer} {mood}";
const words = ["", "Plan", "5 °C", "漢字", "a@b.cd", "100 %", "\n", "W".repeat(80), ...tokens.split(" ")];
const prose = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(" "));

/** Has no braces, so that a token in the output is one of the author's. */
const anything = fc.oneof(
  fc.constantFrom(null, true, false, "", "none", -1, 0, 0.5, 1, 3, 13, 1e9, "7", "1.5", "2026-03-05", "#12345", [], {}),
  fc.string({ maxLength: 5 }).map((text) => text.replace(/[{}]/g, "")),
  fc.array(fc.oneof(fc.constantFrom(0.25, 2, "b"), fc.array(fc.constantFrom("c", 4))), { maxLength: 3 }),
);
const bindings = fc.constantFrom(
  "day(@date)",
  "day(@date_next)",
  "week(@iso_week)",
  "month(@year-@month_padded)",
  "notes(@index)",
  "notes(2)",
  "notes(2)#2",
  "page:{page}",
  "here",
  "nowhere",
  "@mood",
  "week(",
  "https://example.org/{page}",
);
const names = fc.constantFrom("here", "HERE", "page:{page}", "day:2026-03-05", "{section}", "no name", "");
const days = fc.constantFrom("2026-03-01", "2026-03-05", "2026-02-30", "{date}", "{year}-{month_padded}-01", "");
const cells = fc.constantFrom(
  { type: "internal_link", content: "{cell_value}", properties: { bind: "notes(@cell_value)" } },
  { type: "text_block", content: "{cell_value} {page}" },
  { type: "grid", properties: { data_source: "range(2)" } },
  { type: "no_such_type" },
);

/** Mostly valid values. */
function valueOf(name: string, property: Property<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(name, property), weight: 4 }, { arbitrary: anything, weight: 1 });
}

function fitting(name: string, { kind, ...property }: Property<unknown>): fc.Arbitrary<unknown> {
  const { min = 0, max = 1, options = [] } = property as { min?: number; max?: number; options?: readonly string[] };
  switch (kind) {
    case "number":
      return fc.oneof(
        fc.double({ min, max: Math.min(max, min + 30), noNaN: true }),
        fc.constantFrom(min, max, Math.round((min + max) / 2)),
      );
    case "choice":
      return fc.constantFrom(...options);
    case "flag":
      return fc.boolean();
    case "color":
      return fc.constantFrom("#000000", "#12aBcD", "#fff", "red", "");
    case "date":
      return days;
    case "destination":
      return fc.oneof(names, bindings);
    case "binding":
      return bindings;
    case "fractions":
      return fc.array(fc.double({ min: -0.5, max: 1.5, noNaN: true }), { maxLength: 4 });
    default:
      return name === "cell_template"
        ? cells
        : fc.oneof(prose, fc.constant(property.default), fc.constant(property.initial));
  }
}

/** Valid properties of a type. */
export function fittingProperties({ properties }: WidgetDefinition): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fitting(name, property)])),
    { requiredKeys: [] },
  );
}

const coordinate = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 300 }), weight: 6 },
  { arbitrary: fc.constantFrom(-20, 0.1, 1e6, "12", null), weight: 1 },
);
const side = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 300 }), weight: 6 },
  { arbitrary: fc.constantFrom(0, 0.01, 5000), weight: 1 },
);
const styling = fc.record(
  {
    font: fc.constantFrom("Helvetica", "Times-Bold", "Patrick-Hand", "Nobody's font", ""),
    size: fc.constantFrom(1, 8, 12, 40, 0, "big"),
    color: fc.constantFrom("#333333", "blue"),
    text_align: fc.constantFrom("left", "center", "right", "middle"),
    line_height: fc.constantFrom(0.5, 1.2, 9),
    style: fc.constantFrom("Title", "Rule", "Unknown"),
    orientation: fc.constantFrom("vertical", "vertical_cw"),
  },
  { requiredKeys: [] },
);

const pin = fc.record(
  {
    x: fc.constantFrom("left", "right", "center", "stretch", "scale"),
    y: fc.constantFrom("top", "bottom", "center", "stretch"),
  },
  { requiredKeys: [] },
);

const widget = fc.constantFrom(...widgetDefinitions).chain(({ type, properties }) =>
  fc.record(
    {
      type: fc.constant(type),
      id: fc.constantFrom("a", "b", "c", "d"),
      position: fc.record({ x: coordinate, y: coordinate, width: side, height: side }),
      content: prose,
      background_color: fc.constantFrom("", "#eeeeee"),
      z_order: fc.constantFrom(0, 1, -1),
      pin,
      group: fc.constantFrom("Header", "Header/Tabs"),
      styling,
      properties: fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(name, property)])),
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ["type", "id", "position", "properties"] },
  ),
);

const override = fc.record(
  { content: prose, bind: bindings, to_dest: names, visible: fc.boolean() },
  { requiredKeys: [] },
);

/** A widget that stands for a block. */
function instanceOf(...blocks: readonly string[]) {
  return fc.record(
    {
      type: fc.constant("block"),
      id: fc.constantFrom("i", "j"),
      position: fc.record({ x: coordinate, y: coordinate, width: side, height: side }),
      background_color: fc.constantFrom("", "#eeeeee"),
      pin,
      properties: fc.record(
        {
          block: fc.constantFrom(...blocks),
          overrides: fc.dictionary(fc.constantFrom("a", "b", "i", "i/a", "j/b"), override, { maxKeys: 2 }),
        },
        { requiredKeys: ["block"] },
      ),
    },
    { requiredKeys: ["type", "id", "position", "properties"] },
  );
}

const someWidgets = (maxLength: number, ...blocks: readonly string[]) =>
  fc.array(fc.oneof({ arbitrary: widget, weight: 5 }, { arbitrary: instanceOf(...blocks), weight: 1 }), { maxLength });

const size = fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }) });
const shared = fc.record(
  {
    styles: fc.constant([
      { name: "Title", font: "Times-Bold", size: 20 },
      { name: "Rule", stroke_color: "#999999", stroke_width: 0.5, fill_color: "#eeeeee" },
    ]),
    themes: fc.constant([{ name: "Warm", styles: [{ name: "Title", color: "#330000" }] }]),
    theme: fc.constant("Warm"),
    frame: fc.constantFrom("Row", "Tab"),
  },
  { requiredKeys: [] },
);
/** Rows contain tabs. */
const blocks = fc.tuple(
  fc.record({ name: fc.constant("Tab"), size, widgets: fc.array(widget, { maxLength: 3 }) }),
  fc.record({ name: fc.constant("Row"), size, widgets: someWidgets(3, "Tab", "Tab") }),
);

const masterNames = ["Cover", "Day", "Note"];
const masters = fc
  .tuple(
    shared,
    blocks,
    ...masterNames.map((name) =>
      fc.record(
        { name: fc.constant(name), frame: fc.constant("none"), widgets: someWidgets(4, "Tab", "Row") },
        { requiredKeys: ["name", "widgets"] },
      ),
    ),
  )
  .map(([parts, blocks, ...list]) => ({
    canvas: { dimensions: { width: 320, height: 420, margins: [0, 0, 0, 0] } },
    blocks,
    ...parts,
    masters: list,
  }));
const pages = fc.array(
  fc.record({ name: fc.constantFrom("Day", "Ideas"), widgets: fc.array(widget, { maxLength: 2 }) }),
  {
    maxLength: 1,
  },
);
const rule = fc.record(
  {
    page_name: fc.constantFrom("Day", "Note", "Ideas"),
    repeat_mode: fc.constantFrom("once", "each_day", "each_week", "count"),
    start_date: fc.constant("2026-03-01"),
    count: fc.integer({ min: 1, max: 3 }),
    context_rules: fc.record({ mood: fc.constantFrom("good", "@page") }, { requiredKeys: [] }),
    order: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: ["page_name", "repeat_mode", "start_date", "count"] },
);

interface RandomSection {
  readonly kind: string;
  readonly nested?: readonly RandomSection[];
}

const section = (level: number): fc.Arbitrary<RandomSection> =>
  fc.record(
    {
      kind: fc.constantFrom("cover", "days", "weeks", "notes", "months", "Extra"),
      master: fc.constantFrom(...masterNames),
      generate: fc.constantFrom("once", "each_day", "each_week", "each_month", "each_quarter", "count"),
      count: fc.integer({ min: 1, max: 4 }),
      pages_per_item: fc.constantFrom(1, 2, 3),
      anchors: fc.array(fc.record({ dest_id: names }), { maxLength: 2 }),
      context: fc.record({ mood: fc.constantFrom("good", "", "@page") }, { requiredKeys: [] }),
      weekdays: fc.constantFrom(["monday", "sunday"], ["friday"]),
      ...(level < 3 && { nested: fc.array(section(level + 1), { maxLength: 1 }) }),
    },
    { requiredKeys: ["kind", "master", "generate", "count"] },
  );

/** Removes duplicate kinds, which have no pages. */
function distinct(sections: readonly RandomSection[], taken = new Set<string>()): readonly RandomSection[] {
  return sections.map(({ kind, nested, ...rest }) => {
    const free = taken.has(kind) ? `${kind}${taken.size}` : kind;
    taken.add(free);
    return { kind: free, ...rest, ...(nested && { nested: distinct(nested, taken) }) };
  });
}

const plan = fc.record({
  name: fc.constantFrom("Planner", "Żółw “2026”"),
  profile: fc.constantFrom("", "boox-note-air-4c", "no-such-device"),
  plan: fc.record({
    locale: fc.constantFrom("en", "pl", "uk", "ja", "ar", "xx"),
    week_start: fc.constantFrom("monday", "sunday", "thursday"),
    calendar: fc.record({
      start_date: fc.constantFrom("2026-02-27", "2026-03-01"),
      end_date: fc.constantFrom("2026-03-03", "2026-03-06"),
      pages_per_day: fc.constantFrom(1, 2),
    }),
    sections: fc.array(section(1), { minLength: 1, maxLength: 3 }).map((sections) => distinct(sections)),
    order: fc.shuffledSubarray(["cover", "days", "notes", "nobody"]),
  }),
  compilation_rules: fc.array(rule, { maxLength: 1 }),
});

/** A few masters with a few widgets, and a plan with some tens of pages. */
export const randomDocuments: fc.Arbitrary<RandomDocuments> = fc.record({
  masters: fc.tuple(masters, pages).map(([library, named]) => JSON.stringify({ ...library, pages: named })),
  plan: plan.map((document) => JSON.stringify(document)),
});
