import type { Fix, Widget } from "@octavo/engine";
import { expect, test } from "vitest";
import { widgetWords } from "../widgets/widget-words.ts";
import { fixSentence } from "./fix-sentence.ts";

const widget: Widget = {
  id: "to_months",
  type: "text_block",
  content: "All the months of\nthe year 2027",
  position: { x: 20, y: 20, width: 30, height: 16 },
  styling: { size: 6 },
};

const sentence = (...changes: Fix["changes"]) =>
  fixSentence(widget, { label: { text: "Fix" }, widget_id: "to_months", changes });

test("a fix is described by its old and its new values", () => {
  const { position } = widget;
  expect(sentence({ part: "position", value: { ...position, width: 44, height: 44.04 } })).toBe(
    "Its size changes from 30 × 16 to 44 × 44 pt.",
  );
  expect(sentence({ part: "position", value: { x: 24, y: 20, width: 44, height: 16 } })).toBe(
    "Its size changes from 30 × 16 to 44 × 16 pt. It moves from x 20, y 20 to x 24, y 20.",
  );
  expect(sentence({ part: "styling", name: "size", value: 9 })).toBe("Size changes from 6 to 9.");
});

test("a widget is named by its text and its place on the page", () => {
  const page = { width: 300, height: 600 };
  expect(widgetWords(widget, page)).toBe("Text “All the months of the y…” at the top left");
  expect(widgetWords({ ...widget, content: "", position: { x: 0, y: 500, width: 300, height: 90 } }, page)).toBe(
    "Text at the bottom",
  );
});
