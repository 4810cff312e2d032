import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aTemplate, type WidgetNotation } from "../../test/support/documents.ts";
import type { Block } from "../model/shared-parts.ts";
import type { Template, Widget } from "../model/template.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import { rescaleTemplate, type TargetPage } from "./rescale-template.ts";

/** A page of 400 × 600 with margins of 20. */
function onPage(...widgets: readonly WidgetNotation[]): Template {
  const { canvas } = aTemplate({});
  return aTemplate({
    canvas: { ...canvas, dimensions: { ...canvas.dimensions, margins: [20, 20, 20, 20] } },
    masters: { it: widgets },
  });
}

const minimums = { min_font_pt: 6, min_stroke_pt: 0.5 };
const kept = (template: Template, page: TargetPage) =>
  rescaleTemplate(template, page, { mode: "keep_sizes", minimums });
const widgetsOf = (template: Template): readonly Widget[] => template.masters[0]?.widgets ?? [];
const larger = { width: 500, height: 800 };

let count = 0;
const at = (type: string, x: number, y: number, width: number, height: number, more: Partial<WidgetNotation> = {}) => ({
  id: `w${++count}`,
  type,
  position: { x, y, width, height },
  ...more,
});

const title = at("text_block", 20, 20, 260, 30, { content: "Day", styling: { size: 20 } });
const link = at("internal_link", 340, 20, 40, 30, { content: "›", properties: { to_dest: "day:1" } });
const label = at("text_block", 20, 60, 170, 14, { content: "Notes" });
const ruled = at("lines", 20, 80, 170, 500, { properties: { line_spacing: 25, line_count: 21 } });
const rows = at("table", 210, 80, 170, 500, { properties: { rows: 20, columns: 1, header_row: false } });

describe("a larger page without scaling", () => {
  const after = widgetsOf(kept(onPage(title, link, label, ruled, rows), larger));
  const [newTitle, newLink, newLabel, newLines, newRows] = after;

  test("has more lines and rows of the same height", () => {
    expect(newLines?.properties).toMatchObject({ line_spacing: 25, line_count: 29 });
    expect(newRows?.properties).toMatchObject({ rows: 28 });
    expect(newRows?.position.height).toBe(28 * 25);
  });

  test("keeps type, links and labels at their size, and distances to the edges", () => {
    expect(newTitle?.styling).toEqual({ size: 20 });
    expect(newTitle?.position).toMatchObject({ x: 20, y: 20, height: 30 });
    expect(newLink?.position).toEqual({ x: 440, y: 20, width: 40, height: 30 });
    expect(newLabel?.position).toMatchObject({ x: 20, y: 60, height: 14 });
  });

  test("is shared by its columns", () => {
    expect(newLines?.position.width).toBeCloseTo(220, 1);
    expect(newRows?.position).toMatchObject({ x: 260, width: 220 });
  });

  test("keeps content inside wider margins", () => {
    const [first] = widgetsOf(kept(onPage(title, ruled, rows), { ...larger, margins: [60, 30, 20, 50] }));
    expect(first?.position).toMatchObject({ x: 50, y: 60 });
  });
});

test("a smaller page has fewer lines, and its type becomes smaller only where it would not fit", () => {
  const long = at("text_block", 20, 20, 360, 30, {
    content: "A title that fills its line completely",
    styling: { size: 20 },
  });
  const short = at("text_block", 20, 52, 360, 20, { content: "Notes", styling: { size: 12 } });
  const [first, second, lines] = widgetsOf(kept(onPage(long, short, ruled), { width: 200, height: 400 }));
  expect(lines?.properties).toMatchObject({ line_spacing: 25, line_count: 13 });
  expect(Number(first?.styling?.["size"])).toBeLessThan(20);
  expect(second?.styling?.["size"]).toBe(12);
});

test("checkboxes stay beside their rows", () => {
  const cell = { type: "checkbox", content: "" };
  const boxes = at("grid", 192, 80, 12, 500, {
    properties: { rows: 20, cols: 1, data_source: "range(20)", cell_template: cell },
  });
  const [grid, table] = widgetsOf(kept(onPage(boxes, rows), larger));
  expect(grid?.properties).toMatchObject({ rows: 28, data_source: "range(28)" });
  expect(grid?.position).toMatchObject({ width: 12, y: table?.position.y, height: table?.position.height });
});

test("rows with texts or links are not repeated, nor are rules below a list of links", () => {
  const texts = at("table", 20, 80, 170, 200, { properties: { rows: 4, header_row: false, data: [["a"], ["b"]] } });
  const index = at("link_list", 210, 80, 170, 500, { properties: { count: 20, columns: 1 } });
  const [table, rules] = widgetsOf(kept(onPage(texts, rows, index), larger));
  expect(table?.properties).toMatchObject({ rows: 4 });
  expect(rules?.properties).toMatchObject({ rows: 20 });
});

test("a schedule keeps the height of its hours if lines can take the room", () => {
  const hours = at("day_schedule", 20, 60, 360, 300);
  const [schedule, lines] = widgetsOf(kept(onPage(hours, at("lines", 20, 380, 360, 200)), larger));
  expect(schedule?.position).toMatchObject({ y: 60, height: 300 });
  expect(lines?.position).toMatchObject({ y: 380, height: 400 });
});

test("a background covers the new page, and the rest keeps its distances to the edges", () => {
  const background = at("box", 0, 0, 400, 600);
  const [box, heading] = widgetsOf(kept(onPage(background, title, ruled), { width: 200, height: 300 }));
  expect(box?.position).toEqual({ x: 0, y: 0, width: 200, height: 300 });
  expect(heading?.position).toMatchObject({ x: 20, y: 20 });
});

test("pinned widgets keep their distances, and guides beyond the page are removed", () => {
  const pinned = at("box", 300, 500, 80, 80, { pin: { x: "right", y: "bottom" } });
  const { canvas, ...rest } = onPage(title, pinned);
  const template = { ...rest, canvas: { ...canvas, guides: { x: [100, 390], y: [50] } } };
  expect(widgetsOf(kept(template, larger))[1]?.position).toEqual({ x: 400, y: 700, width: 80, height: 80 });
  expect(kept(template, { width: 300, height: 600 }).canvas.guides).toEqual({ x: [100], y: [50] });
});

test("a frame fills the page, and a block is drawn for the size of its instances", () => {
  const block = (name: string, size: Size, ...widgets: readonly WidgetNotation[]): Block => ({
    name,
    size,
    widgets: widgets.map((widget) => ({ id: "in", position: { x: 0, y: 0, ...size }, ...widget })),
  });
  const frame = block("Frame", { width: 400, height: 600 }, at("divider", 20, 50, 360, 2));
  const notes = block(
    "Notes",
    { width: 360, height: 500 },
    at("lines", 0, 0, 360, 500, { properties: { line_count: 26 } }),
  );
  const template = {
    ...onPage(at("block", 20, 80, 360, 500, { properties: { block: "Notes" } })),
    blocks: [frame, notes],
    frame: "Frame",
  };
  const { blocks, masters } = kept(template, larger);
  expect(blocks?.[0]).toMatchObject({ size: larger, widgets: [{ position: { x: 20, y: 50, width: 460, height: 2 } }] });
  expect(blocks?.[1]?.size).toEqual({ width: 460, height: 700 });
  expect(blocks?.[1]?.widgets[0]?.properties).toMatchObject({ line_count: 36 });
  expect(masters[0]?.widgets[0]?.position).toMatchObject({ width: 460, height: 700 });
});

describe("any page", () => {
  const types = fc.constantFrom(
    "text_block",
    "internal_link",
    "lines",
    "dot_grid",
    "table",
    "calendar",
    "box",
    "divider",
    "link_list",
  );
  const hundredths = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
  const widget = fc
    .tuple(types, hundredths(0, 340), hundredths(0, 540), hundredths(8, 390), hundredths(8, 590))
    .map(([type, x, y, width, height]) => at(type, x, y, Math.min(width, 400 - x), Math.min(height, 600 - y)));
  const template = fc.array(widget, { minLength: 1, maxLength: 12 }).map((widgets) => onPage(...widgets));
  const page = fc.record({ width: fc.integer({ min: 180, max: 900 }), height: fc.integer({ min: 250, max: 1200 }) });

  const overlap = (a: Rect, b: Rect) =>
    Math.min(
      Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
      Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
    );

  test("has nothing outside, and no new overlaps", () => {
    fc.assert(
      fc.property(template, page, (before, to) => {
        const [old, rects] = [before, kept(before, to)].map((each) => widgetsOf(each).map(({ position }) => position));
        rects?.forEach((rect, i) => {
          expect(rect.x).toBeGreaterThanOrEqual(0);
          expect(rect.y).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.width).toBeLessThanOrEqual(to.width + 0.02);
          expect(rect.y + rect.height).toBeLessThanOrEqual(to.height + 0.02);
          for (let j = 0; j < i; j++) {
            const [mine, other] = [old?.[i], old?.[j]];
            if (mine && other && overlap(mine, other) <= 0) expect(overlap(rect, rects[j] ?? rect)).toBeLessThan(0.03);
          }
        });
      }),
    );
  });

  test("keeps its type and line spacing on a larger page, and the positions on a page of the same size", () => {
    fc.assert(
      fc.property(template, page, (before, { width, height }) => {
        const after = widgetsOf(kept(before, { width: 400 + width, height: 600 + height }));
        widgetsOf(before).forEach((widget, i) => {
          expect(after[i]?.styling).toEqual(widget.styling);
          expect(after[i]?.properties?.["line_spacing"]).toBe(widget.properties?.["line_spacing"]);
        });
        const same = widgetsOf(kept(before, { width: 400, height: 600 }));
        widgetsOf(before).forEach(({ position }, i) => {
          expect(Math.abs((same[i]?.position.x ?? 0) - position.x)).toBeLessThan(0.03);
          expect(Math.abs((same[i]?.position.height ?? 0) - position.height)).toBeLessThan(0.03);
        });
      }),
    );
  });
});
