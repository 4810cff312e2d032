import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { templateDefaults } from "./parse/template-defaults.ts";
import { widgetPainter } from "./widget-painter.ts";

const world = nodeWorld();
const position = { x: 10, y: 20, width: 100, height: 30 };

test("a widget is drawn with the variables of its page and reports the faces that it needs", () => {
  const paged = { ...templateDefaults, page_count: 3 };
  const paint = widgetPainter(paged, 2, world);
  const { items, faces } = paint({ id: "a", type: "text_block", position, content: "{page} of {total_pages}" });
  expect(items).toMatchObject([{ kind: "text", text: "2 of 3" }]);
  expect(faces).toEqual(["arimo-regular"]);
});

test("ignores invisible items", () => {
  const paint = widgetPainter(templateDefaults, 1, world);
  expect(paint({ id: "a", type: "tap_zone", position }).items).toEqual([]);
});
