/** Compares the property descriptions with the numbers of the specification (editor, sections 3, 5 and 9). */
import { describe, expect, test } from "vitest";
import type { Property } from "../../src/model/property.ts";
import { widgetDefinition } from "../../src/widgets/index.ts";
import { inEnglish } from "../support/in-english.ts";

interface Described extends Pick<Property<unknown>, "read" | "default" | "initial"> {
  readonly min?: number;
  readonly max?: number;
  readonly inputMax?: number;
  readonly step?: number;
}

function propertyOf(type: string, name: string): Described {
  const property = widgetDefinition(type)?.properties[name];
  if (!property) throw new Error(`A ${type} has no ${name}.`);
  return property;
}

test.each([
  ["box", 240, 120],
  ["text_block", 200, 30],
  ["link_list", 320, 160],
  ["image", 200, 120],
  ["tap_zone", 120, 48],
  ["checkbox", 150, 20],
  ["divider", 300, 2],
  ["lines", 400, 200],
  ["anchor", 1, 1],
  ["internal_link", 140, 24],
  ["calendar", 280, 200],
])("a new %s is %i × %i", (type, width, height) => {
  expect(widgetDefinition(type)?.size).toEqual({ width, height });
});

test.each(["calendar_year", "calendar_month", "grid"])("there is a composite %s", (type) => {
  expect(widgetDefinition(type)).toBeDefined();
});

type Range = readonly [type: string, name: string, min: number, max: number, fallback?: number];

/** Minimum, maximum and default. The maximum is that of the panel's input if it differs. */
const ranges: readonly Range[] = [
  ["text_block", "top_padding", 0, 200],
  ["lines", "top_padding", 0, 200],
  ["box", "stroke_width", 0, 8],
  ["box", "corner_radius", 0, 60],
  ["box", "opacity", 0, 1, 1],
  ["link_list", "count", 1, 20],
  ["link_list", "columns", 1, 15],
  ["link_list", "index_pad", 1, 6, 3],
  ["link_list", "gap_y", 0, 50, 6],
  ["link_list", "gap_x", 0, 50],
  ["checkbox", "checkbox_size", 4, 100, 16],
  ["lines", "line_spacing", 10, 50, 20],
  ["lines", "line_count", 1, 50, 10],
  ["lines", "line_thickness", 0.5, 3, 0.75],
  ["lines", "margin_left", 0, 100],
  ["lines", "margin_right", 0, 100],
  ["lines", "grid_spacing", 5, 200, 20],
  ["lines", "columns", 0, 12],
  ["image", "max_image_px", 256, 4096, 1600],
  ["image", "image_quality", 0.5, 0.95, 0.8],
  ["calendar", "cell_padding", 0, 20, 4],
  ["calendar", "time_start_hour", 0, 23, 8],
  ["calendar", "time_end_hour", 1, 24, 20],
  ["calendar", "time_slot_minutes", 5, 120, 60],
  ["calendar", "time_label_interval", 5, 240, 60],
  ["calendar", "cell_min_size", 20, 100, 44],
  ["calendar", "pages_per_date", 1, 10, 1],
  ["calendar", "first_page_number", 1, 10_000, 1],
  ["tap_zone", "target_page", 1, 10_000],
];

describe.each(ranges.map((range) => ({ title: `${range[0]}.${range[1]}`, range })))("$title", ({ range }) => {
  const [type, name, min, max, fallback] = range;
  const property = propertyOf(type, name);

  test(`goes from ${min} to ${max} in the panel`, () => {
    expect([property.min, property.inputMax ?? property.max]).toEqual([min, max]);
    for (const value of [min, max]) expect(property.read(value)).toEqual({ value });
    expect(inEnglish(property.read(min - 1))).toMatchObject({
      value: min,
      problem: expect.stringContaining("must be"),
    });
  });

  if (fallback !== undefined)
    test(`is ${fallback} when it is unusable`, () => {
      expect(inEnglish(property.read("much"))).toMatchObject({ value: fallback, problem: expect.any(String) });
    });
});

test.each([
  ["calendar", "pages_per_date", 15],
  ["lines", "columns", 15],
])("the larger of two readings of %s.%s is the limit: %i", (type, name, most) => {
  expect(propertyOf(type, name).max).toBe(most);
});

test.each([
  ["box", "stroke_width", 0.25],
  ["box", "opacity", 0.05],
  ["lines", "line_thickness", 0.25],
])("%s.%s goes in steps of %d", (type, name, step) => {
  expect(propertyOf(type, name).step).toBe(step);
});

/** Properties whose value in a new widget, or default, the specification fixes. */
test.each<readonly [string, string, unknown]>([
  ["box", "stroke_color", "#000000"],
  ["link_list", "count", 10],
  ["link_list", "start_index", 1],
  ["link_list", "index_pad", 3],
  ["link_list", "columns", 2],
  ["link_list", "gap_y", 6],
  ["link_list", "item_height", 24],
  ["link_list", "label_template", "Note {index_padded}"],
  ["link_list", "highlight_color", "#cccccc"],
  ["image", "image_fit", "fit"],
  ["image", "optimize_on_import", true],
  ["image", "grayscale_on_import", false],
  ["checkbox", "checkbox_size", 12],
  ["lines", "line_style", "solid"],
  ["lines", "line_spacing", 20],
  ["lines", "line_count", 10],
  ["lines", "line_thickness", 0.75],
  // The specification says "notes:index". A new link has no target until one is chosen (docs/decisions/0057).
  ["internal_link", "to_dest", ""],
  ["calendar", "calendar_type", "monthly"],
  ["calendar", "first_page_number", 2],
  ["calendar", "pages_per_date", 1],
  ["calendar", "cell_min_size", 44],
  ["calendar", "cell_padding", 4],
  ["calendar", "time_start_hour", 8],
  ["calendar", "time_end_hour", 20],
  ["calendar", "time_slot_minutes", 60],
  ["calendar", "time_label_interval", 60],
])("a new widget has %s.%s = %j", (type, name, value) => {
  const property = propertyOf(type, name);
  expect("initial" in property ? property.initial : property.default).toEqual(value);
});

test.each<readonly [string, string, readonly string[]]>([
  ["image", "image_fit", ["fit", "stretch", "actual"]],
  ["tap_zone", "tap_action", ["page_link", "destination_link", "prev_page", "next_page"]],
  ["lines", "line_style", ["solid", "dotted", "dashed", "grid"]],
  ["text_block", "orientation", ["horizontal", "vertical"]],
  ["text_block", "line_cap", ["butt", "round"]],
  ["calendar", "calendar_type", ["monthly", "weekly", "other", "custom_range"]],
  ["calendar", "link_strategy", ["no_links", "sequential_pages", "named_destinations"]],
  ["calendar", "first_day_of_week", ["monday", "sunday"]],
  ["calendar", "weekday_label_style", ["short", "narrow", "full"]],
  ["calendar", "layout_orientation", ["horizontal", "vertical"]],
])("%s.%s may be any of %j", (type, name, values) => {
  for (const value of values) expect(propertyOf(type, name).read(value)).not.toHaveProperty("problem");
});

test.each([
  ["text_block", 72],
  ["link_list", 72],
  ["calendar", 24],
  ["checkbox", 24],
  ["internal_link", 48],
])("type in a %s is offered up to %i pt", (type, most) => {
  expect(widgetDefinition(type)?.styling?.size.inputMax).toBe(most);
});
