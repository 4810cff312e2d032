import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw } from "../../test/support/documents.ts";
import type { Property } from "../model/property.ts";
import { propertyWithRole, widgetDefinition, widgetDefinitions, widgetTypes } from "./index.ts";

interface Described {
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
}

describe("the registry", () => {
  test("contains every file of the folder", () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => !/^index\.ts$|\.test\.ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ""));
    expect(widgetTypes.map((type) => type.replaceAll("_", "-")).sort()).toEqual(files.sort());
  });

  test("finds a definition by its type only", () => {
    expect(widgetDefinition("lines")?.label).toBe("Lines");
    expect(widgetDefinition("constructor")).toBeUndefined();
  });

  test("finds the property with a role", () => {
    expect(propertyWithRole("image", "picture")).toBe("image_src");
    expect(propertyWithRole("grid", "cell")).toBe("cell_template");
    expect(propertyWithRole("tap_zone", "page")).toBe("target_page");
    expect(propertyWithRole("anchor", "destinationName")).toBe("dest_id");
    expect(propertyWithRole("link_list", "currentEntry")).toBe("highlight_index");
    expect(propertyWithRole("box", "picture")).toBeUndefined();
    expect(propertyWithRole("constructor", "picture")).toBeUndefined();
  });

  test("is the only code with names of types and properties", () => {
    const root = join(import.meta.dirname, "../../../..");
    const types = widgetDefinitions.map(({ type }) => type).join("|");
    const names = new Set(widgetDefinitions.flatMap(({ properties }) => Object.keys(properties))).values();
    const comparison = new RegExp(
      `\\btype\\)? [!=]== "(${types})"|\\b(name|key|path\\[1\\]) [!=]== "(${[...names].join("|")})"`,
    );
    // Migrations read the names of older formats.
    const others = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|engine\/src\/widgets\/|parse\/(migrations|join-schedules)\.ts$/.test(file),
    );
    expect(others.length).toBeGreaterThan(500);
    const found = others.filter((file) => comparison.test(readFileSync(join(root, file), "utf8")));
    expect(found).toEqual([]);
    expect('if (first?.type === "image")').toMatch(comparison);
    expect('if (name !== "image_src")').toMatch(comparison);
  });
});

const cellEvents = ["event_entries", "event_calendars", "event_size", "days_off", "days_off_color", "vacations"];
const edges = ["edge_top", "edge_right", "edge_bottom", "edge_left"];

/** Values on which other properties depend, by type and property. With other values, panels hide the dependent ones. */
const dependents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  lines: {
    "line_style: grid, isometric, hexagonal": ["grid_spacing", "edge_right", "edge_left"],
    "line_style: solid, dotted, dashed, grid, hexagonal": ["edge_top", "edge_bottom"],
  },
  image: { "optimize_on_import: true": ["max_image_px", "image_quality", "grayscale_on_import"] },
  calendar: {
    "calendar_type: custom_range": ["end_date"],
    "calendar_type: monthly, custom_range": ["show_trailing_days", "gregorian_days", "week_numbers"],
    "calendar_type: weekly": [
      "all_day_lines",
      "layout_orientation",
      "outside_color",
      "show_time_grid",
      "show_time_gutter",
      "time_start_hour",
      "time_end_hour",
      "time_slot_minutes",
      "time_label_interval",
    ],
    "link_strategy: template": ["link_template", "week_link_template"],
    "link_strategy: sequential_pages": ["first_page_number", "pages_per_date"],
    "show_weekdays: true": ["weekday_label_style"],
    "mark_days: everything, holidays, all-day entries": ["holiday_color"],
    "show_grid_lines: true": edges,
    "show_month_year: true": ["show_month_name", "show_year", "month_name_format"],
    "shade_weekends: true": ["weekend_color"],
    "show_events: true": [...cellEvents, "all_day_lines"],
    "days_off: shading": ["days_off_color"],
    "days_off: shading, band": ["vacations"],
  },
  calendar_month: {
    "show_events: true": cellEvents,
    "days_off: shading": ["days_off_color"],
    "days_off: shading, band": ["vacations"],
    "show_weekdays: true": ["weekday_label_style"],
    "show_grid_lines: true": ["stroke_width", ...edges],
    "shade_weekends: true": ["weekend_color"],
  },
  calendar_year: {
    "plan_only: true": ["fill"],
    "mark_days: everything, holidays, all-day entries": ["holiday_color"],
    "shade_weekends: true": ["weekend_color"],
    "show_weekdays: true": ["weekday_color"],
  },
  day_schedule: {
    "show_times: true": ["times_as", "times_at", "times_width"],
    "show_lines: true": ["half_hours", "line_color", "stroke_width"],
  },
  event_list: {
    "span: day": ["repeat_names"],
    "span: week, month, quarter, year": ["page_lines"],
    "span: upcoming": ["days"],
    "span: week, month, quarter, year, upcoming": ["date_style"],
  },
  day_list: {
    "show_events: true": cellEvents,
    "days_off: shading": ["days_off_color"],
    "days_off: shading, band": ["vacations"],
    "link_strategy: template": ["link_template", "week_link_template"],
    "link_strategy: sequential_pages": ["first_page_number", "pages_per_date"],
    "show_weekdays: true": ["weekday_label_style"],
    "note_lines: true": ["columns", "line_color", "stroke_width"],
    "shade_weekends: true": ["weekend_color"],
  },
  table: {
    "border_style: outer, all, horizontal": ["edge_top", "edge_bottom"],
    "border_style: outer, all, vertical": ["edge_right", "edge_left"],
    "header_row: true": ["header_color"],
    "zebra: true": ["zebra_color"],
    "wrap: true": ["max_lines"],
  },
  row_list: { "show_lines: true": ["line_color", "stroke_width"] },
  internal_link: { "highlight: true": ["highlight_color", "stroke_width"] },
  tap_zone: {
    "tap_action: page_link": ["target_page"],
    "tap_action: destination_link": ["bind", "to_dest"],
    "outline: true": ["stroke_width"],
  },
};

describe.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  "%s",
  (type, definition) => {
    test("shows properties only with those that they depend on", () => {
      const found: Record<string, string[]> = {};
      for (const [name, { shownWhen = {} }] of Object.entries(definition.properties))
        for (const [other, values] of Object.entries(shownWhen))
          (found[`${other}: ${values.join(", ")}`] ??= []).push(name);
      expect(found).toEqual(dependents[type] ?? {});
    });

    const described = Object.entries<Property<unknown>>({ ...definition.properties, ...definition.styling });

    test("has defaults that it accepts itself", () => {
      for (const [name, property] of described) {
        const { initial, fallback } = property;
        for (const value of [property.default, initial, fallback].filter(
          (given) => given !== undefined && given !== "",
        ))
          expect(property.read(value), `${name} = ${String(value)}`).not.toHaveProperty("problem");
      }
    });

    test("reads any value of any property as one of the right kind, without an exception", () => {
      for (const [, property] of described) {
        const kind = typeof property.default;
        fc.assert(
          fc.property(fc.anything(), (raw) => {
            const { value } = property.read(raw);
            if (property.default !== undefined && property.kind !== "structure" && property.kind !== "color")
              expect(typeof value).toBe(kind);
          }),
          { numRuns: 50 },
        );
      }
    });

    test("reads any value of a number, a choice or fractions as one within its range", () => {
      for (const [name, property] of described) {
        const { min = 0, max = 1, options = [] } = property as Described;
        const isWithin = {
          number: (value: number) => value >= min && value <= max,
          choice: (value: string) => options.includes(value),
          fractions: (values: readonly number[]) => values.every((value) => value > 0 && value < 1),
        }[property.kind] as ((value: unknown) => boolean) | undefined;
        if (!isWithin) continue;
        const near = fc.double({ min: min - 2, max: max + 2 });
        const written = fc.oneof(
          fc.anything(),
          near,
          near.map(String),
          fc.array(near),
          fc.constantFrom(...options, "x"),
        );
        fc.assert(
          fc.property(written, (raw) => isWithin(property.read(raw).value)),
          { numRuns: runs(100) },
        );
        expect(isWithin(property.default), name).toBe(true);
      }
    });

    test("draws with any properties, inside a document, without an exception", () => {
      const properties = fc.dictionary(
        fc.constantFrom(...Object.keys(definition.properties)),
        fc.oneof(
          fc.string(),
          fc.integer(),
          fc.double(),
          fc.boolean(),
          fc.constant(null),
          fc.array(fc.string()),
          fc.object({ maxDepth: 2 }),
        ),
      );
      const styling = fc.record(
        {
          font: fc.anything(),
          size: fc.anything(),
          color: fc.anything(),
          text_align: fc.anything(),
          line_height: fc.anything(),
        },
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(properties, styling, fc.string(), (given, style, content) => {
          draw({ type, content, properties: given, styling: style });
        }),
        { numRuns: runs(60) },
      );
    });

    test("stays inside its box in a new widget", () => {
      const position = { x: 50, y: 50, ...definition.size };
      const { items, links } = draw({ type, content: "Ag", position });
      for (const { rect } of links) expect(rect).toMatchObject({ x: expect.any(Number) });
      for (const item of items)
        if (item.kind === "text") {
          expect(item.x).toBeGreaterThanOrEqual(position.x);
          expect(item.y).toBeLessThanOrEqual(position.y + position.height + item.size);
        }
    });
  },
);
