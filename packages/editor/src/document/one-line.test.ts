import type { Widget } from "@octavo/engine";
import { expect, test } from "vitest";
import { hasOneLine } from "./one-line.ts";

const text = (height: number, content = "Title", more: Partial<Widget> = {}): Widget => ({
  id: "t",
  type: "text_block",
  content,
  position: { x: 0, y: 0, width: 200, height },
  ...more,
});

test("a text has one line if its box has no room for a second one", () => {
  expect(hasOneLine(text(20))).toBe(true);
  expect(hasOneLine(text(30))).toBe(false);
  expect(hasOneLine(text(30, "Title", { styling: { size: 18 } }))).toBe(true);
  expect(hasOneLine(text(20, "One\nTwo"))).toBe(false);
  expect(hasOneLine(text(20, "Title", { properties: { orientation: "vertical_cw" } }))).toBe(false);
});
