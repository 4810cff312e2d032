import { expect, test } from "vitest";
import type { Widget } from "../model/template.ts";
import { applyStyle, resolveStyles, unknownStyles } from "./apply-style.ts";

const styles = resolveStyles({
  styles: [
    { name: "Title", font: "Times-Bold", size: 20 },
    { name: "Rule", stroke_color: "#999999", stroke_width: 0.25, fill_color: "#eeeeee", background_color: "#dddddd" },
  ],
  themes: [
    { name: "Small", styles: [{ name: "Title", size: 14 }] },
    { name: "Red", styles: [{ name: "Title", color: "#ff0000" }] },
  ],
  theme: "Small",
});

const widget = (type: string, parts: Partial<Widget>): Widget => ({
  id: "it",
  type,
  position: { x: 0, y: 0, width: 10, height: 10 },
  ...parts,
});
const applied = (type: string, parts: Partial<Widget>) => {
  const { id: _i, type: _t, position: _p, ...rest } = applyStyle(widget(type, parts), styles);
  return rest;
};

test("a style gives a text its values, those of the theme first, and none that the text has", () => {
  expect(applied("text_block", { styling: { style: "Title", font: "Courier" } })).toEqual({
    styling: { font: "Courier", size: 14 },
  });
});

test.each([
  ["box", { stroke_color: "#999999", stroke_width: 0.25, fill_color: "#eeeeee" }],
  ["divider", { stroke_color: "#999999", line_thickness: 0.25 }],
  ["lines", { stroke_color: "#999999", line_thickness: 0.5 }],
  ["table", { border_color: "#999999", border_width: 0.25 }],
  ["dot_grid", { stroke: undefined, dot_color: "#999999" }],
])("a style gives lines and areas of a %s their values, in its range", (type, { ...properties }) => {
  expect(applied(type, { styling: { style: "Rule" } })).toEqual({ background_color: "#dddddd", properties });
});

test("a style reaches the cells of a grid", () => {
  const cell = { type: "text_block", styling: { style: "Title" } };
  expect(applied("grid", { properties: { cell_template: cell } })).toEqual({
    properties: { cell_template: { type: "text_block", styling: { font: "Times-Bold", size: 14 } } },
  });
});

test("a widget without a style stays the same object", () => {
  const plain = widget("text_block", { styling: { size: 8 } });
  expect(applyStyle(plain, styles)).toBe(plain);
});

test("an unknown style leaves the widget its own values, and is named with its place", () => {
  const styling = { style: "Titel", size: 8 };
  expect(applied("text_block", { styling })).toEqual({ styling: { size: 8 } });
  const grid = widget("grid", { styling, properties: { cell_template: { type: "box", styling } } });
  expect(unknownStyles(grid, styles)).toEqual([
    { name: "Titel", path: ["styling", "style"] },
    { name: "Titel", path: ["properties", "cell_template", "styling", "style"] },
  ]);
});
