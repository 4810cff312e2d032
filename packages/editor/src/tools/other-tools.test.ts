import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation, type TemplateNotation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { closeText, editCell, typeText } from "../commands/edit-text.ts";
import { linkTo } from "../commands/link-to.ts";
import { chooseHand, chooseInsert, chooseLink } from "../commands/tools.ts";
import { previewOf } from "../state/editor-state.ts";

const a = box("a", 100, 100, 100, 60);

function editing(notation: TemplateNotation = { pages: [[a]] }) {
  const editor = editorDriver(aTemplate(notation));
  editor.settings({ snap: false });
  return editor;
}

describe("the insert tool", () => {
  test("places a widget of default size by a click and returns to the select tool", () => {
    const editor = editing();
    editor.key("B");
    expect(editor.state().tool).toEqual({ kind: "insert", type: "box" });
    editor.click([300, 400]);
    expect(editor.rect("box-1")).toEqual([300, 400, 240, 120]);
    expect(editor.selectedIds).toEqual(["box-1"]);
    expect(editor.state().tool).toEqual({ kind: "select" });
    editor.undo();
    expect(editor.ids()).toEqual(["a"]);
  });

  test("draws a widget by a drag from any corner", () => {
    const editor = editing();
    editor.key("L");
    editor.pointerDown([400, 500]);
    editor.pointerMove([300, 300]);
    expect(previewOf(editor.state())?.drawn).toEqual({ x: 300, y: 300, width: 100, height: 200 });
    editor.pointerUp([300, 300]);
    expect(editor.rect("lines-1")).toEqual([300, 300, 100, 200]);
    expect(editor.state().history.done).toHaveLength(1);
  });

  test("draws a square with Shift and from the center with Alt", () => {
    const editor = editing();
    editor.key("B");
    editor.drag(
      [
        [300, 300],
        [350, 320],
      ],
      { shift: true },
    );
    expect(editor.rect("box-1")).toEqual([300, 300, 50, 50]);
    editor.key("B");
    editor.drag(
      [
        [300, 500],
        [350, 520],
      ],
      { alt: true },
    );
    expect(editor.rect("box-2")).toEqual([250, 480, 100, 40]);
  });

  test("snaps both corners to lines and grid", () => {
    const editor = editorDriver(aTemplate({}));
    editor.key("B");
    editor.drag([
      [53, 102],
      [547, 204],
      [547, 204],
    ]);
    expect(editor.rect("box-1")).toEqual([50, 100, 500, 100]);
  });

  test("applies the preset", () => {
    const editor = editing();
    editor.runWith(chooseInsert, { type: "lines", preset: "cornell" });
    editor.drag([
      [0, 0],
      [300, 600],
    ]);
    expect(editor.widget("lines-1").properties?.vertical_guides).toEqual([0.25]);
  });

  test("opens the text of a widget that has one", () => {
    const editor = editing();
    editor.key("T");
    editor.click([300, 400]);
    expect(editor.state().textEdit?.id).toBe("text_block-1");
    editor.runWith(typeText, { content: "Monday" });
    editor.run(closeText);
    expect(editor.widget("text_block-1").content).toBe("Monday");
    editor.undo();
    expect(editor.widget("text_block-1").content).toBe("Text");
    editor.undo();
    expect(editor.ids()).toEqual(["a"]);
  });

  test("is canceled by Escape, first the drag and then the tool", () => {
    const editor = editing();
    editor.key("B");
    editor.pointerDown([300, 300]);
    editor.pointerMove([400, 400]);
    editor.key("Escape");
    editor.pointerUp([400, 400]);
    expect(editor.ids()).toEqual(["a"]);
    expect(editor.state().tool.kind).toBe("insert");
    editor.key("Escape");
    expect(editor.state().tool.kind).toBe("select");
  });

  test("leaves one mode at each Escape and finally the canvas", () => {
    const editor = editing();
    editor.select("a");
    editor.key("B");
    editor.key("Escape");
    expect(editor.selectedIds).toEqual(["a"]);
    editor.key("Escape");
    expect(editor.selectedIds).toEqual([]);
    expect(editor.requests).toEqual([]);
    editor.key("Escape");
    expect(editor.requests).toEqual([{ kind: "next-region" }]);
  });
});

describe("the text editor on the canvas", () => {
  const title: Notation = ["t", "text_block", [100, 100, 200, 30], { content: "Title" }];

  test("opens with Enter and F2, merges typing into one step, and closes with Escape", () => {
    for (const opener of ["Enter", "F2"]) {
      const editor = editing({ pages: [[title]] });
      editor.select("t");
      expect(editor.key(opener)).toBe(true);
      for (const content of ["D", "Da", "Day"]) editor.runWith(typeText, { content });
      expect(editor.key("Escape", { focus: "field" })).toBe(true);
      expect(editor.state().textEdit).toBeUndefined();
      expect(editor.selectedIds).toEqual(["t"]);
      expect(editor.state().history.done.map(({ label }) => formatMessage(label))).toEqual(["edit text"]);
      editor.undo();
      expect(editor.widget("t").content).toBe("Title");
      editor.redo();
      expect(editor.widget("t").content).toBe("Day");
    }
  });

  test("opens the cell of a table under a double click, and the cells beside it", () => {
    const data = [["", "Mon"], ["1"]];
    const editor = editing({
      pages: [[["t", "table", [100, 100, 200, 90], { properties: { rows: 3, columns: 2, data } }]]],
    });
    editor.doubleClick([250, 145]);
    expect(editor.state().textEdit).toMatchObject({ id: "t", cell: 3 });
    for (const content of ["M", "Maths"]) editor.runWith(typeText, { content });
    editor.runWith(editCell, { cell: 4 });
    editor.runWith(typeText, { content: "2" });
    editor.runWith(editCell, { cell: 6 });
    expect(editor.state().textEdit).toBeUndefined();
    expect(editor.widget("t").properties?.["data"]).toEqual([
      ["", "Mon"],
      ["1", "Maths"],
      ["2", ""],
    ]);
    editor.undo();
    expect(editor.widget("t").properties?.["data"]).toEqual(data);
    editor.select("t");
    editor.key("Enter");
    expect(editor.state().textEdit).toMatchObject({ id: "t", cell: 0 });
  });

  test("closes with Ctrl+Enter, a press elsewhere or the next command", () => {
    const editor = editing({ pages: [[title, box("b", 300, 300, 50, 50)]] });
    const open = () => {
      editor.select("t");
      editor.key("Enter");
      expect(editor.state().textEdit).toBeDefined();
    };
    open();
    editor.key("Mod+Enter", { focus: "field" });
    expect(editor.state().textEdit).toBeUndefined();
    expect(editor.state().settings.preview).toBe(false);
    open();
    editor.runWith(typeText, { content: "New" });
    editor.drag([
      [310, 310],
      [330, 310],
    ]);
    expect(editor.state().textEdit).toBeUndefined();
    expect(editor.state().history.done.map(({ label }) => formatMessage(label))).toEqual([
      "edit text",
      "move 1 widget",
    ]);
    open();
    editor.run(chooseHand);
    expect(editor.state().textEdit).toBeUndefined();
  });

  test("creates no step if nothing was typed", () => {
    const editor = editing({ pages: [[title]] });
    editor.select("t");
    editor.key("Enter");
    editor.key("Escape", { focus: "field" });
    expect(editor.state().history.done).toEqual([]);
  });

  test("handles letters, arrows and Delete itself", () => {
    const editor = editing({ pages: [[title]] });
    editor.select("t");
    editor.key("Enter");
    for (const key of ["B", "Delete", "ArrowLeft", "Mod+A", " "])
      expect(editor.key(key, { focus: "field" })).toBe(false);
    expect(editor.state().textEdit).toBeDefined();
    expect(editor.ids()).toEqual(["t"]);
  });

  test("stays open while the view changes", () => {
    const editor = editing({ pages: [[title]] });
    editor.select("t");
    editor.key("Enter");
    editor.wheel([100, 100], -100, { mod: true });
    expect(editor.state().textEdit).toBeDefined();
  });
});

describe("the text editor for several widgets", () => {
  const texts = (editor: ReturnType<typeof editing>) => editor.widgets().map(({ content }) => content);
  const text = (id: string, content: string): Notation => [id, "text_block", [100, 100, 200, 30], { content }];

  test("types one text into all selected texts, in one step", () => {
    const editor = editing({ pages: [[text("t", "One"), text("u", "Two"), text("v", "Three"), box("b", 0, 0, 9, 9)]] });
    editor.select("u", "b", "t");
    expect(editor.key("Enter")).toBe(true);
    expect(editor.announcements.at(-1)).toBe("Editing the text of 2 widgets");
    expect(editor.selectedIds).toEqual(["u", "t"]);
    expect(texts(editor)).toEqual(["One", "Two", "Three", undefined]);
    for (const content of ["D", "Da", "Day"]) editor.runWith(typeText, { content });
    editor.key("Escape", { focus: "field" });
    expect(texts(editor)).toEqual(["Day", "Day", "Three", undefined]);
    expect(editor.state().history.done.map(({ label }) => formatMessage(label))).toEqual(["edit text"]);
    editor.undo();
    expect(texts(editor)).toEqual(["One", "Two", "Three", undefined]);
  });

  test("leaves locked texts alone", () => {
    const editor = editing({
      pages: [[text("t", "One"), ["u", "text_block", [0, 0, 9, 9], { content: "Two", locked: true }]]],
    });
    editor.select("t", "u");
    editor.key("Enter");
    editor.runWith(typeText, { content: "Day" });
    expect(texts(editor)).toEqual(["Day", "Two"]);
  });
});

describe("the hand tool", () => {
  test.each([
    ["as a tool", { tool: true }],
    ["while Space is held", { space: true }],
    ["by the middle button", { button: 1 }],
  ])("pans the page: %s", (_, { tool, space, button = 0 }: { tool?: boolean; space?: boolean; button?: number }) => {
    const editor = editing();
    const { document } = editor;
    if (tool) editor.key("H");
    if (space) editor.key(" ");
    editor.pointerDown([150, 130], { button });
    expect(editor.interaction).toBe("panning");
    editor.editor.pointer({ ...lastInput(editor), kind: "move", screen: { x: 170, y: 100 } });
    editor.editor.pointer({ ...lastInput(editor), kind: "up", screen: { x: 170, y: 100 } });
    expect(editor.state().camera).toEqual({ x: 20, y: -30, zoom: 1 });
    expect(editor.document).toBe(document);
    expect(editor.selectedIds).toEqual([]);
  });

  test("ends when Space is released", () => {
    const editor = editing();
    editor.key(" ");
    editor.keyUp(" ");
    editor.click([150, 130]);
    expect(editor.selectedIds).toEqual(["a"]);
  });
});

function lastInput(editor: ReturnType<typeof editing>) {
  const { interaction } = editor.state();
  if (!("last" in interaction)) throw new Error("no pointer is down");
  return interaction.last;
}

describe("touch", () => {
  test("selects and moves if no pen is in use", () => {
    const editor = editing();
    editor.drag(
      [
        [150, 130],
        [200, 130],
      ],
      { type: "touch" },
    );
    expect(editor.rect("a")[0]).toBe(150);
  });

  test("zooms and pans with two fingers", () => {
    const editor = editing();
    editor.pointerDown([100, 100], { type: "touch", pointerId: 1 });
    editor.pointerDown([200, 100], { type: "touch", pointerId: 2 });
    expect(editor.interaction).toBe("pinching");
    const still = { shift: false, alt: false, mod: false, button: 0, time: 99_999 };
    const touch = (pointerId: number, x: number, y: number) =>
      editor.editor.pointer({ ...still, kind: "move", pointerId, pointerType: "touch", screen: { x, y } });
    touch(1, 50, 140);
    touch(2, 250, 140);
    const { zoom, x, y } = editor.state().camera;
    expect(zoom).toBeCloseTo(2);
    expect([150 * zoom + x, 100 * zoom + y]).toEqual([150, 140]);
  });

  test("cancels the first finger's gesture when the second one touches", () => {
    const editor = editing();
    const { document } = editor;
    editor.pointerDown([150, 130], { type: "touch", pointerId: 1 });
    editor.pointerMove([250, 130], { type: "touch", pointerId: 1 });
    expect(editor.interaction).toBe("translating");
    editor.pointerDown([300, 300], { type: "touch", pointerId: 2 });
    expect(editor.interaction).toBe("pinching");
    editor.pointerUp([300, 300], { type: "touch", pointerId: 2 });
    expect(editor.interaction).toBe("idle");
    editor.pointerMove([290, 130], { type: "touch", pointerId: 1 });
    editor.pointerUp([290, 130], { type: "touch", pointerId: 1 });
    expect(editor.document).toBe(document);
  });

  test("pans after the first pen input until pen mode is turned off", () => {
    const editor = editing();
    editor.drag(
      [
        [150, 130],
        [170, 130],
      ],
      { type: "pen" },
    );
    expect(editor.rect("a")[0]).toBe(120);
    expect(editor.state().settings.penMode).toBe(true);
    editor.pointerDown([150, 130], { type: "touch", pointerId: 7 });
    expect(editor.interaction).toBe("panning");
    editor.pointerUp([150, 130], { type: "touch", pointerId: 7 });
    editor.settings({ penMode: false });
    editor.pointerMove([10, 10], { type: "pen" });
    expect(editor.state().settings.penMode).toBe(false);
  });

  test("ignores touches while a pen draws", () => {
    const editor = editing();
    editor.pointerDown([150, 130], { type: "pen", pointerId: 9 });
    editor.pointerMove([200, 130], { type: "pen", pointerId: 9 });
    editor.pointerDown([400, 600], { type: "touch", pointerId: 1 });
    editor.pointerDown([450, 650], { type: "touch", pointerId: 2 });
    editor.pointerMove([500, 700], { type: "touch", pointerId: 2 });
    expect(editor.interaction).toBe("translating");
    editor.pointerUp([200, 130], { type: "pen", pointerId: 9 });
    expect(editor.rect("a")[0]).toBe(150);
  });

  test("discards the gesture of a palm that touched before the pen, with one or two touches", () => {
    const editor = editing();
    editor.settings({ penMode: true });
    editor.pointerDown([400, 600], { type: "touch", pointerId: 1 });
    editor.pointerMove([410, 620], { type: "touch", pointerId: 1 });
    editor.pointerDown([450, 650], { type: "touch", pointerId: 2 });
    editor.pointerMove([460, 690], { type: "touch", pointerId: 2 });
    editor.pointerDown([150, 130], { type: "pen", pointerId: 9 });
    const { camera } = editor.state();
    editor.pointerMove([200, 130], { type: "pen", pointerId: 9 });
    editor.pointerMove([480, 700], { type: "touch", pointerId: 2 });
    editor.pointerUp([200, 130], { type: "pen", pointerId: 9 });
    expect(editor.rect("a")[0]).toBe(150);
    editor.pointerMove([500, 720], { type: "touch", pointerId: 2 });
    editor.pointerUp([500, 720], { type: "touch", pointerId: 2 });
    expect(editor.state().camera).toEqual(camera);
  });

  test("does not combine a palm and a later finger into a pinch", () => {
    const editor = editing();
    editor.pointerDown([150, 130], { type: "pen", pointerId: 9 });
    editor.pointerDown([400, 600], { type: "touch", pointerId: 1 });
    editor.pointerUp([150, 130], { type: "pen", pointerId: 9 });
    editor.pointerDown([300, 300], { type: "touch", pointerId: 2 });
    expect(editor.interaction).toBe("panning");
  });

  test.each(["touch", "pen"] as const)("opens the menu after half a second at rest: %s", (type) => {
    const editor = editing();
    editor.settings({ penMode: false });
    editor.editor.update((state) => ({ ...state, pointerState: { ...state.pointerState, hasSeenPen: true } }));
    editor.pointerDown([150, 130], { type });
    editor.wait(499);
    expect(editor.state().contextMenu).toBeUndefined();
    editor.wait(1);
    expect(editor.state().contextMenu?.on).toBe("widget");
    expect(editor.selectedIds).toEqual(["a"]);
    editor.pointerUp([150, 130], { type });
    expect(editor.state().contextMenu?.on).toBe("widget");
  });

  test("opens no menu for a moving finger or a resting mouse", () => {
    const editor = editing();
    editor.pointerDown([150, 130], { type: "touch" });
    editor.pointerMove([190, 130], { type: "touch" });
    editor.wait(2000);
    expect(editor.state().contextMenu).toBeUndefined();
    editor.pointerCancel([190, 130], { type: "touch" });
    editor.pointerDown([150, 130]);
    editor.wait(2000);
    expect(editor.state().contextMenu).toBeUndefined();
  });

  test("hits handles from further away than a mouse", () => {
    const editor = editing();
    editor.select("a");
    editor.pointerDown([212, 172]);
    expect(editor.interaction).toBe("pointing-canvas");
    editor.pointerCancel([212, 172]);
    editor.select("a");
    editor.pointerDown([212, 172], { type: "touch" });
    expect(editor.interaction).toBe("pointing-handle");
  });
});

describe("the wheel", () => {
  test("zooms at the pointer with Ctrl, by 1.1 and 0.9", () => {
    const editor = editing();
    editor.wheel([300, 200], -100, { mod: true });
    expect(editor.state().camera.zoom).toBeCloseTo(1.1);
    editor.wheel([300, 200], 100, { mod: true });
    expect(editor.state().camera.zoom).toBeCloseTo(0.99);
  });

  test("scrolls the page below a dragged widget", () => {
    const editor = editing();
    editor.pointerDown([150, 130]);
    editor.pointerMove([160, 130]);
    editor.wheel([160, 130], 200);
    expect(editor.state().camera.y).toBe(-200);
    expect(previewOf(editor.state())?.moved?.by).toEqual({ x: 10, y: 200 });
  });
});

describe("guides", () => {
  const guides = (editor: ReturnType<typeof editing>) => editor.document.canvas.guides;

  test("are dragged out of a ruler and back into it", () => {
    const editor = editing();
    editor.drag(
      [
        [100, -5],
        [100, 250],
      ],
      { ruler: "y" },
    );
    editor.drag(
      [
        [-5, 300],
        [120.4, 300],
      ],
      { ruler: "x" },
    );
    expect(guides(editor)).toEqual({ x: [120.4], y: [250] });
    editor.drag([
      [500, 250],
      [500, 300],
    ]);
    expect(guides(editor)?.y).toEqual([300]);
    editor.drag([
      [500, 300],
      [500, -20],
    ]);
    expect(guides(editor)?.y).toEqual([]);
    editor.undo();
    expect(guides(editor)?.y).toEqual([300]);
    editor.undo();
    editor.undo();
    editor.undo();
    expect(guides(editor)).toBeUndefined();
  });

  test("snap to whole points", () => {
    const editor = editing();
    editor.settings({ snap: true });
    editor.drag(
      [
        [-5, 300],
        [120.4, 300],
      ],
      { ruler: "x" },
    );
    expect(guides(editor)?.x).toEqual([120]);
  });

  test("are discarded if dropped off the page", () => {
    const editor = editing();
    const { document } = editor;
    editor.drag(
      [
        [100, -5],
        [100, -10],
      ],
      { ruler: "y" },
    );
    expect(editor.document).toBe(document);
  });
});

describe("drawing a link", () => {
  const source: Notation = ["s", "internal_link", [100, 100, 140, 24], { properties: { to_dest: "notes:index" } }];
  const anchor: Notation = ["t", "anchor", [400, 500, 1, 1], { properties: { dest_id: "home" } }];
  const linking = () => {
    const editor = editing({ pages: [[source, anchor, ["d", "divider", [300, 300, 100, 2]]]] });
    editor.run(chooseLink);
    return editor;
  };
  const target = (editor: ReturnType<typeof editing>) => editor.widget("s").properties;

  test("links a widget to an anchor by a drag", () => {
    const editor = linking();
    editor.pointerDown([110, 110]);
    editor.pointerMove([405, 505]);
    expect(previewOf(editor.state())?.link).toMatchObject({ to: { x: 405, y: 505 }, target: "home" });
    editor.pointerUp([405, 505]);
    expect(target(editor)).toEqual({ to_dest: "home" });
    expect(editor.state().tool.kind).toBe("select");
    editor.undo();
    expect(target(editor)).toEqual({ to_dest: "notes:index" });
  });

  test("links by two clicks, with the line attached to the pointer in between", () => {
    const editor = linking();
    editor.click([110, 110]);
    expect(editor.selectedIds).toEqual(["s"]);
    editor.pointerMove([300, 400]);
    expect(previewOf(editor.state())?.link?.to).toEqual({ x: 300, y: 400 });
    editor.click([400, 500]);
    expect(target(editor)).toEqual({ to_dest: "home" });
  });

  test("sets no link on the empty page and is canceled by Escape", () => {
    const editor = linking();
    editor.drag([
      [110, 110],
      [300, 600],
    ]);
    expect(target(editor)).toEqual({ to_dest: "notes:index" });
    editor.run(chooseLink);
    editor.click([110, 110]);
    editor.key("Escape");
    expect(editor.interaction).toBe("idle");
    editor.key("Escape");
    expect(editor.state().tool.kind).toBe("select");
  });

  test("reports a widget that cannot be a link", () => {
    const editor = linking();
    editor.click([350, 301]);
    expect(editor.announcements.at(-1)).toBe("This widget cannot be a link");
  });

  test("keeps the widget selected so that a panel can set the target", () => {
    const editor = linking();
    editor.click([110, 110]);
    editor.runWith(linkTo, { kind: "rule", bind: "day(@date)" });
    expect(target(editor)).toEqual({ bind: "day(@date)" });
    expect(editor.interaction).toBe("idle");
  });
});
