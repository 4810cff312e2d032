import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { plainCommand } from "./registry.ts";
import { tidySelection } from "./tidy-up.ts";

const three = [box("a", 100, 100, 50, 20), box("b", 180, 140, 30, 60), box("c", 300, 90, 100, 40)];

function editing(widgets: readonly Notation[] = three, ...selected: readonly string[]) {
  const editor = editorDriver(aTemplate({ pages: [widgets] }));
  editor.select(...(selected.length > 0 ? selected : widgets.map(([id]) => id)));
  const rects = () => Object.fromEntries(editor.ids().map((id) => [id, editor.rect(id)]));
  const run = (id: string) => {
    const command = plainCommand(id);
    if (!command) throw new Error(`no command ${id}`);
    return editor.run(command);
  };
  const isEnabled = (id: string) => plainCommand(id)?.isEnabled(editor.state()) ?? false;
  return { ...editor, rects, run, isEnabled };
}

describe("aligning", () => {
  test.each([
    ["align-left", { a: 100, b: 100, c: 100 }],
    ["align-center", { a: 225, b: 235, c: 200 }],
    ["align-right", { a: 350, b: 370, c: 300 }],
  ])("%s aligns widgets horizontally", (id, expected) => {
    const editor = editing();
    editor.run(id);
    expect(Object.fromEntries(Object.entries(editor.rects()).map(([name, [x]]) => [name, x]))).toEqual(expected);
    expect(editor.rect("b").slice(1)).toEqual([140, 30, 60]);
  });

  test.each([
    ["align-top", { a: 90, b: 90, c: 90 }],
    ["align-middle", { a: 135, b: 115, c: 125 }],
    ["align-bottom", { a: 180, b: 140, c: 160 }],
  ])("%s aligns widgets vertically", (id, expected) => {
    const editor = editing();
    editor.run(id);
    expect(Object.fromEntries(Object.entries(editor.rects()).map(([name, [, y]]) => [name, y]))).toEqual(expected);
  });

  test("creates one step and changes nothing the second time", () => {
    const editor = editing();
    const before = editor.rects();
    editor.run("align-left");
    const once = editor.rects();
    editor.run("align-left");
    expect(editor.rects()).toEqual(once);
    editor.undo();
    expect(editor.rects()).toEqual(before);
    editor.redo();
    expect(editor.rects()).toEqual(once);
  });

  test("requires two unlocked widgets of the page", () => {
    expect(editing(three, "a").isEnabled("align-left")).toBe(false);
    expect(editing(three, "a", "b").isEnabled("align-left")).toBe(true);
    const locked: Notation = ["b", "box", [0, 0, 10, 10], { locked: true }];
    expect(editing([box("a", 0, 0, 10, 10), locked]).isEnabled("align-left")).toBe(false);
  });

  test("does not apply to widgets of the page's master", () => {
    const editor = editorDriver(aTemplate({ masters: { m: three }, assigned: ["m"] }));
    editor.editor.update((state) => ({
      ...state,
      selection: { place: { kind: "master", id: "m" }, ids: ["a", "b", "c"] },
    }));
    expect(plainCommand("align-left")?.isEnabled(editor.state())).toBe(false);
    expect(plainCommand("distribute-h")?.isEnabled(editor.state())).toBe(false);
    expect(plainCommand("equal-width")?.isEnabled(editor.state())).toBe(false);
  });

  test("applies to widgets of a master that is shown", () => {
    const editor = editorDriver(aTemplate({ masters: { m: three }, assigned: ["m"] }));
    editor.editor.update((state) => ({
      ...state,
      place: { kind: "master", id: "m" },
      selection: { place: { kind: "master", id: "m" }, ids: ["a", "b", "c"] },
    }));
    expect(plainCommand("align-left")?.isEnabled(editor.state())).toBe(true);
  });

  test("announces the result", () => {
    const editor = editing();
    editor.run("align-left");
    expect(editor.announcements).toEqual(["Aligned 3 widgets left"]);
  });
});

describe("distributing", () => {
  test("makes gaps equal for any sizes and keeps the outermost widgets in place", () => {
    const editor = editing();
    editor.run("distribute-h");
    expect(editor.rects()).toMatchObject({ a: [100, 100, 50, 20], b: [210, 140, 30, 60], c: [300, 90, 100, 40] });
    expect(210 - 150).toBe(300 - 240);
  });

  test("works vertically for widgets selected in any order", () => {
    const down = [box("a", 0, 300, 10, 20), box("b", 0, 0, 10, 100), box("c", 0, 110, 10, 40)];
    const editor = editing(down, "a", "c", "b");
    editor.run("distribute-v");
    expect(editor.rect("c")[1]).toBe(180);
    editor.undo();
    expect(editor.rect("c")[1]).toBe(110);
  });

  test("overlaps widgets evenly without enough room", () => {
    const editor = editing([box("a", 0, 0, 100, 9), box("b", 20, 0, 100, 9), box("c", 100, 0, 50, 9)]);
    editor.run("distribute-h");
    expect(editor.rect("b")[0]).toBe(50);
  });

  test("requires three widgets", () => {
    expect(editing(three, "a", "b").isEnabled("distribute-h")).toBe(false);
    expect(editing().isEnabled("distribute-h")).toBe(true);
  });
});

describe("equal size", () => {
  test("uses the size of the first selected widget", () => {
    const editor = editing(three, "b", "a", "c");
    editor.run("equal-width");
    expect(editor.rects()).toMatchObject({ a: [100, 100, 30, 20], c: [300, 90, 30, 40] });
    editor.run("equal-height");
    expect(editor.rects()).toMatchObject({ a: [100, 100, 30, 60], c: [300, 90, 30, 60] });
    editor.undo();
    editor.undo();
    expect(editor.rects()).toMatchObject({ a: [100, 100, 50, 20], c: [300, 90, 100, 40] });
  });

  test("sets width and height together", () => {
    const editor = editing(three, "c", "a");
    editor.run("equal-size");
    expect(editor.rect("a")).toEqual([100, 100, 100, 40]);
  });

  test("updates the number of lines, which undo restores with the height", () => {
    const lines: Notation = ["l", "lines", [0, 0, 100, 200], { properties: { line_count: 9 } }];
    const editor = editing([box("a", 0, 0, 50, 120), lines]);
    editor.run("equal-height");
    expect(editor.widget("l").properties?.line_count).toBe(7);
    editor.undo();
    expect(editor.widget("l").properties?.line_count).toBe(9);
  });
});

describe("tidying up", () => {
  const starts = (editor: ReturnType<typeof editing>) =>
    Object.fromEntries(Object.entries(editor.rects()).map(([id, [x, y]]) => [id, [x, y]]));

  test("gives a row the most frequent gap and one top", () => {
    const row = [
      box("a", 20, 100, 40, 40),
      box("b", 72, 104, 40, 40),
      box("c", 124, 97, 40, 40),
      box("d", 199, 101, 40, 40),
    ];
    const editor = editing(row);
    editor.runWith(tidySelection, undefined);
    expect(starts(editor)).toEqual({ a: [20, 97], b: [72, 97], c: [124, 97], d: [176, 97] });
    expect(editor.announcements.at(-1)).toBe("Tidied up 4 widgets");
  });

  test("gives a column the most frequent gap and one left edge", () => {
    const column = [
      box("a", 50, 40, 200, 20),
      box("b", 56, 68, 120, 30),
      box("c", 48, 106, 200, 20),
      box("d", 50, 160, 9, 9),
    ];
    const editor = editing(column);
    editor.runWith(tidySelection, undefined);
    expect(starts(editor)).toEqual({ a: [48, 40], b: [48, 68], c: [48, 106], d: [48, 134] });
  });

  test("makes a grid of rows of unequal length, as wide as its largest widgets", () => {
    const grid = [
      box("a", 100, 100, 60, 20),
      box("b", 172, 103, 50, 20),
      box("c", 230, 98, 50, 20),
      box("d", 103, 131, 40, 20),
      box("e", 168, 128, 50, 20),
    ];
    const editor = editing(grid);
    editor.runWith(tidySelection, undefined);
    const { a, b, c, d, e } = editor.rects();
    expect([a?.[1], b?.[1], c?.[1], d?.[1], e?.[1]]).toEqual([98, 98, 98, 126, 126]);
    expect(d?.[0]).toBe(a?.[0]);
    expect(e?.[0]).toBe(b?.[0]);
    expect((b?.[0] ?? 0) - (a?.[0] ?? 0) - 60).toBeCloseTo((c?.[0] ?? 0) - (b?.[0] ?? 0) - 50);
  });

  test("changes nothing the second time, and is one step", () => {
    for (const widgets of [
      three,
      [box("a", 0, 0, 50, 20), box("b", 70, 2, 30, 20), box("c", 1, 40, 30, 20), box("d", 66, 45, 30, 20)],
    ]) {
      const editor = editing(widgets);
      const before = editor.rects();
      editor.runWith(tidySelection, undefined);
      const once = editor.rects();
      expect(once).not.toEqual(before);
      editor.runWith(tidySelection, undefined);
      expect(editor.rects()).toEqual(once);
      editor.undo();
      expect(editor.rects()).toEqual(before);
    }
  });

  test("separates widgets that lie on each other, and leaves locked ones alone", () => {
    const pile = [box("a", 100, 100, 50, 50), box("b", 110, 105, 50, 50), box("c", 120, 110, 50, 50)];
    const editor = editing([...pile, ["d", "box", [400, 90, 50, 50], { locked: true }]]);
    editor.runWith(tidySelection, undefined);
    expect(starts(editor)).toEqual({ a: [100, 100], b: [150, 100], c: [200, 100], d: [400, 90] });
  });

  test.each<[string, readonly Notation[]]>([
    ["lie inside a larger one", [box("a", 20, 20, 200, 200), box("b", 40, 40, 20, 20), box("c", 80, 42, 20, 20)]],
    ["have no room on the page", [box("a", 20, 20, 380, 30), box("b", 60, 22, 380, 30)]],
    [
      "would cover one that is not selected",
      [box("a", 20, 20, 20, 30), box("b", 30, 22, 20, 30), box("d", 55, 20, 9, 9)],
    ],
  ])("refuses widgets that %s", (_, widgets) => {
    const editor = editing(widgets, ...widgets.map(([id]) => id).filter((id) => id !== "d"));
    const before = editor.rects();
    const reason = "Tidy Up needs a row, a column or a grid with room on the page";
    expect(editor.runWith(tidySelection, undefined)).toBe(reason);
    expect(editor.rects()).toEqual(before);
  });

  test("is requested from the host, which loads it", () => {
    const editor = editing();
    expect(editor.key("Alt+T")).toBe(true);
    expect(editor.requests).toEqual([{ kind: "on-demand", action: "tidy-up" }]);
  });

  test("moves a group as one", () => {
    const member = (id: string, x: number): Notation => [id, "box", [x, 100, 20, 20], { group: "G" }];
    const editor = editing([member("a", 100), member("b", 130), box("c", 170, 103, 20, 20), box("d", 205, 99, 20, 20)]);
    editor.runWith(tidySelection, undefined);
    expect(starts(editor)).toEqual({ a: [100, 99], b: [130, 99], c: [165, 99], d: [200, 99] });
  });
});

describe("aligning to the grid", () => {
  test("puts all edges on lines of the grid", () => {
    const editor = editing([box("a", 14, 16, 48, 33), box("b", 101, 99, 2, 2)]);
    editor.editor.update((state) => ({
      ...state,
      document: { ...state.document, canvas: { ...state.document.canvas, grid_size: 12.5 } },
    }));
    editor.run("align-to-grid");
    expect(editor.rects()).toEqual({ a: [12.5, 12.5, 50, 37.5], b: [100, 100, 12.5, 12.5] });
    expect(editor.announcements.at(-1)).toBe("Aligned 2 widgets to the grid");
    editor.undo();
    expect(editor.rects()["a"]).toEqual([14, 16, 48, 33]);
  });
});
