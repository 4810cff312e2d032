import { expect, test } from "vitest";
import { WidgetDisplay } from "../index.ts";
import type { Block, SharedParts } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";

const position = { x: 10, y: 20, width: 40, height: 20 };
const label = (id: string, style?: string): Widget => ({
  id,
  type: "text_block",
  position: { ...position, x: 0, y: 0 },
  content: id,
  ...(style !== undefined && { styling: { style } }),
});
const placed = (id: string, block: string): Widget => ({ id, type: "block", position, properties: { block } });
const block = (name: string, ...widgets: readonly Widget[]): Block => ({
  name,
  size: { width: 40, height: 20 },
  widgets,
});

test("a widget without block and style stands for itself", () => {
  const widget = label("a");
  expect(new WidgetDisplay().widgetsOf(widget, { blocks: [] })[0]).toBe(widget);
});

test("an instance stands for the widgets of its block, which stay the same objects", () => {
  const display = new WidgetDisplay();
  const instance = placed("tab", "Tab");
  const other = block("Other");
  const shared = { blocks: [block("Tab", label("a"), label("b")), other] };
  const before = display.widgetsOf(instance, shared);
  expect(before.map(({ id, position: { x, y } }) => [id, x, y])).toEqual([
    ["tab-a", 10, 20],
    ["tab-b", 10, 20],
  ]);
  expect(display.widgetsOf(instance, { blocks: [...shared.blocks] })).toBe(before);
  const edited = display.widgetsOf(instance, { blocks: [block("Tab", label("a"), label("c")), other] });
  expect(edited[0]).toBe(before[0]);
  expect(edited.map(({ id }) => id)).toEqual(["tab-a", "tab-c"]);
});

test("changes of nested blocks and of styles are followed", () => {
  const display = new WidgetDisplay();
  const row = block("Row", { ...placed("in", "Tab"), position: { ...position, x: 0, y: 0 } });
  const instance = placed("row", "Row");
  const of = (shared: SharedParts) =>
    display.widgetsOf(instance, shared).map(({ content, styling }) => [content, styling?.size]);
  const styles = [{ name: "Title", size: 20 }];
  expect(of({ styles, blocks: [row, block("Tab", label("a", "Title"))] })).toEqual([["a", 20]]);
  expect(of({ styles, blocks: [row, block("Tab", label("b", "Title"))] })).toEqual([["b", 20]]);
  expect(of({ styles: [{ name: "Title", size: 30 }], blocks: [row, block("Tab", label("b", "Title"))] })).toEqual([
    ["b", 30],
  ]);
});
