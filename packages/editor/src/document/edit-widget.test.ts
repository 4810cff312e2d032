import { type Widget, widgetDefinitions } from "@octavo/engine";
import { formatMessage, MessageError } from "@octavo/foundation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aWidget, box } from "../../test/a-template.ts";
import {
  newWidget,
  withBackground,
  withMove,
  withPin,
  withPreset,
  withProperty,
  withRect,
  withStyling,
} from "./edit-widget.ts";

const rect = (width: number, height: number) => ({ x: 10, y: 10, width, height });

function edited(widget: Widget, name: string, value: unknown): Widget {
  const result = withProperty(widget, name, value);
  if ("refused" in result) throw new MessageError(result.refused);
  return result.widget;
}

const refusalOf = (result: ReturnType<typeof withProperty>) => "refused" in result && formatMessage(result.refused);

const ruled = (properties: Widget["properties"] = {}, height = 200, width = 400): Widget =>
  aWidget(["it", "lines", [10, 10, width, height], { properties }]);

test("a pin has only the axes that do not scale", () => {
  const widget = aWidget(box("a"));
  const pinned = withPin(withPin(widget, "x", "stretch"), "y", "bottom");
  expect(pinned.pin).toEqual({ x: "stretch", y: "bottom" });
  expect(withPin(pinned, "x", "scale").pin).toEqual({ y: "bottom" });
  expect(withPin(withPin(pinned, "x", undefined), "y", "left")).toEqual(widget);
});

describe("a new widget", () => {
  test("has the initial values of the palette", () => {
    expect(newWidget("link_list", "a", rect(320, 160)).properties).toMatchObject({
      count: 10,
      columns: 2,
      gap_y: 6,
      item_height: 24,
    });
    expect(newWidget("box", "a", rect(240, 120)).properties).toBeUndefined();
  });

  test("leads nowhere if it is a link", () => {
    const link = newWidget("internal_link", "a", rect(140, 24));
    expect([link.content, link.properties]).toEqual(["Link", undefined]);
    expect(newWidget("tap_zone", "a", rect(120, 48)).properties).toEqual({ tap_action: "destination_link" });
  });

  test.each(widgetDefinitions.map(({ type }) => type))("of type %s has only valid values", (type) => {
    const definition = widgetDefinitions.find((candidate) => candidate.type === type);
    const { properties = {} } = newWidget(type, "a", rect(100, 100));
    for (const [name, value] of Object.entries(properties))
      expect(definition?.properties[name]?.read(value).problem).toBeUndefined();
  });
});

describe("ruled lines", () => {
  test("derive the height from spacing and count, with a minimum of 50", () => {
    expect(edited(ruled(), "line_spacing", 30).position.height).toBe(10 * 30 + 20);
    expect(edited(ruled(), "line_count", 5).position.height).toBe(5 * 20 + 20);
    expect(edited(ruled(), "line_count", 1).position.height).toBe(50);
  });

  test("derive the count from a typed height, with a minimum of one", () => {
    const typed = (height: number) => withRect(ruled(), rect(400, height), { isTyped: true }).properties?.line_count;
    expect(typed(321)).toBe(15);
    expect(typed(199)).toBe(8);
    expect(typed(10)).toBe(1);
  });

  test("lose only the lines without room when they are dragged shorter, and none when taller", () => {
    const dragged = (height: number, properties = {}) =>
      withRect(ruled(properties), rect(400, height)).properties?.line_count;
    expect(dragged(199)).toBe(10);
    expect(dragged(180)).toBe(10);
    expect(dragged(179)).toBe(9);
    expect(dragged(199, { top_padding: 60, bottom_padding: 20 })).toBe(6);
    expect(dragged(10)).toBe(1);
    expect(dragged(201)).toBe(10);
    expect(dragged(321)).toBe(15);
    expect(dragged(321, { line_count: 30 })).toBe(30);
  });

  test("limit the count to its range at any height", () => {
    expect(withRect(ruled({ line_spacing: 10 }), rect(400, 1200)).properties?.line_count).toBe(50);
  });

  test("shrink margins in proportion in a narrower box", () => {
    const narrow = withRect(ruled({ margin_left: 80, margin_right: 40 }), rect(70, 200));
    expect(narrow.properties).toMatchObject({ margin_left: 40, margin_right: 20 });
    const wide = withRect(ruled({ margin_left: 80, margin_right: 40 }), rect(300, 200));
    expect(wide.properties).toMatchObject({ margin_left: 80, margin_right: 40 });
  });

  test("limit each margin so that 10 points remain", () => {
    const small = ruled({ margin_right: 50 }, 200, 100);
    expect(edited(small, "margin_left", 90).properties?.margin_left).toBe(40);
    expect(edited(small, "margin_right", 95).properties?.margin_right).toBe(90);
  });

  test("become a Cornell page with the preset", () => {
    const { properties } = withPreset(ruled({ top_padding: 10 }, 500), "cornell");
    expect(properties).toMatchObject({
      line_style: "solid",
      vertical_guides: [0.25],
      bottom_padding: 120,
      line_spacing: 18,
      columns: 0,
      line_count: Math.floor((500 - 120 - 10) / 18),
    });
    expect(withPreset(ruled({}, 100), "cornell").properties?.line_count).toBe(3);
  });

  test("keep their values when they move", () => {
    const widget = ruled({ line_count: 3 });
    expect(withMove(widget, 5, 5)).toEqual({ ...widget, position: { x: 15, y: 15, width: 400, height: 200 } });
  });
});

describe("the times of a week", () => {
  const week = aWidget(["it", "calendar", [0, 0, 280, 200], { properties: { calendar_type: "weekly" } }]);

  test("end at least an hour after the start", () => {
    expect(edited(week, "time_start_hour", 21).properties).toMatchObject({ time_start_hour: 21, time_end_hour: 22 });
    expect(edited(week, "time_end_hour", 3).properties).toMatchObject({ time_end_hour: 9 });
  });

  test("label times at most once per slot", () => {
    const slots = edited(week, "time_slot_minutes", 90);
    expect(slots.properties).toMatchObject({ time_slot_minutes: 90, time_label_interval: 90 });
    expect(edited(slots, "time_label_interval", 30).properties?.time_label_interval).toBe(90);
  });
});

describe("a property", () => {
  const plain = aWidget(box("it", 0, 0, 10, 10));

  test("is limited to its range and reports the correction", () => {
    const result = withProperty(plain, "corner_radius", 99);
    expect(result).toMatchObject({ widget: { properties: { corner_radius: 60 } } });
    expect("correction" in result && result.correction && formatMessage(result.correction)).toBe(
      "Corner radius must be from 0 to 60",
    );
  });

  test("falls back if it is not a number", () => {
    const check = aWidget(["it", "checkbox", [0, 0, 150, 20]]);
    expect(edited(check, "checkbox_size", "much").properties?.checkbox_size).toBe(16);
    expect(edited(plain, "opacity", "").properties?.opacity).toBe(1);
  });

  test("keeps a token as written", () => {
    const zone = aWidget(["it", "tap_zone", [0, 0, 50, 50]]);
    expect(edited(zone, "target_page", "{page}").properties?.target_page).toBe("{page}");
    const calendar = aWidget(["it", "calendar", [0, 0, 50, 50]]);
    expect(edited(calendar, "start_date", "{year}-{month_padded}-01").properties?.start_date).toBe(
      "{year}-{month_padded}-01",
    );
  });

  test("refuses an invalid date", () => {
    const calendar = aWidget(["it", "calendar", [0, 0, 50, 50]]);
    expect(refusalOf(withProperty(calendar, "start_date", "2026-02-30"))).toBe(
      "Start date must be a day that exists, like 2026-01-31",
    );
  });

  test("uses its default after removal", () => {
    const round = edited(plain, "corner_radius", 5);
    expect(edited(round, "corner_radius", undefined).properties).toEqual({});
  });

  test("returns the same widget for an equal value or an unknown property", () => {
    const round = edited(plain, "corner_radius", 5);
    expect(edited(round, "corner_radius", 5)).toBe(round);
    expect(edited(round, "line_count", 5)).toBe(round);
  });

  test("refuses @ in the dest_id of an anchor", () => {
    const anchor = aWidget(["it", "anchor", [0, 0, 1, 1]]);
    expect(refusalOf(withProperty(anchor, "dest_id", "day:@date"))).toBe(
      "Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
    );
    expect(edited(anchor, "dest_id", "day:{date}").properties?.dest_id).toBe("day:{date}");
  });

  test("normalizes colors and allows an empty one", () => {
    expect(edited(plain, "stroke_color", "#ABCDEF").properties?.stroke_color).toBe("#abcdef");
    expect(edited(plain, "stroke_color", "").properties?.stroke_color).toBe("");
    expect(refusalOf(withProperty(plain, "stroke_color", "red"))).toBe("Stroke must be a color like #1A2B3C");
  });

  test("accepts guides between 0 and 1 as text", () => {
    expect(edited(ruled(), "vertical_guides", "0.25, 0.5").properties?.vertical_guides).toEqual([0.25, 0.5]);
    expect(withProperty(ruled(), "vertical_guides", "0.25, 1")).toHaveProperty("refused");
  });

  test("stays within its range for any input", () => {
    const numbers = widgetDefinitions.flatMap(({ type, properties }) =>
      Object.entries(properties).flatMap(([name, property]) =>
        property.kind === "number" ? [{ type, name, property }] : [],
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.oneof(fc.double(), fc.integer(), fc.string()), (entry, value) => {
        const { type, name, property } = entry;
        const result = withProperty(newWidget(type, "a", rect(200, 200)), name, value);
        if ("refused" in result) throw new Error("a number is never refused");
        const kept = result.widget.properties?.[name];
        if (typeof kept === "number") expect(property.read(kept)).toEqual({ value: kept });
      }),
    );
  });
});

describe("styling", () => {
  const sized = (type: string, size: unknown) => withStyling(newWidget(type, "a", rect(100, 100)), "size", size);

  test("limits the size to the range of each widget", () => {
    expect(sized("text_block", 100)).toMatchObject({ widget: { styling: { size: 72 } } });
    expect(sized("link_list", 100)).toMatchObject({ widget: { styling: { size: 72 } } });
    expect(sized("calendar", 100)).toMatchObject({ widget: { styling: { size: 24 } } });
    expect(sized("checkbox", 100)).toMatchObject({ widget: { styling: { size: 24 } } });
    expect(sized("internal_link", 100)).toMatchObject({ widget: { styling: { size: 48 } } });
    expect(sized("text_block", 2)).toMatchObject({
      widget: { styling: { size: 6 } },
      correction: { text: "{property} {problem}" },
    });
    expect(sized("text_block", "huge")).toMatchObject({ widget: { styling: { size: 12 } } });
  });

  test("is ignored by widgets without text", () => {
    const line = newWidget("divider", "a", rect(100, 2));
    expect(withStyling(line, "size", 20)).toEqual({ widget: line });
  });

  test("accepts color, alignment and font, or returns a reason", () => {
    const text = newWidget("text_block", "a", rect(100, 100));
    expect(withStyling(text, "color", "#00FF00")).toMatchObject({ widget: { styling: { color: "#00ff00" } } });
    expect(withStyling(text, "color", "green")).toHaveProperty("refused");
    expect(withStyling(text, "text_align", "justify")).toHaveProperty("refused");
    expect(withStyling(text, "font", "Courier")).toMatchObject({ widget: { styling: { font: "Courier" } } });
  });
});

test("accepts a background like #RRGGBB and treats empty as transparent", () => {
  const plain = aWidget(box("it", 0, 0, 10, 10));
  const grey = withBackground(plain, "#CCCCCC");
  expect(grey).toMatchObject({ widget: { background_color: "#cccccc" } });
  expect("widget" in grey && withBackground(grey.widget, "")).toEqual({ widget: plain });
  expect(refusalOf(withBackground(plain, "#ccc"))).toBe("Background must be a color like #1A2B3C");
});

test("keeps a widget at least 1 × 1 and inside the top left corner", () => {
  const plain = aWidget(box("it", 5, 5, 10, 10));
  expect(withRect(plain, { x: -3, y: -0.001, width: 0, height: -8 }).position).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  });
});
