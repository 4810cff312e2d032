/** Place and look of new widgets on pages that have others. */
import { type Template, type Widget, widgetPainter } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { overlap } from "../document/rects.ts";
import { insertWidget } from "./insert-widget.ts";
import { makeRoom } from "./make-room.ts";

const view = { width: 600, height: 800 };

const on = (widgets: readonly Notation[], more: Partial<Template> = {}) =>
  editorDriver(aTemplate({ pages: [widgets], more }), view);

const ruled = { columns: 1, header_row: false, border_style: "horizontal" };
const grey = { border_color: "#999999", border_width: 0.64 };
const rows: Notation = ["tasks_lines", "table", [50, 340, 500, 400], { properties: { ...ruled, ...grey, rows: 20 } }];
const label: Notation = ["tasks_label", "text_block", [50, 320, 500, 18], { content: "To do" }];
const schedule: Notation = ["hours", "day_schedule", [50, 60, 500, 250]];

describe("the place of a new widget", () => {
  test("is within the margins, and the widget is no wider than they are", () => {
    const dimensions = { width: 360, height: 800, margins: [40, 40, 40, 40] } as const;
    const editor = on([], { canvas: { ...aTemplate({}).canvas, dimensions } });
    editor.runWith(insertWidget, { type: "lines" });
    expect(editor.rect("lines-1")).toMatchObject([40, 300, 280, 200]);
  });

  test("is at the top for a header and at the bottom for a footer, as near as there is room", () => {
    const editor = on([box("tabs", 50, 50, 500, 40)]);
    editor.runWith(insertWidget, { type: "text_block", preset: "header" });
    editor.runWith(insertWidget, { type: "text_block", preset: "footer" });
    expect([editor.rect("text_block-1")[1], editor.rect("text_block-2")]).toEqual([100, [50, 720, 200, 30]]);
  });

  test("avoids widgets of the master below the page", () => {
    const masters = { day: [box("header", 50, 250, 500, 300)] };
    const editor = editorDriver(aTemplate({ pages: [[]], masters, assigned: ["day"] }), view);
    editor.runWith(insertWidget, { type: "checkbox" });
    expect(overlap(editor.widget("checkbox-1").position, { x: 50, y: 250, width: 500, height: 300 })).toBe(false);
    expect(editor.announcements.at(-1)).toBe("Inserted Checkbox");
  });

  test("has the first text in the language of the host", () => {
    const editor = on([]);
    const text = (english: string) => (english === "Text" ? "Texto" : english);
    editor.editor.update((state) => ({ ...state, firstNames: { ...state.firstNames, text } }));
    editor.runWith(insertWidget, { type: "text_block" });
    expect(editor.widget("text_block-1").content).toBe("Texto");
    editor.runWith(insertWidget, { type: "text_block", content: "Own" });
    expect(editor.widget("text_block-2").content).toBe("Own");
  });

  test("ignores a ground of the whole page", () => {
    const editor = on([box("ground", 0, 0, 600, 800)]);
    editor.runWith(insertWidget, { type: "checkbox" });
    expect(editor.announcements.at(-1)).toBe("Inserted Checkbox");
  });

  test("is on a line to write on where nothing else is free, with a notice that names what it covers and offers to undo it", () => {
    const editor = on([schedule, label, rows]);
    editor.runWith(insertWidget, { type: "checkbox" });
    const { y, height } = editor.widget("checkbox-1").position;
    expect([(y - 340) % 20, height]).toEqual([0, 20]);
    const text = "The page has no free room: Checkbox lies over To do.";
    expect(editor.announcements.at(-1)).toBe(text);
    expect(editor.state().undoOffer?.document).toBe(editor.document);
  });

  test("names what makes room for it, at most three and how many more", () => {
    const places = [60, 160, 260, 360, 460].map((y, i) => ({ y, name: `List ${i + 1}` }));
    const editor = on(
      places.flatMap(({ y, name }): Notation[] => [
        [`${name} label`, "text_block", [50, y, 500, 18], { content: name }],
        [name, "table", [50, y + 20, 500, 60]],
      ]),
    );
    const shortened = (count: number) =>
      places.slice(0, count).map(({ name }) => {
        const widget = editor.widget(name);
        return { ...widget, position: { ...widget.position, height: 40 } };
      });
    editor.runWith(makeRoom, { changed: shortened(2) });
    expect(editor.announcements.at(-1)).toBe("Made smaller: List 1, List 2.");
    editor.undo();
    expect(editor.rect("List 1")).toEqual([50, 80, 500, 60]);
    editor.runWith(makeRoom, { changed: shortened(5) });
    expect(editor.announcements.at(-1)).toBe("Made smaller: List 1, List 2, List 3, 2 more.");
  });

  test("is in the box of a day, below its name, on a page that boxes of days fill", () => {
    const days = {
      calendar_type: "weekly",
      layout_orientation: "boxes",
      show_month_year: false,
      weekday_label_style: "full",
    };
    const week: Notation = [
      "days",
      "calendar",
      [50, 50, 500, 700],
      { properties: { ...days, start_date: "2027-03-08" } },
    ];
    const dates: Notation[] = [50, 225, 400, 575].map((y) => [
      `dates${y}`,
      "event_list",
      [60, y + 30, 230, 140],
      { properties: { shown_date: "@week_start" } },
    ]);
    const template = aTemplate({ pages: [[week, ...dates]] });
    const editor = editorDriver(template, view);
    const paint = widgetPainter(template, 1, createTestWorld());
    editor.editor.update((state) => ({ ...state, paint }));
    editor.runWith(insertWidget, { type: "checkbox" });
    const { x, y, width, height } = editor.widget("checkbox-1").position;
    const column = x < 300 ? [50, 300] : [300, 550];
    const row = 50 + 175 * Math.floor((y - 50) / 175);
    expect([x >= (column[0] ?? 0), x + width <= (column[1] ?? 0), y > row + 12, y + height <= row + 175]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(editor.announcements.at(-1)).toBe("The page has no free room: Checkbox lies over Calendar.");
  });

  test("is smaller with a notice where only a smaller one is free, and outside of the view it is shown", () => {
    const taken = box("taken", 50, 50, 280, 700);
    const editor = on([taken]);
    editor.runWith(insertWidget, { type: "lines" });
    const [x, , width] = editor.rect("lines-1");
    expect([x >= 330, width <= 220]).toEqual([true, true]);
    expect(editor.announcements.at(-1)).toBe("Inserted Lines, smaller than usual, because the page is full.");

    const below = on([box("taken", 50, 50, 500, 600)]);
    below.editor.resize({ width: 600, height: 400 });
    below.runWith(insertWidget, { type: "checkbox" });
    const { camera, viewport } = below.state();
    const { y, height } = below.widget("checkbox-1").position;
    expect(y).toBeGreaterThan(650);
    expect((y + height) * camera.zoom + camera.y).toBeLessThanOrEqual(viewport.height);
  });

  test("is below what is selected on a page without room", () => {
    const editor = on([box("full", 50, 50, 500, 700), ["text", "text_block", [80, 100, 200, 30]]]);
    editor.select("text");
    editor.runWith(insertWidget, { type: "checkbox" });
    expect(editor.rect("checkbox-1").slice(0, 2)).toEqual([80, 134]);
    expect(editor.announcements.at(-1)).toBe("The page has no free room: Checkbox lies over Box.");
  });
});

describe("the look of a new widget", () => {
  const styles = [
    { name: "Title", font: "Source Serif 4" },
    { name: "Label", font: "IBM Plex Sans Bold" },
    { name: "Text", font: "IBM Plex Sans" },
    { name: "Rule", stroke_color: "#000000", stroke_width: 0.75 },
    { name: "Lines", font: "IBM Plex Sans Condensed", stroke_color: "#999999", stroke_width: 0.64 },
  ] as const;
  const inserted = (type: string, widgets: readonly Notation[], more: Partial<Template> = { styles }): Widget => {
    const editor = on(widgets, more);
    editor.runWith(insertWidget, { type });
    return editor.widget(`${type}-1`);
  };

  test("is that of most widgets of its type, besides titles and frames", () => {
    const text = (id: string, y: number, styling: Record<string, unknown>): Notation => [
      id,
      "text_block",
      [50, y, 200, 20],
      { styling },
    ];
    const frame: Notation = [
      "f",
      "table",
      [50, 300, 9, 9],
      { styling: { style: "Rule" }, properties: { ...ruled, rows: 1 } },
    ];
    const labels = [text("a", 50, { style: "Label", size: 9 }), text("b", 80, { style: "Label", size: 9 })];
    const titles = [110, 140, 170].map((y) => text(`t${y}`, y, { style: "Title", size: 28, text_align: "center" }));
    expect(inserted("text_block", [...labels, ...titles]).styling).toEqual({ style: "Label", size: 9 });
    expect(inserted("table", [frame, rows]).properties).toEqual(grey);
  });

  test("is a style for rules as dark as its own, and for text that also has a bolder style", () => {
    expect(inserted("divider", []).styling).toEqual({ style: "Rule" });
    expect(inserted("lines", []).styling).toEqual({ style: "Lines" });
    expect(inserted("row_list", []).styling).toEqual({ style: "Lines" });
    expect(inserted("text_block", []).styling).toEqual({ style: "Text" });
    expect(inserted("checkbox", [])).toMatchObject({
      styling: { style: "Text" },
      properties: { stroke_color: "#000000", stroke_width: 0.75 },
    });
  });

  test("is that of the texts and the grey rules of a document without styles", () => {
    const body: Notation = ["a", "text_block", [50, 50, 200, 20], { styling: { font: "Lora", size: 11 } }];
    const bold: Notation = ["b", "text_block", [50, 80, 200, 20], { styling: { font: "Lora Bold", size: 11 } }];
    const made = inserted("row_list", [body, bold, rows], {});
    expect(made.styling).toEqual({ font: "Lora" });
    expect(made.properties).toEqual({ line_color: "#999999", stroke_width: 0.64 });
  });

  test("has the distance of the rows on the page, and nothing of its own on an empty page", () => {
    const spaced: Notation = ["rows", "table", [50, 500, 500, 240], { properties: { ...ruled, ...grey, rows: 10 } }];
    expect(inserted("lines", [spaced], {}).properties).toMatchObject({ line_spacing: 24, stroke_color: "#999999" });
    expect(inserted("lines", [], {}).properties).toBeUndefined();
    expect(inserted("row_list", [], {}).styling).toBeUndefined();
  });

  test("is not smaller than the device shows", () => {
    const editor = on([]);
    editor.editor.update((state) => ({ ...state, minimums: { type: 12.31, stroke: 0.843 } }));
    editor.runWith(insertWidget, { type: "row_list" });
    expect(editor.widget("row_list-1")).toMatchObject({ styling: { size: 12.4 }, properties: { stroke_width: 0.85 } });
  });
});
