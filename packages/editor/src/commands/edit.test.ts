import { widgetDefinitions } from "@octavo/engine";
import { formatMessage, limits } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { inReadingOrder, overlap } from "../document/rects.ts";
import { copyWidgets, cutWidgets, paste, pasteHere, pasteInPlace } from "./copy-and-paste.ts";
import { clearCanvas, deleteWidgets } from "./delete-widgets.ts";
import { duplicateWidgets } from "./duplicate.ts";
import { goToPage } from "./go-to-page.ts";
import { insertWidget } from "./insert-widget.ts";
import { insertWidgets } from "./insert-widgets.ts";
import { setFlag, toggleHidden, toggleLock, unlockAll } from "./lock-and-hide.ts";
import { renameWidget } from "./rename-widget.ts";
import { selectAll, selectNone, selectWidgets } from "./select.ts";
import { moveBy, setGeometry } from "./set-geometry.ts";

const two = [box("a", 100, 100, 50, 20), box("b", 200, 150, 30, 60)];
const onPage = (widgets: readonly Notation[] = two) => editorDriver(aTemplate({ pages: [widgets, []] }));

describe("inserting several widgets", () => {
  const added = { id: "a", type: "box", position: { x: 0, y: 0, width: 10, height: 10 } };

  test("selects them and makes room, in one undo step", () => {
    const editor = onPage();
    const smaller = { ...added, id: "b", position: { x: 200, y: 150, width: 30, height: 20 } };
    editor.runWith(insertWidgets, { label: "Habits", widgets: [added], removed: ["a"], resized: [smaller] });
    expect(editor.ids()).toEqual(["b", "a"]);
    expect(editor.rect("b")).toEqual([200, 150, 30, 20]);
    expect(editor.selectedIds).toEqual(["a"]);
    editor.undo();
    expect(editor.rect("a")).toEqual([100, 100, 50, 20]);
    expect(editor.rect("b")).toEqual([200, 150, 30, 60]);
  });

  test("says that widgets lie over others", () => {
    const editor = onPage();
    const over = { ...added, position: { ...added.position, x: 100, y: 100 } };
    editor.runWith(insertWidgets, { label: "Habits", widgets: [over], isOver: true });
    expect(editor.announcements.at(-1)).toBe("The page has no free room: Habits lies over Box.");
    expect(editor.state().undoOffer?.document).toBe(editor.document);
  });

  test("replaces the last insertion, unless the document has changed since", () => {
    const editor = onPage([]);
    editor.runWith(insertWidgets, { label: "Habits", widgets: [added] });
    const first = editor.editor.getState().document;
    const wider = { ...added, position: { x: 0, y: 0, width: 20, height: 10 } };
    editor.runWith(insertWidgets, { label: "Habits", widgets: [wider], instead: first });
    expect(editor.ids()).toEqual(["a"]);
    expect(editor.rect("a")).toEqual([0, 0, 20, 10]);
    editor.runWith(insertWidgets, { label: "Habits", widgets: [added], instead: first });
    expect(editor.ids()).toEqual(["a", "a-1"]);
    editor.undo();
    editor.undo();
    expect(editor.ids()).toEqual([]);
  });
});

describe("inserting", () => {
  test.each(widgetDefinitions)("a $type uses its default size and selects it", ({ type, size }) => {
    const editor = onPage([]);
    editor.runWith(insertWidget, { type, corner: { x: 0, y: 0 } });
    const [id = ""] = editor.ids();
    expect(editor.rect(id)).toEqual([0, 0, size.width, size.height]);
    expect(editor.selectedIds).toEqual([id]);
    editor.undo();
    expect(editor.ids()).toEqual([]);
    editor.redo();
    expect(editor.rect(id)).toEqual([0, 0, size.width, size.height]);
  });

  test("uses the center of the view, on the grid", () => {
    const editor = onPage([]);
    editor.editor.resize({ width: 400, height: 300 });
    editor.at(1, -200, -300);
    editor.runWith(insertWidget, { type: "box" });
    expect(editor.rect("box-1")).toEqual([280, 390, 240, 120]);
  });

  test("does not stack new widgets", () => {
    const editor = onPage([]);
    for (let i = 0; i < 3; i++) editor.runWith(insertWidget, { type: "checkbox" });
    expect(new Set(editor.ids().map((id) => editor.rect(id).join())).size).toBe(3);
    expect(editor.ids()).toEqual(["checkbox-1", "checkbox-2", "checkbox-3"]);
  });

  test("uses the nearest free position to the center", () => {
    const editor = editorDriver(aTemplate({ pages: [[]] }), { width: 600, height: 800 });
    for (const type of ["text_block", "calendar", "lines"]) editor.runWith(insertWidget, { type });
    const [text, calendar, lines] = editor.widgets().map(({ position }) => position);
    if (!text || !calendar || !lines) throw new Error("three widgets were inserted");
    expect(overlap(text, calendar) || overlap(text, lines) || overlap(calendar, lines)).toBe(false);
    expect(text.x + text.width / 2).toBeCloseTo(300, -1);
    expect(calendar.x + calendar.width / 2).toBeCloseTo(300, -1);
  });

  test("becomes half as large where the page is too full", () => {
    const rows = Array.from({ length: 7 }, (_, i): Notation => box(`row${i}`, 50, 50 + i * 100, 350, 100));
    const editor = editorDriver(aTemplate({ pages: [rows] }), { width: 600, height: 800 });
    editor.runWith(insertWidget, { type: "box" });
    const [x, , width] = editor.rect("box-1");
    expect([x >= 400, width]).toEqual([true, 120]);
  });

  test("lies on lines to write on, and not on texts, if nothing else is free", () => {
    const lines: Notation = ["lines", "lines", [0, 0, 600, 800]];
    const title: Notation = ["title", "text_block", [50, 300, 500, 200]];
    const rows: Notation = ["rows", "table", [0, 600, 600, 200], { properties: { rows: 8, header_row: false } }];
    const editor = editorDriver(aTemplate({ pages: [[lines, rows, title]] }), { width: 600, height: 800 });
    editor.runWith(insertWidget, { type: "text_block" });
    const added = editor.widget("text_block-1").position;
    expect(overlap(added, { x: 50, y: 300, width: 500, height: 200 })).toBe(false);
  });

  test("keeps a widget on the page when it is dropped near an edge", () => {
    const editor = onPage([]);
    editor.runWith(insertWidget, { type: "box", center: { x: 590, y: 10 } });
    expect(editor.rect("box-1")).toEqual([360, 0, 240, 120]);
  });

  test("applies a preset", () => {
    const editor = onPage([]);
    editor.runWith(insertWidget, { type: "lines", preset: "cornell", rect: { x: 0, y: 0, width: 400, height: 600 } });
    expect(editor.widget("lines-1").properties).toMatchObject({ vertical_guides: [0.25], bottom_padding: 120 });
  });

  test("sets the picture of an image in the same step", () => {
    const editor = onPage([]);
    const rect = { x: 0, y: 0, width: 80, height: 60 };
    editor.runWith(insertWidget, { type: "image", rect, properties: { image_src: "data:image/png;base64," } });
    expect(editor.widget("image-1").properties).toEqual({ image_src: "data:image/png;base64," });
    editor.undo();
    expect(editor.ids()).toEqual([]);
  });

  test("reports unknown types and the widget limit", () => {
    const editor = onPage([]);
    expect(editor.runWith(insertWidget, { type: "boxx" })).toBe('There is no widget type "boxx"');
    const full = onPage(Array.from({ length: limits.widgetsPerDesign }, (_, i) => box(`w${i}`, 0, 0, 9, 9)));
    expect(full.runWith(insertWidget, { type: "box" })).toBe("A page design can have at most 500 widgets");
  });
});

describe("deleting", () => {
  test("removes the selection and clears it", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.key("Delete");
    expect(editor.ids()).toEqual([]);
    expect(editor.selectedIds).toEqual([]);
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b"]);
    expect(editor.selectedIds).toEqual(["a", "b"]);
    editor.redo();
    expect(editor.ids()).toEqual([]);
  });

  test.each([
    ["internal_link", { bind: "day(@date_next)" }, true],
    ["tap_zone", { tap_action: "prev_page" }, true],
    ["internal_link", { to_dest: "notes:index" }, false],
  ])("after copying a %s with %o reports a link to the previous or next page: %s", (type, properties, isSaid) => {
    const editor = onPage([["a", type, [0, 0, 100, 40], { properties }]]);
    editor.select("a");
    editor.run(duplicateWidgets);
    const sentence = "Duplicated 1 widget. Previous and next links lead where the originals lead";
    const { undoOffer } = editor.state();
    expect(undoOffer && formatMessage(undoOffer.message)).toBe(isSaid ? sentence : undefined);
    expect(editor.announcements.at(-1)).toBe(isSaid ? sentence : "Duplicated 1 widget");
  });

  test("offers undo until the next edit", () => {
    const editor = onPage();
    const isSaid = () => editor.state().undoOffer?.document === editor.document;
    editor.select("a", "b");
    editor.key("Delete");
    expect(editor.state().undoOffer?.message).toMatchObject({ text: "Deleted {count} widgets", values: { count: 2 } });
    expect(isSaid()).toBe(true);
    editor.undo();
    expect(isSaid()).toBe(false);
  });

  test("no longer offers undo after the step that follows a deletion is undone", () => {
    const editor = onPage([...two, box("c", 100, 100, 20, 20)]);
    editor.select("a", "b");
    editor.key("Delete");
    editor.select("c");
    editor.key("ArrowRight");
    expect(editor.state().undoOffer).toBeUndefined();
    editor.undo();
    expect(editor.ids()).toEqual(["c"]);
    expect(editor.state().undoOffer).toBeUndefined();
  });

  test("asks first for one widget in the panel", () => {
    const editor = onPage();
    editor.select("a");
    expect(deleteWidgets.confirmation?.(editor.state(), undefined)?.text).toBe("Delete this widget?");
  });

  test("clears the canvas, and undo restores the selection", () => {
    const editor = onPage([...two, ["k", "box", [0, 0, 9, 9], { locked: true }]]);
    editor.select("a");
    editor.run(clearCanvas);
    expect(editor.ids()).toEqual(["k"]);
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b", "k"]);
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("leaves locked widgets", () => {
    const editor = onPage([["a", "box", [0, 0, 9, 9], { locked: true }], box("b", 50, 50, 9, 9)]);
    editor.runWith(selectWidgets, { ids: ["a", "b"] });
    editor.key("Backspace");
    expect(editor.ids()).toEqual(["a"]);
  });
});

describe("duplicating", () => {
  test("adds copies at an offset of 20 points and selects them", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.run(duplicateWidgets);
    expect(editor.ids()).toEqual(["a", "b", "a-1", "b-1"]);
    expect(editor.rect("a-1")).toEqual([120, 120, 50, 20]);
    expect(editor.rect("b-1")).toEqual([220, 170, 30, 60]);
    expect(editor.selectedIds).toEqual(["a-1", "b-1"]);
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b"]);
    expect(editor.selectedIds).toEqual(["a", "b"]);
  });

  test("repeats the offset of the last copy, also after it was moved", () => {
    const editor = onPage();
    editor.select("a");
    editor.key("Mod+D");
    editor.key("Mod+D");
    expect(editor.rect("a-2")).toEqual([140, 140, 50, 20]);
    editor.runWith(moveBy, { x: 40, y: -20 });
    editor.key("Mod+D");
    expect(editor.rect("a-3")).toEqual([240, 120, 50, 20]);
  });

  test("starts again with 20 points for other widgets", () => {
    const editor = onPage();
    editor.select("a");
    editor.key("Mod+D");
    editor.runWith(moveBy, { x: 100, y: 0 });
    editor.select("b");
    editor.key("Mod+D");
    expect(editor.rect("b-1")).toEqual([220, 170, 30, 60]);
  });

  test("keeps the painting order for any order of selection", () => {
    const editor = onPage();
    editor.select("b", "a");
    editor.run(duplicateWidgets);
    expect(editor.ids()).toEqual(["a", "b", "a-1", "b-1"]);
  });
});

describe("copying and pasting", () => {
  test("increases the offset by 20 points with each paste", () => {
    const editor = onPage();
    editor.select("a");
    editor.run(copyWidgets);
    editor.run(paste);
    editor.run(paste);
    expect(editor.rect("a-1")).toEqual([120, 120, 50, 20]);
    expect(editor.rect("a-2")).toEqual([140, 140, 50, 20]);
    expect(editor.selectedIds).toEqual(["a-2"]);
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b", "a-1"]);
    editor.redo();
    expect(editor.ids()).toEqual(["a", "b", "a-1", "a-2"]);
  });

  test("starts again with 20 points on another page", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.run(copyWidgets);
    editor.run(paste);
    editor.runWith(goToPage, { page: 2 });
    editor.run(paste);
    expect(editor.ids()).toHaveLength(2);
    expect(editor.ids().map((id) => editor.rect(id).slice(0, 2))).toEqual([
      [120, 120],
      [220, 170],
    ]);
    editor.undo();
    expect(editor.ids()).toEqual([]);
  });

  test("keeps the position when pasting in place", () => {
    const editor = onPage();
    editor.select("a");
    editor.run(copyWidgets);
    editor.runWith(goToPage, { page: 2 });
    editor.run(pasteInPlace);
    expect(editor.rect(editor.ids()[0] ?? "")).toEqual([100, 100, 50, 20]);
  });

  test("uses the position of the menu for Paste Here", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.run(copyWidgets);
    editor.pointerDown([300, 400], { button: 2 });
    editor.run(pasteHere);
    expect(
      editor
        .ids()
        .slice(2)
        .map((id) => editor.rect(id).slice(0, 2)),
    ).toEqual([
      [300, 400],
      [400, 450],
    ]);
  });

  test("uses the system clipboard for Paste Here after the menu closed", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.run(copyWidgets);
    const { text } = editor.state().clipboard ?? {};
    const other = editorDriver(aTemplate({}));
    other.pointerDown([300, 400], { button: 2 });
    const at = other.state().contextMenu?.screen;
    other.editor.update((state) => ({ ...state, contextMenu: undefined, hasSystemClipboard: true }));
    other.runWith(pasteHere, { text, at });
    expect(other.ids().map((id) => other.rect(id).slice(0, 2))).toEqual([
      [300, 400],
      [400, 450],
    ]);
  });

  test("keeps the ids of cut widgets", () => {
    const editor = onPage();
    editor.select("a");
    editor.run(cutWidgets);
    expect(editor.ids()).toEqual(["b"]);
    expect(editor.announcements).toEqual(["Cut 1 widget"]);
    editor.runWith(goToPage, { page: 2 });
    editor.run(pasteInPlace);
    expect(editor.ids()).toEqual(["a"]);
    editor.undo();
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b"]);
  });

  test("writes text to the system clipboard that another tab can paste", () => {
    const editor = onPage();
    editor.select("b", "a");
    editor.run(copyWidgets);
    const request = editor.requests.find(({ kind }) => kind === "write-clipboard");
    const text = request?.kind === "write-clipboard" ? request.text : "";
    const other = editorDriver(aTemplate({}));
    expect(other.editor.paste(text)).toBeUndefined();
    expect(other.ids()).toEqual(["a", "b"]);
    expect(other.rect("a")).toEqual([120, 120, 50, 20]);
    other.editor.paste(text.replaceAll("\n", "\r\n"));
    expect(other.rect("a-1")).toEqual([140, 140, 50, 20]);
  });

  test("pastes in place with Ctrl+Shift+V", () => {
    const editor = onPage();
    editor.select("a");
    expect(editor.key("Mod+C")).toBe(false);
    editor.run(copyWidgets);
    const { text = "" } = editor.state().clipboard ?? {};
    editor.runWith(goToPage, { page: 2 });
    expect(editor.key("Mod+Shift+V")).toBe(false);
    editor.editor.paste(text);
    expect(editor.rect(editor.ids()[0] ?? "")).toEqual([100, 100, 50, 20]);
  });

  test("reports an empty clipboard", () => {
    const editor = onPage();
    expect(editor.editor.paste("")?.text).toBe("The clipboard is empty");
    expect(editor.editor.paste("a shopping list: milk")?.text).toBe("There are no widgets on the clipboard");
    expect(editor.editor.paste("widgets:\n- {type: boxx}")?.text).toBe("There are no widgets on the clipboard");
  });

  test("works for widgets of a master", () => {
    const editor = editorDriver(aTemplate({ masters: { m: two }, assigned: ["m"] }));
    editor.runWith(selectWidgets, { ids: ["a"], place: { kind: "master", id: "m" } });
    editor.run(copyWidgets);
    editor.run(paste);
    expect(editor.ids()).toEqual(["a"]);
    expect(editor.rect("a")).toEqual([120, 120, 50, 20]);
  });
});

describe("selecting", () => {
  test("selects all selectable widgets, or none", () => {
    const editor = onPage([...two, ["c", "box", [0, 0, 9, 9], { locked: true }]]);
    editor.run(selectAll);
    expect(editor.selectedIds).toEqual(["a", "b"]);
    editor.run(selectNone);
    expect(editor.selectedIds).toEqual([]);
  });

  test("cycles in reading order with Tab, and back with Shift", () => {
    const editor = onPage([box("low", 0, 300, 9, 9), box("right", 200, 0, 9, 9), box("left", 0, 0, 9, 9)]);
    const order = ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"].map((key) => {
      editor.key(key);
      return editor.selectedIds[0];
    });
    expect(order).toEqual(["left", "right", "low", "left", "low", "right"]);
    expect(inReadingOrder(editor.widgets()).map(({ id }) => id)).toEqual(["left", "right", "low"]);
  });

  test("starts with the last widget when going back", () => {
    const editor = onPage();
    editor.key("Shift+Tab");
    expect(editor.selectedIds).toEqual(["b"]);
  });

  test("moves to neighbors with arrow keys", () => {
    const editor = onPage([box("mid", 200, 200, 20, 20), box("up", 210, 50, 20, 20), box("right", 400, 210, 20, 20)]);
    editor.select("mid");
    editor.key("Alt+Shift+ArrowUp");
    expect(editor.selectedIds).toEqual(["up"]);
    editor.select("mid");
    editor.key("Alt+Shift+ArrowRight");
    expect(editor.selectedIds).toEqual(["right"]);
    editor.key("Alt+Shift+ArrowRight");
    expect(editor.selectedIds).toEqual(["right"]);
  });

  test("toggles widgets, ignores missing ones and creates no step", () => {
    const editor = onPage();
    editor.runWith(selectWidgets, { ids: ["a", "x"] });
    editor.runWith(selectWidgets, { ids: ["b"], toggles: true });
    expect(editor.selectedIds).toEqual(["a", "b"]);
    editor.runWith(selectWidgets, { ids: ["a"], toggles: true });
    expect(editor.selectedIds).toEqual(["b"]);
    expect(editor.state().history.done).toEqual([]);
  });

  test("scrolls the selected widget into view", () => {
    const editor = onPage([box("far", 500, 700, 50, 50)]);
    editor.editor.resize({ width: 300, height: 300 });
    editor.at(1);
    editor.runWith(selectWidgets, { ids: ["far"] });
    expect(editor.state().camera).toEqual({ x: 300 - 24 - 550, y: 300 - 24 - 750, zoom: 1 });
  });
});

describe("position and size", () => {
  test("are set for each selected widget", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.runWith(setGeometry, { to: { x: 5, height: 44 } });
    expect([editor.rect("a"), editor.rect("b")]).toEqual([
      [5, 100, 50, 44],
      [5, 150, 30, 44],
    ]);
    editor.undo();
    expect(editor.rect("b")).toEqual([200, 150, 30, 60]);
  });

  test("accept increments", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.runWith(setGeometry, { by: { y: -110, width: 10 } });
    expect([editor.rect("a"), editor.rect("b")]).toEqual([
      [100, 0, 60, 20],
      [200, 40, 40, 60],
    ]);
  });

  test("fall back to 0 and 100 for invalid numbers, with minimums of 0 and 1", () => {
    const editor = onPage();
    editor.select("a");
    editor.runWith(setGeometry, { to: { x: Number.NaN, width: Number.NaN } });
    expect(editor.rect("a")).toEqual([0, 100, 100, 20]);
    editor.runWith(setGeometry, { to: { y: -5, height: 0 } });
    expect(editor.rect("a")).toEqual([0, 0, 100, 1]);
  });

  test("keep the distances of a group moved against the edge", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.runWith(moveBy, { x: -500, y: -500 });
    expect([editor.rect("a"), editor.rect("b")]).toEqual([
      [0, 0, 50, 20],
      [100, 50, 30, 60],
    ]);
  });
});

describe("nudging", () => {
  test("moves and resizes with Shift by the grid of the document", () => {
    const editor = onPage();
    editor.editor.update((state) => ({
      ...state,
      document: { ...state.document, canvas: { ...state.document.canvas, grid_size: 14.25 } },
    }));
    editor.select("a");
    for (const key of ["Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Mod+Shift+ArrowDown"])
      editor.key(key);
    expect(editor.rect("a")).toEqual([114.25, 128.5, 50, 34.25]);
  });

  test("moves by 1, with Shift by 10, with Alt by 0.1", () => {
    const editor = onPage();
    editor.select("a");
    for (const key of ["ArrowRight", "Shift+ArrowDown", "Alt+ArrowLeft", "ArrowUp"]) editor.key(key);
    expect(editor.rect("a")).toEqual([100.9, 109, 50, 20]);
  });

  test("merges quick repetitions into one step", () => {
    const editor = onPage();
    editor.select("a");
    for (let i = 0; i < 5; i++) editor.key("ArrowRight", { repeat: i > 0 });
    editor.wait(1000);
    editor.key("ArrowRight");
    expect(editor.rect("a")[0]).toBe(106);
    editor.undo();
    expect(editor.rect("a")[0]).toBe(105);
    editor.undo();
    expect(editor.rect("a")[0]).toBe(100);
    editor.redo();
    expect(editor.rect("a")[0]).toBe(105);
  });

  test("separates steps of different widgets", () => {
    const editor = onPage();
    editor.select("a");
    editor.key("ArrowRight");
    editor.select("b");
    editor.key("ArrowRight");
    editor.undo();
    expect([editor.rect("a")[0], editor.rect("b")[0]]).toEqual([101, 200]);
  });

  test("resizes with Ctrl by the same amounts", () => {
    const editor = onPage();
    editor.select("a");
    for (const key of ["Mod+ArrowRight", "Mod+Shift+ArrowDown", "Mod+ArrowUp"]) editor.key(key);
    expect(editor.rect("a")).toEqual([100, 100, 51, 29]);
    for (let i = 0; i < 9; i++) editor.key("Mod+Shift+ArrowLeft");
    expect(editor.rect("a")).toEqual([100, 100, 1, 29]);
    editor.undo();
    expect(editor.rect("a")).toEqual([100, 100, 50, 20]);
  });
});

describe("locking and hiding", () => {
  test("affects only the editor and can be undone", () => {
    const editor = onPage();
    editor.select("a");
    editor.run(toggleLock);
    editor.run(toggleHidden);
    expect(editor.widget("a")).toMatchObject({ locked: true, hidden_in_editor: true });
    editor.undo();
    editor.undo();
    expect(editor.widget("a")).not.toHaveProperty("locked");
  });

  test("is reversed by the same command for all widgets", () => {
    const editor = onPage();
    editor.select("a");
    editor.run(toggleLock);
    editor.select("a", "b");
    expect(toggleLock.isOn?.(editor.state())).toBe(false);
    editor.run(toggleLock);
    expect(editor.widgets().every(({ locked }) => locked)).toBe(true);
    expect(toggleLock.isOn?.(editor.state())).toBe(true);
    editor.run(toggleLock);
    expect(editor.widgets().some(({ locked }) => locked)).toBe(false);
  });

  test("applies to widgets that are not selected", () => {
    const editor = onPage();
    editor.runWith(setFlag, { ids: ["a", "b"], flag: "locked", isOn: true });
    editor.runWith(setFlag, { ids: ["b"], flag: "locked", isOn: false });
    expect(editor.widgets().map(({ locked }) => locked ?? false)).toEqual([true, false]);
    expect(editor.selectedIds).toEqual([]);
    editor.undo();
    editor.undo();
    expect(editor.widgets().map(({ locked }) => locked ?? false)).toEqual([false, false]);
  });

  test("prevents moving, resizing and deleting", () => {
    const editor = onPage();
    editor.select("a");
    editor.run(toggleLock);
    const locked = editor.widget("a");
    for (const key of ["ArrowRight", "Mod+ArrowRight", "Delete", "Shift+]"]) editor.key(key);
    editor.runWith(setGeometry, { to: { x: 0 } });
    expect(editor.widget("a")).toBe(locked);
  });

  test("ends for all widgets with one command", () => {
    const editor = onPage();
    editor.select("a", "b");
    editor.run(toggleLock);
    editor.run(toggleHidden);
    editor.run(unlockAll);
    expect(editor.widgets().some((widget) => widget.locked || widget.hidden_in_editor)).toBe(false);
    expect(unlockAll.isEnabled(editor.state())).toBe(false);
  });
});

describe("renaming", () => {
  test("changes the id and keeps the selection", () => {
    const editor = onPage();
    editor.select("b", "a");
    expect(editor.runWith(renameWidget, { id: "a", to: "title" })).toBeUndefined();
    expect(editor.ids()).toEqual(["title", "b"]);
    expect(editor.selectedIds).toEqual(["b", "title"]);
    editor.undo();
    expect(editor.selectedIds).toEqual(["b", "a"]);
  });

  test("reports invalid ids and ids that are taken, also on other pages", () => {
    const editor = editorDriver(aTemplate({ pages: [two, [box("c", 0, 0, 9, 9)]] }));
    expect(editor.runWith(renameWidget, { id: "a", to: "a title" })).toBe(
      "Use letters, digits, hyphens and underscores",
    );
    expect(editor.runWith(renameWidget, { id: "a", to: "c" })).toBe('There is already a widget "c" here');
    expect(editor.runWith(renameWidget, { id: "x", to: "y" })).toBe("Widget not found");
  });
});
