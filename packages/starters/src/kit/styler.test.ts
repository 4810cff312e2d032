import { resolveStyles, type Widget } from "@octavo/engine";
import { expect, test } from "vitest";
import { styler } from "./styler.ts";

const styled = styler(
  resolveStyles({
    styles: [
      { name: "Title", font: "Tinos" },
      { name: "Rule", stroke_color: "#000000", stroke_width: 1 },
      { name: "Lines", font: "Inter", stroke_width: 0.5 },
    ],
  }),
);
const drawn = (type: string, more: Partial<Widget>): Widget => {
  return { id: "a", type, position: { x: 0, y: 0, width: 90, height: 20 }, ...more };
};

test("a drawn widget gets the style that gives the most of its values, and keeps the others", () => {
  const title = styled(drawn("text_block", { content: "A", styling: { font: "Tinos", size: 22 } }));
  expect(title.styling).toEqual({ style: "Title", size: 22 });
  const table = { styling: { font: "Inter" }, properties: { border_width: 0.5, rows: 3 } };
  expect(styled(drawn("table", table))).toMatchObject({
    styling: { style: "Lines" },
    properties: { rows: 3 },
  });
});

test("a widget that would look different keeps its values, and cells get styles of their own", () => {
  const other = drawn("text_block", { styling: { font: "Caveat", size: 9 } });
  expect(styled(other)).toBe(other);
  const cell_template = { type: "divider", properties: { line_thickness: 1 } };
  expect(styled(drawn("grid", { properties: { rows: 2, cell_template } })).properties).toEqual({
    rows: 2,
    cell_template: { type: "divider", styling: { style: "Rule" } },
  });
});
