import { type Widget, widgetDefinitions, widgetPainter } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { sharedFields, sharedValue } from "../document/shared-fields.ts";
import { selected } from "../state/editor-state.ts";
import { applyPreset, setBackground, setContent, setProperty, setStyling } from "./set-property.ts";

const lines: Notation = ["l", "lines", [0, 0, 400, 200]];
const text: Notation = ["t", "text_block", [0, 300, 200, 30], { content: "Title" }];
const check: Notation = ["k", "checkbox", [0, 400, 150, 20], { content: "Done" }];

function editing(widgets: readonly Notation[], ...ids: readonly string[]) {
  const editor = editorDriver(aTemplate({ pages: [widgets] }));
  editor.select(...ids);
  return editor;
}

describe("larger type", () => {
  const world = createTestWorld();
  const fits = (widget: Widget) => widgetPainter(aTemplate({}), 1, world)(widget).isTooLong !== true;
  const label = (x: number, text_align: string): Notation => [
    "t",
    "text_block",
    [x, 300, 70, 18],
    { content: "To do today", styling: { size: 12, text_align } },
  ];
  const enlarged = (widget: Notation, value: number, others: readonly Notation[] = []) => {
    const editor = editing([widget, ...others], "t");
    editor.runWith(setStyling, { name: "size", value, fits });
    return editor;
  };

  test("makes the box of its text larger in the same step, at the same corner", () => {
    const editor = enlarged(label(100, "left"), 24);
    const [x, y, width, height] = editor.rect("t");
    expect([x, y, width >= 130, height >= 28]).toEqual([100, 300, true, true]);
    expect(fits(editor.widget("t"))).toBe(true);
    editor.undo();
    expect(editor.rect("t")).toEqual([100, 300, 70, 18]);
    expect(editor.widget("t").styling?.size).toBe(12);
  });

  test("keeps the side that the text is aligned to, and the box on the page", () => {
    const right = enlarged(label(400, "right"), 24).widget("t").position;
    expect(right.x + right.width).toBeCloseTo(470, 1);
    const edge = enlarged(label(530, "left"), 24).widget("t").position;
    expect(edge.x + edge.width).toBeLessThanOrEqual(600);
  });

  test("only makes a box higher that is wide enough, and leaves other boxes and boxes with room alone", () => {
    const wide: Notation = ["t", "text_block", [100, 300, 300, 18], { content: "To do", styling: { size: 12 } }];
    const editor = enlarged(wide, 24, [check]);
    expect(editor.rect("t").slice(0, 3)).toEqual([100, 300, 300]);
    expect(editor.rect("t")[3]).toBeGreaterThan(28);
    expect(editor.rect("k")).toEqual([0, 400, 150, 20]);
    const roomy: Notation = ["t", "text_block", [100, 300, 300, 100], { content: "To do", styling: { size: 12 } }];
    expect(enlarged(roomy, 24).rect("t")).toEqual([100, 300, 300, 100]);
  });

  test("changes nothing but the type of a text that did not fit before", () => {
    const long: Notation = [
      "t",
      "text_block",
      [100, 300, 30, 12],
      { content: "A text too long", styling: { size: 12 } },
    ];
    expect(enlarged(long, 14).rect("t")).toEqual([100, 300, 30, 12]);
  });
});

describe("setting properties", () => {
  test("updates dependent properties in the same step", () => {
    const editor = editing([lines], "l");
    editor.runWith(setProperty, { values: { line_spacing: 30 } });
    expect(editor.rect("l")[3]).toBe(320);
    editor.undo();
    expect(editor.widget("l")).not.toHaveProperty("properties.line_spacing");
    expect(editor.rect("l")[3]).toBe(200);
    editor.redo();
    expect(editor.widget("l").properties?.line_spacing).toBe(30);
  });

  test("applies to all selected widgets that have the property", () => {
    const editor = editing([box("a", 0, 0, 9, 9), box("b", 0, 0, 9, 9), text], "a", "b", "t");
    editor.runWith(setProperty, { values: { corner_radius: 4 } });
    expect(editor.widgets().map(({ properties }) => properties?.corner_radius)).toEqual([4, 4, undefined]);
  });

  test("adds to numbers, starting from their defaults", () => {
    const bold: Notation = ["b", "box", [0, 0, 9, 9], { properties: { stroke_width: 3 } }];
    const editor = editing([box("a", 0, 0, 9, 9), bold], "a", "b");
    editor.runWith(setProperty, { by: { stroke_width: 0.5 } });
    expect(editor.widgets().map(({ properties }) => properties?.stroke_width)).toEqual([1.5, 3.5]);
  });

  test("announces a correction and keeps the other values", () => {
    const editor = editing([box("a", 0, 0, 9, 9)], "a");
    editor.runWith(setProperty, { values: { opacity: 2, stroke_width: 2 } });
    expect(editor.widget("a").properties).toEqual({ opacity: 1, stroke_width: 2 });
    expect(editor.announcements).toEqual(["Opacity must be from 0 to 1"]);
  });

  test("changes no widget if one refuses", () => {
    const anchors: readonly Notation[] = [
      ["a", "anchor", [0, 0, 1, 1], { properties: { dest_id: "one" } }],
      ["b", "anchor", [9, 9, 1, 1]],
    ];
    const editor = editing(anchors, "a", "b");
    const { document } = editor;
    expect(editor.runWith(setProperty, { values: { dest_id: "day:@date" } })).toMatch(/cannot contain '@'/);
    expect(editor.document).toBe(document);
  });

  test("merges consecutive changes of the same property", () => {
    const editor = editing([box("a", 0, 0, 9, 9)], "a");
    editor.editor.beginStep({ text: "scrub" });
    for (let radius = 1; radius <= 20; radius++) editor.runWith(setProperty, { values: { corner_radius: radius } });
    editor.editor.endStep();
    editor.runWith(setProperty, { values: { opacity: 0.5 } });
    expect(editor.state().history.done.map(({ label }) => formatMessage(label))).toEqual(["scrub", "change opacity"]);
    editor.undo();
    editor.undo();
    expect(editor.widget("a")).not.toHaveProperty("properties");
  });

  test("is reverted without a trace after a trial", () => {
    const editor = editing([box("a", 0, 0, 9, 9)], "a");
    const { document } = editor;
    editor.editor.beginStep({ text: "colour" });
    editor.runWith(setProperty, { values: { stroke_color: "#ff0000" } });
    editor.editor.cancelStep();
    expect(editor.document).toBe(document);
    expect(editor.key("Mod+Z")).toBe(false);
  });
});

describe("appearance", () => {
  test("limits the font size to the range of each widget", () => {
    const editor = editing([text, check], "t", "k");
    editor.runWith(setStyling, { name: "size", value: 40 });
    expect(editor.widgets().map(({ styling }) => styling?.size)).toEqual([40, 24]);
    editor.undo();
    expect(editor.widgets().map(({ styling }) => styling?.size)).toEqual([undefined, undefined]);
  });

  test("increases the font size of all widgets by the same amount", () => {
    const editor = editing([text, check], "t", "k");
    editor.runWith(setStyling, { name: "size", by: 2 });
    expect(editor.widgets().map(({ styling }) => styling?.size)).toEqual([14, 12]);
  });

  test("sets and clears the background", () => {
    const editor = editing([text], "t");
    editor.runWith(setBackground, { color: "#EEEEEE" });
    expect(editor.widget("t").background_color).toBe("#eeeeee");
    expect(editor.runWith(setBackground, { color: "grey" })).toBe("Background must be a color like #1A2B3C");
    editor.runWith(setBackground, { color: "" });
    expect(editor.widget("t")).not.toHaveProperty("background_color");
    editor.undo();
    expect(editor.widget("t").background_color).toBe("#eeeeee");
  });

  test("sets the content of widgets that have it", () => {
    const editor = editing([text, lines], "t", "l");
    editor.runWith(setContent, { content: "New" });
    expect(editor.widget("t").content).toBe("New");
    expect(editor.widget("l")).not.toHaveProperty("content");
    editor.undo();
    expect(editor.widget("t").content).toBe("Title");
  });

  test("applies a preset in one step", () => {
    const editor = editing([["l", "lines", [0, 0, 400, 500]]], "l");
    editor.runWith(applyPreset, { name: "cornell" });
    expect(editor.widget("l").properties).toMatchObject({ line_spacing: 18, line_count: 21, bottom_padding: 120 });
    editor.undo();
    expect(editor.widget("l")).not.toHaveProperty("properties");
  });
});

describe("shared fields", () => {
  const fieldsOf = (widgets: readonly Notation[], ...ids: readonly string[]) =>
    sharedFields(selected(editing(widgets, ...ids).state()));
  const names = (fields: ReturnType<typeof sharedFields>) => fields.properties.map(({ name }) => name);

  test("are those that all widgets have", () => {
    const fields = fieldsOf([text, ["i", "internal_link", [0, 0, 9, 9]]], "t", "i");
    expect(names(fields)).toEqual(["orientation", "bind", "to_dest"]);
    expect(fields).toMatchObject({ type: undefined, hasContent: true, maxTypeSize: 48 });
  });

  test.each(widgetDefinitions.map(({ type }) => type))("include the content of a %s as specified", (type) => {
    const hidden = [
      "divider",
      "lines",
      "anchor",
      "vertical_line",
      "dot_grid",
      "day_schedule",
      "event_list",
      "row_list",
    ];
    const prints = ["text_block", "checkbox", "internal_link"];
    expect(fieldsOf([["w", type, [0, 0, 9, 9]]], "w")).toMatchObject({
      hasContent: !hidden.includes(type),
      printsContent: prints.includes(type),
    });
  });

  test("report different values", () => {
    const round: Notation = ["b", "box", [0, 0, 9, 9], { properties: { corner_radius: 4, opacity: 0.5 } }];
    const other: Notation = ["c", "box", [0, 0, 9, 9], { properties: { corner_radius: 4 } }];
    const fields = fieldsOf([round, other], "b", "c");
    const value = (name: string) => fields.properties.find((field) => field.name === name)?.value;
    expect(value("corner_radius")).toEqual({ mixed: false, value: 4 });
    expect(value("opacity")).toEqual({ mixed: true });
    expect(value("stroke_width")).toEqual({ mixed: false, value: undefined });
  });

  test("compare geometry and styling like other values", () => {
    const widgets = selected(editing([text, check], "t", "k").state());
    expect(sharedValue(widgets, ({ position }) => position.x)).toEqual({ mixed: false, value: 0 });
    expect(sharedValue(widgets, ({ position }) => position.y)).toEqual({ mixed: true });
    expect(sharedValue(widgets, ({ styling }) => styling?.size)).toEqual({ mixed: false, value: undefined });
  });

  test("leave out properties without effect", () => {
    expect(names(fieldsOf([lines], "l"))).not.toContain("grid_spacing");
    const grid: Notation = ["g", "lines", [0, 0, 9, 9], { properties: { line_style: "grid" } }];
    expect(names(fieldsOf([grid], "g"))).toContain("grid_spacing");
    expect(names(fieldsOf([grid, lines], "g", "l"))).not.toContain("grid_spacing");
  });

  test("are empty without widgets", () => {
    expect(fieldsOf([text])).toMatchObject({ type: undefined, hasContent: false, properties: [] });
  });
});
