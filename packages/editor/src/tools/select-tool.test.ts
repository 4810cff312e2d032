import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation, type TemplateNotation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { unlockAll } from "../commands/lock-and-hide.ts";
import { previewOf } from "../state/editor-state.ts";

const a = box("a", 100, 100, 100, 60);
const b = box("b", 300, 300, 80, 40);
const locked: Notation = ["k", "box", [400, 600, 50, 50], { locked: true }];

/** Without snapping, so that widgets follow the pointer exactly. */
function editing(notation: TemplateNotation = { pages: [[a, b]] }) {
  const editor = editorDriver(aTemplate(notation));
  editor.settings({ snap: false });
  return editor;
}

describe("a click", () => {
  test("selects the topmost widget and clears the selection on the empty page", () => {
    const editor = editing({ pages: [[a, box("over", 150, 120, 100, 60)]] });
    editor.click([160, 130]);
    expect(editor.selectedIds).toEqual(["over"]);
    editor.click([120, 110]);
    expect(editor.selectedIds).toEqual(["a"]);
    editor.click([500, 500]);
    expect(editor.selectedIds).toEqual([]);
    expect(editor.interaction).toBe("idle");
  });

  test.each([{ shift: true }, { mod: true }])("with %j toggles the widget in the selection", (modifiers) => {
    const editor = editing();
    editor.click([150, 130]);
    editor.click([310, 310], modifiers);
    expect(editor.selectedIds).toEqual(["a", "b"]);
    editor.click([150, 130], modifiers);
    expect(editor.selectedIds).toEqual(["b"]);
    editor.click([550, 700], modifiers);
    expect(editor.selectedIds).toEqual(["b"]);
  });

  test("with Alt cycles through overlapping widgets", () => {
    const pile = [box("low", 100, 100, 100, 100), box("mid", 100, 100, 90, 90), box("top", 100, 100, 80, 80)];
    const editor = editing({ pages: [pile] });
    const order = [1, 2, 3, 4].map(() => {
      editor.click([150, 150], { alt: true });
      return editor.selectedIds[0];
    });
    expect(order).toEqual(["top", "mid", "low", "top"]);
  });

  test("with Alt is never the second one of a double click", () => {
    const editor = editing({ pages: [[box("low", 100, 100, 100, 100), box("top", 100, 100, 80, 80)]] });
    editor.click([150, 150], { alt: true });
    editor.click([150, 150], { alt: true, after: 50 });
    expect(editor.selectedIds).toEqual(["low"]);
  });

  test("where the last one was goes down to the next widget", () => {
    const pile = [box("low", 100, 100, 100, 100), box("mid", 100, 100, 90, 90), box("top", 100, 100, 80, 80)];
    const editor = editing({ pages: [pile] });
    const order = [1, 2, 3, 4].map(() => {
      editor.click([150, 150]);
      return editor.selectedIds[0];
    });
    expect(order).toEqual(["top", "mid", "low", "top"]);
    editor.click([160, 165]);
    editor.click([150, 150]);
    expect(editor.selectedIds).toEqual(["top"]);
  });

  test("inside a table of one empty row reaches what it frames, and its rules still belong to it", () => {
    const empty = { properties: { rows: 1, columns: 1, header_row: false } };
    const editor = editing({ pages: [[a, ["frame", "table", [100, 100, 100, 60], empty]]] });
    editor.click([150, 130]);
    expect(editor.selectedIds).toEqual(["a"]);
    editor.click([500, 500]);
    editor.click([130, 101]);
    expect(editor.selectedIds).toEqual(["frame"]);
    const framed = editing({ pages: [[["frame", "table", [100, 100, 100, 60], empty]]] });
    framed.click([150, 130]);
    expect(framed.selectedIds).toEqual(["frame"]);
  });

  test("selects one of several on release, not on press", () => {
    const editor = editing();
    editor.select("a", "b");
    editor.pointerDown([150, 130]);
    expect(editor.selectedIds).toEqual(["a", "b"]);
    editor.pointerUp([150, 130], { after: 10 });
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("ignores locked and hidden widgets", () => {
    const hidden: Notation = ["h", "box", [100, 100, 100, 60], { hidden_in_editor: true }];
    const editor = editing({ pages: [[a, hidden, locked]] });
    editor.click([150, 130]);
    expect(editor.selectedIds).toEqual(["a"]);
    editor.click([420, 620]);
    expect(editor.selectedIds).toEqual([]);
  });

  test("with Ctrl selects locked widgets and widgets of the master", () => {
    const editor = editing({ pages: [[a, locked]], masters: { m: [box("below", 300, 500, 50, 50)] }, assigned: ["m"] });
    editor.click([420, 620], { mod: true });
    expect(editor.selectedIds).toEqual(["k"]);
    editor.click([310, 510], { mod: true });
    expect(editor.state().selection).toEqual({ place: { kind: "master", id: "m" }, ids: ["below"] });
    editor.click([310, 510]);
    expect(editor.selectedIds).toEqual([]);
  });

  test("selects a tiny widget near the pointer", () => {
    const editor = editing({ pages: [[["dot", "anchor", [300, 300, 1, 1]]]] });
    editor.click([311, 291]);
    expect(editor.selectedIds).toEqual(["dot"]);
    editor.click([320, 300]);
    expect(editor.selectedIds).toEqual([]);
    editor.at(0.5);
    editor.click([320, 300]);
    expect(editor.selectedIds).toEqual(["dot"]);
  });

  test("creates no history entry", () => {
    const editor = editing();
    const { document } = editor;
    editor.click([150, 130]);
    editor.click([310, 310], { shift: true });
    expect(editor.document).toBe(document);
  });
});

describe("a double click", () => {
  test("opens the text of a widget", () => {
    const editor = editing({ pages: [[["t", "text_block", [100, 100, 200, 30], { content: "Hi" }], a]] });
    editor.doubleClick([250, 115]);
    expect(editor.state().textEdit).toMatchObject({ place: { kind: "page", id: "page-1" }, id: "t" });
  });

  test("of a finger opens a text although the second tap is half a finger beside the first", () => {
    const texts: readonly Notation[] = [["t", "text_block", [100, 100, 200, 30], { content: "Hi" }]];
    const editor = editing({ pages: [texts] });
    editor.click([250, 115], { type: "touch" });
    editor.click([265, 122], { type: "touch", after: 150 });
    expect(editor.state().textEdit?.id).toBe("t");
  });

  test("opens the selected text also after a click where the last one was", () => {
    const texts: readonly Notation[] = [
      ["below", "text_block", [100, 100, 200, 30], { content: "Below" }],
      ["t", "text_block", [100, 100, 200, 30], { content: "Hi" }],
    ];
    const editor = editing({ pages: [texts] });
    editor.click([250, 115]);
    editor.doubleClick([250, 115]);
    expect(editor.state().textEdit?.id).toBe("t");
  });

  test("selects a widget without text", () => {
    const editor = editing();
    editor.doubleClick([150, 130]);
    expect(editor.state().textEdit).toBeUndefined();
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("counts as two clicks after a delay or at a distance", () => {
    const editor = editing({ pages: [[["t", "text_block", [100, 100, 200, 30]]]] });
    editor.click([150, 115]);
    editor.click([150, 115], { after: 500 });
    editor.click([190, 115], { after: 100 });
    expect(editor.state().textEdit).toBeUndefined();
  });

  test("on a widget of the master shows the master", () => {
    const editor = editing({ masters: { m: [a] }, assigned: ["m"] });
    editor.doubleClick([150, 130]);
    expect(editor.state().place).toEqual({ kind: "master", id: "m" });
  });
});

describe("moving", () => {
  test("starts beyond 4 pixels, for a finger beyond 6", () => {
    const editor = editing();
    editor.pointerDown([150, 130]);
    editor.pointerMove([154, 130]);
    expect(editor.interaction).toBe("pointing-widget");
    editor.pointerMove([155, 130]);
    expect(editor.interaction).toBe("translating");
    editor.pointerCancel([155, 130]);
    editor.pointerDown([150, 130], { type: "touch" });
    editor.pointerMove([156, 130], { type: "touch" });
    expect(editor.interaction).toBe("pointing-widget");
    editor.pointerMove([157, 130], { type: "touch" });
    expect(editor.interaction).toBe("translating");
  });

  test("measures the distance in screen pixels", () => {
    const editor = editing();
    editor.at(0.5);
    editor.pointerDown([150, 130]);
    editor.pointerMove([157, 130]);
    expect(editor.interaction).toBe("pointing-widget");
  });

  test("moves the widget and selects it", () => {
    const editor = editing();
    editor.drag([
      [150, 130],
      [160, 150],
      [175, 165],
    ]);
    expect(editor.rect("a")).toEqual([125, 135, 100, 60]);
    expect(editor.selectedIds).toEqual(["a"]);
    editor.undo();
    expect(editor.rect("a")).toEqual([100, 100, 100, 60]);
    editor.redo();
    expect(editor.rect("a")).toEqual([125, 135, 100, 60]);
  });

  test("creates one step and changes the document once", () => {
    const editor = editing();
    const { document } = editor;
    editor.pointerDown([150, 130]);
    for (let x = 150; x < 200; x++) editor.pointerMove([x, 130], { after: 16 });
    expect(editor.document).toBe(document);
    expect(previewOf(editor.state())?.moved).toEqual({ ids: ["a"], by: { x: 49, y: 0 } });
    editor.pointerUp([199, 130]);
    expect(editor.state().history.done.map(({ label }) => formatMessage(label))).toEqual(["move 1 widget"]);
  });

  test("moves the whole selection", () => {
    const editor = editing();
    editor.select("a", "b");
    editor.drag([
      [310, 310],
      [320, 330],
    ]);
    expect([editor.rect("a"), editor.rect("b")]).toEqual([
      [110, 120, 100, 60],
      [310, 320, 80, 40],
    ]);
  });

  test("moves the selected widget even if another one covers it", () => {
    const editor = editing({ pages: [[a, box("over", 0, 0, 400, 400)]] });
    editor.select("a");
    editor.drag([
      [150, 130],
      [170, 130],
    ]);
    expect(editor.rect("a")[0]).toBe(120);
    expect(editor.rect("over")[0]).toBe(0);
  });

  test("stays on the dominant axis with Shift", () => {
    const editor = editing();
    editor.drag(
      [
        [150, 130],
        [190, 140],
      ],
      { shift: true },
    );
    expect(editor.rect("a")).toEqual([140, 100, 100, 60]);
  });

  test("moves a copy with Alt", () => {
    const editor = editing();
    editor.drag(
      [
        [150, 130],
        [190, 170],
      ],
      { alt: true },
    );
    expect(editor.ids()).toEqual(["a", "b", "a-1"]);
    expect([editor.rect("a"), editor.rect("a-1")]).toEqual([
      [100, 100, 100, 60],
      [140, 140, 100, 60],
    ]);
    expect(editor.selectedIds).toEqual(["a-1"]);
    editor.undo();
    expect(editor.ids()).toEqual(["a", "b"]);
  });

  test("follows Alt when it changes during the drag", () => {
    const editor = editing();
    editor.pointerDown([150, 130]);
    editor.pointerMove([190, 170]);
    expect(previewOf(editor.state())).toHaveProperty("moved");
    editor.key("Alt+Alt");
    expect(previewOf(editor.state())).toHaveProperty("copied");
    editor.keyUp("Alt");
    expect(previewOf(editor.state())).toHaveProperty("moved");
    editor.pointerUp([190, 170]);
    expect(editor.ids()).toEqual(["a", "b"]);
  });

  test("sets the offset for the next duplicate", () => {
    const editor = editing();
    editor.drag(
      [
        [150, 130],
        [150, 230],
      ],
      { alt: true },
    );
    editor.key("Mod+D");
    expect(editor.rect("a-2")).toEqual([100, 300, 100, 60]);
  });

  test("is canceled by Escape", () => {
    const editor = editing();
    const { document } = editor;
    editor.pointerDown([150, 130]);
    editor.pointerMove([250, 230]);
    editor.key("Escape");
    expect(editor.interaction).toBe("idle");
    editor.pointerMove([280, 230]);
    editor.pointerUp([280, 230]);
    expect(editor.document).toBe(document);
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test.each(["cancel", "second button", "command"])("is canceled by a %s", (how) => {
    const editor = editing();
    const { document } = editor;
    editor.pointerDown([150, 130]);
    editor.pointerMove([250, 230]);
    if (how === "cancel") editor.pointerCancel([250, 230]);
    else if (how === "second button") editor.pointerDown([250, 230], { button: 2 });
    else editor.run(unlockAll);
    expect(editor.interaction).toBe("idle");
    expect(editor.document).toBe(document);
  });

  test("stops at the left and top edges of the page only", () => {
    const editor = editing();
    editor.select("a", "b");
    editor.pointerDown([150, 130]);
    editor.pointerMove([-500, 900]);
    expect(previewOf(editor.state())?.moved?.by).toEqual({ x: -100, y: 770 });
    editor.pointerCancel([0, 0]);
    editor.drag([
      [150, 130],
      [-500, 900],
    ]);
    expect([editor.rect("a"), editor.rect("b")]).toEqual([
      [0, 870, 100, 60],
      [200, 1070, 80, 40],
    ]);
  });

  test("ends at the release position even without a move event", () => {
    const editor = editing();
    editor.pointerDown([150, 130]);
    editor.pointerMove([160, 130]);
    editor.pointerUp([200, 150]);
    expect(editor.rect("a")).toEqual([150, 120, 100, 60]);
  });
});

describe("snapping while moving", () => {
  const snapping = (notation: TemplateNotation = { pages: [[a, b]] }) => editorDriver(aTemplate(notation));

  test("aligns with margins and neighbors and shows the lines", () => {
    const editor = snapping();
    editor.pointerDown([150, 130]);
    editor.pointerMove([346, 130]);
    expect(previewOf(editor.state())?.moved?.by.x).toBe(200);
    expect(previewOf(editor.state())?.guides).toContainEqual({ kind: "line", axis: "x", at: 300, from: 100, to: 340 });
    editor.pointerUp([346, 130]);
    expect(editor.rect("a")[0]).toBe(300);
  });

  test("aligns a group with the grid as a whole", () => {
    const odd = box("odd", 413, 417, 30, 30);
    const editor = snapping({ pages: [[box("a", 200, 200, 33, 33), odd]] });
    editor.select("a", "odd");
    editor.drag([
      [210, 210],
      [263, 237],
      [263, 237],
    ]);
    expect(editor.rect("a").slice(0, 2)).toEqual([250, 230]);
    expect(editor.rect("odd").slice(0, 2)).toEqual([463, 447]);
  });

  test("is inverted by Ctrl while it is held", () => {
    const editor = snapping();
    editor.drag(
      [
        [150, 130],
        [347, 133],
      ],
      { mod: true },
    );
    expect(editor.rect("a").slice(0, 2)).toEqual([297, 103]);
    editor.settings({ snap: false });
    editor.drag(
      [
        [310, 110],
        [312, 150],
        [312, 150],
      ],
      { mod: true },
    );
    expect(editor.rect("a")[0]).toBe(300);
  });

  test("ignores lines while the pointer is fast, until it rests", () => {
    const editor = snapping();
    editor.pointerDown([150, 130]);
    editor.pointerMove([200, 130], { after: 16 });
    editor.pointerMove([346, 130], { after: 16 });
    expect(previewOf(editor.state())?.guides).toEqual([]);
    editor.wait(100);
    expect(previewOf(editor.state())?.guides).toContainEqual({ kind: "line", axis: "x", at: 300, from: 100, to: 340 });
  });

  test("uses visible widgets of the master and guides, but not hidden widgets", () => {
    const hidden: Notation = ["h", "box", [215, 500, 100, 50], { hidden_in_editor: true }];
    const editor = snapping({
      pages: [[box("a", 100, 100, 31, 31), hidden]],
      masters: { m: [box("below", 257, 600, 20, 20)] },
      assigned: ["m"],
      more: { canvas: { ...aTemplate({}).canvas, grid_size: 50, guides: { x: [333], y: [] } } },
    });
    const snappedAt = (x: number) => {
      editor.pointerDown([110, 110]);
      editor.pointerMove([110 + x - 100, 110]);
      const by = previewOf(editor.state())?.moved?.by.x ?? 0;
      editor.pointerCancel([0, 0]);
      return 100 + by;
    };
    expect(snappedAt(255)).toBe(257);
    expect(snappedAt(330)).toBe(333);
    expect(snappedAt(213)).toBe(200);
  });
});

describe("resizing", () => {
  const handles = {
    nw: [100, 100],
    n: [150, 100],
    ne: [200, 100],
    e: [200, 130],
    se: [200, 160],
    s: [150, 160],
    sw: [100, 160],
    w: [100, 130],
  } as const;

  test.each([
    ["nw", [110, 120, 90, 40]],
    ["n", [100, 120, 100, 40]],
    ["ne", [100, 120, 110, 40]],
    ["e", [100, 100, 110, 60]],
    ["se", [100, 100, 110, 80]],
    ["s", [100, 100, 100, 80]],
    ["sw", [110, 100, 90, 80]],
    ["w", [110, 100, 90, 60]],
  ] as const)("by the handle %s keeps the opposite side in place", (handle, expected) => {
    const editor = editing();
    editor.select("a");
    const [x, y] = handles[handle];
    editor.drag([
      [x, y],
      [x + 10, y + 20],
    ]);
    expect(editor.rect("a")).toEqual(expected);
    editor.undo();
    expect(editor.rect("a")).toEqual([100, 100, 100, 60]);
    editor.redo();
    expect(editor.rect("a")).toEqual(expected);
  });

  test("keeps the aspect ratio with Shift", () => {
    const editor = editing();
    editor.select("a");
    editor.drag(
      [
        [200, 160],
        [250, 165],
      ],
      { shift: true },
    );
    expect(editor.rect("a")).toEqual([100, 100, 150, 90]);
    editor.undo();
    editor.drag(
      [
        [200, 130],
        [300, 130],
      ],
      { shift: true },
    );
    expect(editor.rect("a")).toEqual([100, 70, 200, 120]);
  });

  test("keeps the center with Alt", () => {
    const editor = editing();
    editor.select("a");
    editor.drag(
      [
        [200, 160],
        [210, 170],
      ],
      { alt: true },
    );
    expect(editor.rect("a")).toEqual([90, 90, 120, 80]);
  });

  test("keeps aspect ratio and center with both", () => {
    const editor = editing();
    editor.select("a");
    editor.drag(
      [
        [200, 160],
        [225, 165],
      ],
      { alt: true, shift: true },
    );
    expect(editor.rect("a")).toEqual([75, 85, 150, 90]);
  });

  test("stops at 1 × 1 and keeps the opposite corner", () => {
    const editor = editing();
    editor.select("a");
    editor.drag([
      [100, 100],
      [400, 400],
    ]);
    expect(editor.rect("a")).toEqual([199, 159, 1, 1]);
  });

  test("stops at the left and top edges of the page", () => {
    const editor = editing();
    editor.select("a");
    editor.drag([
      [100, 100],
      [-40, -60],
    ]);
    expect(editor.rect("a")).toEqual([0, 0, 200, 160]);
  });

  test("scales several widgets in proportion", () => {
    const editor = editing();
    editor.select("a", "b");
    editor.drag([
      [380, 340],
      [660, 340],
    ]);
    expect([editor.rect("a"), editor.rect("b")]).toEqual([
      [100, 100, 200, 60],
      [500, 300, 160, 40],
    ]);
    editor.undo();
    expect(editor.rect("b")).toEqual([300, 300, 80, 40]);
  });

  test("adds lines to taller paper and removes those without room, also in the preview", () => {
    const editor = editing({ pages: [[["l", "lines", [100, 100, 200, 220], { properties: { line_count: 10 } }]]] });
    editor.select("l");
    editor.pointerDown([200, 320]);
    editor.pointerMove([200, 290]);
    expect(previewOf(editor.state())?.widgets?.get("l")?.properties?.line_count).toBe(10);
    editor.pointerMove([200, 220]);
    expect(previewOf(editor.state())?.widgets?.get("l")?.properties?.line_count).toBe(7);
    editor.pointerMove([200, 420]);
    editor.pointerUp([200, 420]);
    expect(editor.widget("l").properties?.line_count).toBe(15);
    editor.undo();
    expect(editor.widget("l").properties?.line_count).toBe(10);
  });

  test("shrinks margins by the final width only", () => {
    const margins = { margin_left: 60, margin_right: 60 };
    const editor = editing({ pages: [[["l", "lines", [100, 100, 200, 220], { properties: margins }]]] });
    editor.select("l");
    editor.drag([
      [300, 210],
      [150, 210],
      [280, 210],
    ]);
    expect(editor.widget("l").properties).toEqual(margins);
    editor.drag([
      [280, 210],
      [170, 210],
    ]);
    expect(editor.widget("l").properties).toMatchObject({ margin_left: 30, margin_right: 30 });
  });

  test("snaps to edges and to the size of a neighbor", () => {
    const editor = editorDriver(aTemplate({ pages: [[a, box("b", 300, 400, 123, 40)]] }));
    editor.select("a");
    editor.drag([
      [200, 130],
      [221, 130],
      [221, 130],
    ]);
    expect(editor.rect("a")).toEqual([100, 100, 123, 60]);
    editor.drag([
      [223, 130],
      [298, 130],
      [298, 130],
    ]);
    expect(editor.rect("a")[2]).toBe(200);
    editor.drag([
      [300, 130],
      [266, 130],
      [266, 130],
    ]);
    expect(editor.rect("a")[2]).toBe(170);
  });

  test("is canceled by Escape", () => {
    const editor = editing();
    const { document } = editor;
    editor.select("a");
    editor.pointerDown([200, 160]);
    editor.pointerMove([300, 300]);
    expect(editor.interaction).toBe("resizing");
    editor.key("Escape");
    editor.pointerUp([300, 300]);
    expect(editor.document).toBe(document);
  });

  test("leaves locked widgets unchanged", () => {
    const editor = editing({ pages: [[locked]] });
    editor.select("k");
    const { document } = editor;
    editor.drag([
      [450, 650],
      [500, 700],
    ]);
    expect(editor.document).toBe(document);
  });

  test("places handles around a tiny widget so that it can still be moved", () => {
    const editor = editing({ pages: [[["dot", "anchor", [300, 300, 1, 1]]]] });
    editor.select("dot");
    editor.drag([
      [300.5, 300.5],
      [320.5, 320.5],
    ]);
    expect(editor.rect("dot")).toEqual([320, 320, 1, 1]);
  });
});

describe("the brush", () => {
  test("selects the widgets that it touches while it is drawn", () => {
    const editor = editing();
    editor.pointerDown([50, 50]);
    editor.pointerMove([110, 110]);
    expect(editor.interaction).toBe("brushing");
    expect(editor.selectedIds).toEqual(["a"]);
    expect(previewOf(editor.state())?.brush).toEqual({ x: 50, y: 50, width: 60, height: 60 });
    editor.pointerMove([320, 320]);
    expect(editor.selectedIds).toEqual(["a", "b"]);
    editor.pointerMove([90, 90]);
    editor.pointerUp([90, 90]);
    expect(editor.selectedIds).toEqual([]);
    expect(editor.interaction).toBe("idle");
  });

  test("works at any zoom and from any corner", () => {
    const editor = editing();
    editor.at(0.5, 40, 30);
    editor.drag([
      [350, 350],
      [290, 290],
    ]);
    expect(editor.selectedIds).toEqual(["b"]);
  });

  test("with Alt selects only widgets inside it", () => {
    const editor = editing();
    editor.drag(
      [
        [50, 50],
        [310, 310],
      ],
      { alt: true },
    );
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("with Shift extends the selection", () => {
    const editor = editing();
    editor.select("b");
    editor.drag(
      [
        [50, 50],
        [110, 110],
      ],
      { shift: true },
    );
    expect(editor.selectedIds).toEqual(["b", "a"]);
  });

  test("ignores locked widgets", () => {
    const editor = editing({ pages: [[a, locked]] });
    editor.drag([
      [50, 50],
      [590, 790],
    ]);
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("restores the selection after Escape", () => {
    const editor = editing();
    editor.select("b");
    editor.pointerDown([50, 50]);
    editor.pointerMove([110, 110]);
    editor.key("Escape");
    expect(editor.selectedIds).toEqual(["b"]);
  });

  test("scrolls the page at the edge", () => {
    const editor = editing({ pages: [[box("low", 100, 700, 50, 50)]] });
    editor.editor.resize({ width: 300, height: 300 });
    editor.at(1);
    editor.pointerDown([50, 50]);
    editor.pointerMove([200, 299], { after: 16 });
    editor.wait(150);
    expect(editor.state().camera.y).toBe(0);
    editor.wait(3000);
    expect(editor.state().camera.y).toBeLessThan(-300);
    expect(editor.selectedIds).toEqual(["low"]);
  });
});

describe("the second button", () => {
  test("selects the widget and opens the widget menu", () => {
    const editor = editing();
    editor.pointerDown([150, 130], { button: 2 });
    expect(editor.selectedIds).toEqual(["a"]);
    expect(editor.state().contextMenu).toEqual({ screen: { x: 150, y: 130 }, on: "widget" });
    editor.key("Escape");
    expect(editor.state().contextMenu).toBeUndefined();
    expect(editor.selectedIds).toEqual(["a"]);
  });

  test("keeps a selection that contains the widget", () => {
    const editor = editing();
    editor.select("a", "b");
    editor.pointerDown([150, 130], { button: 2 });
    expect(editor.selectedIds).toEqual(["a", "b"]);
  });

  test("opens the canvas menu elsewhere, and the widget menu on widgets of the master", () => {
    const editor = editing({ pages: [[a]], masters: { m: [box("below", 300, 500, 50, 50)] }, assigned: ["m"] });
    editor.pointerDown([500, 200], { button: 2 });
    expect(editor.state().contextMenu?.on).toBe("canvas");
    editor.pointerDown([310, 510], { button: 2 });
    expect(editor.state().contextMenu?.on).toBe("widget");
    expect(editor.state().selection.place).toEqual({ kind: "master", id: "m" });
  });
});

test("reports the object under a hovering pointer", () => {
  const editor = editing();
  const hover = () => editor.state().pointerState.hover;
  editor.pointerMove([150, 130]);
  expect(hover()).toEqual({ kind: "widget", place: { kind: "page", id: "page-1" }, id: "a" });
  const before = editor.state();
  editor.pointerMove([151, 130]);
  expect(hover()).toBe(before.pointerState.hover);
  editor.select("a");
  editor.pointerMove([200, 160]);
  expect(hover()).toEqual({ kind: "handle", handle: "se" });
  editor.pointerMove([500, 500]);
  expect(hover()).toBeUndefined();
});
