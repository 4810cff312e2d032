import { type DeviceProfile, lintTemplate } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { aTemplate, aWidget, box, type Notation } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { openDesign, openTemplate } from "../document/open-document.ts";
import { saveTemplate } from "../document/save-document.ts";
import { isDirty } from "../state/editor-state.ts";
import { moveInOrder } from "./change-order.ts";
import {
  categories,
  guidesAround,
  placeGuide,
  removeGuides,
  setDocumentSettings,
  setProfile,
} from "./document-settings.ts";
import { goToPage } from "./go-to-page.ts";
import { deletePage } from "./pages.ts";
import { plainCommand } from "./registry.ts";
import { replaceDocument } from "./replace-document.ts";
import { setCanvas } from "./set-canvas.ts";
import { moveBy } from "./set-geometry.ts";
import { applyFix, rescaleDocument } from "./transform-document.ts";

const pile = ["a", "b", "c", "d"].map((id) => box(id, 0, 0, 50, 50));

function editing(widgets: readonly Notation[] = pile, ...ids: readonly string[]) {
  const editor = editorDriver(aTemplate({ pages: [widgets] }));
  editor.select(...ids);
  return Object.assign(editor, {
    runById(id: string) {
      const command = plainCommand(id);
      if (!command) throw new Error(`no command ${id}`);
      return editor.run(command);
    },
  });
}

const device: DeviceProfile = {
  id: "small",
  name: "Small",
  display: {
    screen_size: [600, 800],
    ppi: 144,
    inches: 6.9,
    color: false,
    technology: null,
    color_size: null,
  },
  pdf_settings: {
    page_size: "Device",
    orientation: "portrait",
    safe_margins: [10, 20, 30, 40],
    page: { width: 300, height: 400 },
  },
  constraints: { min_font_pt: 8, min_stroke_pt: 0.5, min_touch_target_pt: 20, grayscale_levels: 16 },
  toolbar: null,
};

describe("painting order", () => {
  test.each([
    ["bring-to-front", "Shift+]", ["a", "d", "b", "c"]],
    ["send-to-back", "Shift+[", ["b", "c", "a", "d"]],
    ["bring-forward", "]", ["a", "d", "b", "c"]],
    ["send-backward", "[", ["b", "c", "a", "d"]],
  ])("changes by %s", (id, shortcut, expected) => {
    const editor = editing(pile, "b", "c");
    editor.runById(id);
    expect(editor.ids()).toEqual(expected);
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b", "c", "d"]);
    expect(editor.key(shortcut)).toBe(true);
    expect(editor.ids()).toEqual(expected);
  });

  test("creates no step at the ends", () => {
    const editor = editing(pile, "c", "d");
    editor.runById("bring-forward");
    editor.runById("bring-to-front");
    expect(editor.state().history.done).toEqual([]);
  });

  test("changes by a drag in the layer list", () => {
    const editor = editing(pile, "d", "a");
    editor.runWith(moveInOrder, { below: "c" });
    expect(editor.ids()).toEqual(["b", "a", "d", "c"]);
    editor.runWith(moveInOrder, { below: undefined });
    expect(editor.ids()).toEqual(["b", "c", "a", "d"]);
  });
});

describe("document settings", () => {
  test("create one step each, and none for equal values", () => {
    const editor = editing();
    expect(categories).toEqual(["general", "business", "personal", "education", "forms"]);
    editor.runWith(setDocumentSettings, { name: "Planner", author: "Ada", category: "business" });
    expect(editor.document.metadata).toMatchObject({ name: "Planner", author: "Ada", category: "business" });
    editor.runWith(setDocumentSettings, { name: "Planner" });
    expect(editor.state().history.done).toHaveLength(1);
    editor.undo();
    expect(editor.document.metadata.name).toBe("New Template");
  });

  test("rename a design and its list", () => {
    const editor = editorDriver(openDesign("master", { name: "Day", description: "", widgets: [] }));
    editor.runWith(setDocumentSettings, { name: "Tag" });
    expect(editor.document.masters[0]?.name).toBe("Tag");
    editor.undo();
    expect(editor.document.masters[0]?.name).toBe("Day");
  });

  test("apply the page and margins of a device", () => {
    const editor = editing();
    editor.runWith(setProfile, { profile: device });
    expect(editor.document.metadata.profile).toBe("small");
    expect(editor.document.canvas.dimensions).toEqual({ width: 300, height: 400, margins: [10, 20, 30, 40] });
    expect(editor.rect("a")).toEqual([0, 0, 50, 50]);
    editor.undo();
    expect(editor.document.metadata.profile).toBe("");
    expect(editor.document.canvas.dimensions.width).toBe(600);
  });
});

describe("the page", () => {
  test("has a size, margins, a background and a grid", () => {
    const editor = editing();
    editor.runWith(setCanvas, {
      width: 500,
      margins: [1, 2, 3, 4],
      background: "#EEEEEE",
      grid_size: 5,
      snap_enabled: false,
    });
    expect(editor.document.canvas).toMatchObject({
      dimensions: { width: 500, height: 800, margins: [1, 2, 3, 4] },
      background: "#eeeeee",
      grid_size: 5,
      snap_enabled: false,
    });
    expect(editor.state().settings.snap).toBe(false);
    editor.undo();
    expect(editor.document.canvas.grid_size).toBe(10);
  });

  test.each([
    [{ width: 0 }, "Width and height must be numbers from 1 to 14400"],
    [{ height: Number.NaN }, "Width and height must be numbers from 1 to 14400"],
    [{ background: "white" }, "Background must be a color like #1A2B3C"],
    [{ grid_size: 0 }, "Grid size must be a number above 0 up to 50"],
    [{ margins: [400, 0, 400, 0] as const }, "Margins must be four numbers that leave room on the page"],
  ])("refuses %j", (args, message) => {
    const editor = editing();
    const { document } = editor;
    expect(editor.runWith(setCanvas, args)).toBe(message);
    expect(editor.document).toBe(document);
  });

  test("has sorted guides, which can all be removed", () => {
    const editor = editing();
    editor.runWith(placeGuide, { axis: "x", at: 300 });
    editor.runWith(placeGuide, { axis: "x", at: 100 });
    editor.runWith(placeGuide, { axis: "x", index: 0, at: 400 });
    expect(editor.document.canvas.guides).toEqual({ x: [300, 400], y: [] });
    editor.run(removeGuides);
    expect(editor.document.canvas).not.toHaveProperty("guides");
    editor.undo();
    expect(editor.document.canvas.guides).toEqual({ x: [300, 400], y: [] });
  });

  test("moves guides and creates no step for an unchanged position", () => {
    const editor = editing();
    editor.runWith(placeGuide, { axis: "x", at: 300 });
    const { document } = editor;
    editor.runWith(placeGuide, { axis: "x", index: 0, at: 300 });
    expect(editor.document).toBe(document);
    editor.runWith(placeGuide, { axis: "x", index: 0, at: 200 });
    expect(editor.document.canvas.guides).toEqual({ x: [200], y: [] });
  });

  test("adds guides around the selection within the page", () => {
    const editor = editing([box("a", 100, 40, 600, 60)], "a");
    editor.runWith(placeGuide, { axis: "x", at: 300 });
    editor.run(guidesAround);
    editor.run(guidesAround);
    expect(editor.document.canvas.guides).toEqual({ x: [100, 300], y: [40, 100] });
  });
});

describe("the whole document", () => {
  test("is replaced by its edited text in one step and shares equal parts", () => {
    const editor = editing(pile, "a");
    const { document } = editor;
    const next = openTemplate({ ...saveTemplate(document), widgets: saveTemplate(document).widgets.slice(1) });
    editor.runWith(replaceDocument, { document: next });
    expect(editor.ids()).toEqual(["b", "c", "d"]);
    expect(editor.selectedIds).toEqual([]);
    expect(editor.document.pages[0]?.widgets[0]).toBe(document.pages[0]?.widgets[1]);
    editor.undo();
    expect(editor.document).toBe(document);
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("creates no step if it is replaced by an equal one", () => {
    const editor = editing();
    editor.runWith(replaceDocument, { document: openTemplate(aTemplate({ pages: [pile] })) });
    expect(editor.state().history.done).toEqual([]);
  });

  test("is rescaled to another page and restored in one step", () => {
    const editor = editing(pile);
    editor.runWith(rescaleDocument, {
      page: { width: 300, height: 400 },
      options: { mode: "proportional" },
      profile: "small",
    });
    expect(editor.rect("a")).toEqual([0, 0, 25, 25]);
    expect(editor.document.metadata.profile).toBe("small");
    editor.undo();
    expect(editor.rect("a")).toEqual([0, 0, 50, 50]);
  });

  test("applies lint fixes, also to a single design", () => {
    const world = createTestWorld([device]);
    const small = aWidget(["t", "text_block", [50, 50, 300, 40], { content: "small", styling: { size: 5 } }]);
    const design = openDesign("master", { name: "Day", description: "", widgets: [small] });
    const editor = editorDriver(design);
    const problem = lintTemplate(saveTemplate(editor.document), device, world).find(
      ({ code }) => code === "text_too_small",
    );
    if (!problem?.fix) throw new Error("the lint offers no fix");
    editor.runWith(applyFix, problem.fix);
    const left = lintTemplate(saveTemplate(editor.document), device, world);
    expect(left.map(({ code }) => code)).not.toContain("text_too_small");
    editor.undo();
    expect(editor.document).toBe(design);
  });
});

describe("undo and redo", () => {
  test("restore the place and the selection of the edit", () => {
    const editor = editorDriver(aTemplate({ pages: [[pile[0] ?? box("a")], [box("z", 0, 0, 9, 9)]] }));
    editor.select("a");
    editor.runWith(moveBy, { x: 5, y: 5 });
    editor.runWith(goToPage, { page: 2 });
    editor.select("z");
    editor.undo();
    expect(editor.ids()).toEqual(["a"]);
    expect(editor.selectedIds).toEqual(["a"]);
    editor.runWith(goToPage, { page: 2 });
    editor.redo();
    expect(editor.ids()).toEqual(["a"]);
    expect(editor.rect("a").slice(0, 2)).toEqual([5, 5]);
  });

  test("merge no edit into a step of another page", () => {
    const editor = editorDriver(aTemplate({ pages: [[box("a", 0, 0, 9, 9)], [box("z", 0, 0, 9, 9)]] }));
    editor.select("a");
    editor.key("Delete");
    editor.runWith(goToPage, { page: 2 });
    editor.undo();
    expect(editor.document.pages.map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([["a"], ["z"]]);
  });

  test("are unaffected by selection changes", () => {
    const editor = editing(pile, "a");
    editor.runWith(moveBy, { x: 5, y: 5 });
    editor.undo();
    editor.click([20, 20]);
    expect(editor.redo()).toBe(true);
    expect(editor.rect("a").slice(0, 2)).toEqual([5, 5]);
  });

  test("announce the step", () => {
    const editor = editing(pile, "a");
    editor.runWith(moveBy, { x: 5, y: 5 });
    editor.undo();
    editor.redo();
    expect(editor.announcements).toEqual(["Moved 1 widget", "Undid move 1 widget", "Redid move 1 widget"]);
  });
});

describe("the unsaved state", () => {
  test("starts with an edit and ends when it is undone", () => {
    const editor = editing(pile, "a");
    expect(isDirty(editor.state())).toBe(false);
    editor.runWith(moveBy, { x: 5, y: 5 });
    expect(isDirty(editor.state())).toBe(true);
    editor.undo();
    expect(isDirty(editor.state())).toBe(false);
  });

  test("ends with saving, except for later edits", () => {
    const editor = editing(pile, "a");
    editor.runWith(moveBy, { x: 5, y: 5 });
    const sent = editor.document;
    editor.runWith(moveBy, { x: 5, y: 5 });
    editor.editor.markSaved(sent);
    expect(isDirty(editor.state())).toBe(true);
    editor.undo();
    expect(isDirty(editor.state())).toBe(false);
    editor.undo();
    expect(isDirty(editor.state())).toBe(true);
  });

  test("is unaffected by view changes", () => {
    const editor = editing(pile, "a");
    editor.runById("zoom-in");
    editor.runById("toggle-snap");
    editor.run(deletePage);
    expect(isDirty(editor.state())).toBe(false);
  });
});
