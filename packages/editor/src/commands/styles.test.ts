import type { SharedParts, Widget } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { aTemplate, type Notation } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import {
  deleteStyle,
  editStyle,
  newStyle,
  renameStyle,
  setFontEverywhere,
  setStyle,
  setTheme,
  updateStyle,
} from "./styles.ts";

const { fonts } = createTestWorld();
const times = fonts.families.find(({ id }) => id === "tinos");

const text = (id: string, styling: Widget["styling"], more: Partial<Widget> = {}): Notation => [
  id,
  "text_block",
  [0, 0, 100, 20],
  { content: id, ...(styling && { styling }), ...more },
];

const library: SharedParts = {
  styles: [
    { name: "Title", font: "Times-Bold", size: 20 },
    { name: "Rule", stroke_color: "#000000", stroke_width: 1 },
  ],
  themes: [
    { name: "Plain", styles: [] },
    { name: "Modern", styles: [{ name: "Title", font: "Helvetica-Bold" }] },
  ],
  theme: "Plain",
};

function onPage(widgets: readonly Notation[], master: readonly Notation[] = [], shared = library) {
  const editor = editorDriver(
    aTemplate({ pages: [widgets], masters: { m: master }, assigned: ["m"], more: { ...shared } }),
  );
  const shared$ = () => editor.document.shared;
  const stylingOf = (id: string) => editor.widget(id).styling;
  const masterStyling = () => editor.widgets({ kind: "master", id: "m" }).map(({ styling }) => styling);
  return { editor, shared: shared$, stylingOf, masterStyling };
}

describe("a style", () => {
  test("replaces own values of a widget, and leaves its look when it is taken away", () => {
    const { editor, stylingOf } = onPage([text("a", { font: "Courier", text_align: "right" })]);
    editor.select("a");
    editor.runWith(setStyle, { name: "Title" });
    expect(stylingOf("a")).toEqual({ text_align: "right", style: "Title" });
    editor.runWith(setStyle, { name: undefined });
    expect(stylingOf("a")).toEqual({ text_align: "right", font: "Times-Bold", size: 20 });
    editor.undo();
    editor.undo();
    expect(stylingOf("a")).toEqual({ font: "Courier", text_align: "right" });
  });

  test("is made and updated from what a widget shows", () => {
    const lines: Notation = [
      "l",
      "lines",
      [0, 0, 90, 90],
      { properties: { line_thickness: 2, line_color: "#333333" } },
    ];
    const { editor, shared, stylingOf } = onPage([
      text("a", { size: 9 }),
      text("b", { style: "Note", size: 30 }),
      lines,
    ]);
    editor.select("a", "b");
    expect(editor.runWith(newStyle, { name: "Title" })).toBe('There is already a style "Title"');
    editor.runWith(newStyle, { name: "Note" });
    expect(shared()?.styles?.at(-1)).toEqual({ name: "Note", size: 9 });
    expect([stylingOf("a"), stylingOf("b")]).toEqual([{ style: "Note" }, { style: "Note" }]);
    editor.editor.runWith(editStyle, { name: "Note", values: { color: "#777777", size: undefined } });
    expect(shared()?.styles?.at(-1)).toEqual({ name: "Note", color: "#777777" });
    editor.select("l");
    editor.runWith(newStyle, { name: "Line" });
    expect(shared()?.styles?.at(-1)).toMatchObject({ name: "Line", stroke_width: 2 });
    expect(editor.widget("l").properties).not.toHaveProperty("line_thickness");
  });

  test("is updated from a widget with values of its own, in the theme that is in use", () => {
    const { editor, shared, stylingOf } = onPage([text("a", { style: "Title", font: "Courier", color: "#555555" })]);
    editor.runWith(setTheme, { name: "Modern" });
    editor.select("a");
    editor.run(updateStyle);
    expect(stylingOf("a")).toEqual({ style: "Title" });
    expect(shared()?.themes?.[1]?.styles).toEqual([{ name: "Title", font: "Courier" }]);
    expect(shared()?.styles?.[0]).toEqual({ name: "Title", font: "Times-Bold", size: 20, color: "#555555" });
  });

  test("is renamed with all references, also those of cells, and deleted without a change of the look", () => {
    const cell = { type: "text_block", styling: { style: "Title" } };
    const grid: Notation = ["g", "grid", [0, 0, 90, 90], { properties: { cell_template: cell } }];
    const { editor, shared, stylingOf, masterStyling } = onPage(
      [text("a", { style: "Title" }), grid],
      [text("m", { style: "Title" })],
    );
    const before = editor.document;
    editor.runWith(renameStyle, { name: "Title", to: "Heading" });
    expect([stylingOf("a"), ...masterStyling()]).toEqual([{ style: "Heading" }, { style: "Heading" }]);
    expect(editor.widget("g").properties).toEqual({ cell_template: { ...cell, styling: { style: "Heading" } } });
    expect(shared()?.themes?.[1]?.styles[0]?.name).toBe("Heading");
    editor.runWith(deleteStyle, { name: "Heading" });
    expect([stylingOf("a"), ...masterStyling()]).toEqual(Array(2).fill({ font: "Times-Bold", size: 20 }));
    expect(shared()?.styles?.map(({ name }) => name)).toEqual(["Rule"]);
    expect(shared()?.themes?.[1]?.styles).toEqual([]);
    editor.undo();
    editor.undo();
    expect(editor.document).toBe(before);
  });
});

test("a theme changes with one step", () => {
  const { editor, shared } = onPage([]);
  editor.runWith(setTheme, { name: "Modern" });
  expect([shared()?.theme, editor.announcements.at(-1)]).toEqual(["Modern", "Theme: Modern"]);
  editor.undo();
  expect(shared()?.theme).toBe("Plain");
});

test("one font for everything changes styles, own fonts and texts without a style, with their weights, in one step", () => {
  const { editor, shared, stylingOf, masterStyling } = onPage(
    [
      text("a", { style: "Title" }),
      text("b", { font: "Helvetica-Bold" }),
      text("c", undefined),
      ["x", "box", [0, 0, 9, 9]],
    ],
    [text("m", { style: "Title", font: "Courier" }), text("n", { style: "Rule" })],
  );
  const before = editor.document;
  if (!times) throw new Error("there is no Times");
  editor.runWith(setFontEverywhere, { family: times, fonts });
  expect(shared()?.styles?.[0]?.font).toBe("Tinos Bold");
  expect(["a", "b", "c", "x"].map(stylingOf)).toEqual([
    { style: "Title" },
    { font: "Tinos Bold" },
    { font: "Tinos" },
    undefined,
  ]);
  expect(masterStyling()).toEqual([
    { style: "Title", font: "Tinos" },
    { style: "Rule", font: "Tinos" },
  ]);
  editor.undo();
  expect(editor.document).toBe(before);
});
