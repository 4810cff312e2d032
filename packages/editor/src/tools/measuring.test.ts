import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { measured } from "./measuring.ts";

/** On a page of 600 × 800 points. */
const page = [
  box("d", 20, 90, 300, 300),
  box("a", 100, 100, 50, 20),
  box("b", 200, 105, 100, 100),
  box("c", 210, 300, 10, 10),
];

function editing(widgets: readonly Notation[] = page) {
  const editor = editorDriver(
    aTemplate({ pages: [widgets], masters: { m: [box("x", 500, 100, 20, 20)] }, assigned: ["m"] }),
  );
  /** Each as axis, start, end, and the position across. */
  const distances = () =>
    measured(editor.state())?.distances.map(({ axis, from, to, at }) => [axis, from, to, at] as const);
  return { ...editor, distances };
}

describe("with Alt", () => {
  test("the selection shows its distances to the edges of the page, until Alt is released", () => {
    const editor = editing();
    editor.select("a");
    expect(editor.distances()).toBeUndefined();
    expect(editor.key("Alt+Alt")).toBe(true);
    expect(editor.distances()).toEqual([
      ["x", 0, 100, 110],
      ["x", 150, 600, 110],
      ["y", 0, 100, 125],
      ["y", 120, 800, 125],
    ]);
    editor.keyUp("Alt");
    expect(editor.distances()).toBeUndefined();
    editor.key("Alt+Alt");
    editor.key("Mod+Alt+Control");
    expect(editor.distances()).toBeUndefined();
  });

  test("the selection shows the gap to the widget under the pointer", () => {
    const editor = editing();
    editor.select("a");
    editor.pointerMove([250, 120], { alt: true });
    expect(editor.distances()).toEqual([["x", 150, 200, 112.5]]);
    editor.pointerMove([590, 790], { alt: true });
    expect(editor.distances()).toHaveLength(4);
    editor.pointerMove([250, 120]);
    expect(editor.distances()).toBeUndefined();
  });

  test("a widget across from the selection has a distance on both axes, with its edges lengthened", () => {
    const editor = editing();
    editor.select("a");
    editor.pointerMove([215, 305], { alt: true });
    expect(measured(editor.state())?.distances).toEqual([
      { axis: "x", from: 150, to: 210, at: 110, extension: { at: 210, from: 110, to: 300 } },
      { axis: "y", from: 120, to: 300, at: 125, extension: { at: 300, from: 125, to: 210 } },
    ]);
  });

  test("a widget around the selection has a distance to each edge", () => {
    const editor = editing();
    editor.select("a");
    editor.pointerMove([30, 380], { alt: true });
    expect(editor.distances()).toEqual([
      ["x", 20, 100, 110],
      ["x", 150, 320, 110],
      ["y", 90, 100, 125],
      ["y", 120, 390, 125],
    ]);
  });

  test("several selected widgets are measured as one, and a hovered group, too", () => {
    const member = (id: string, x: number): Notation => [id, "box", [x, 100, 20, 20], { group: "G" }];
    const editor = editing([box("a", 0, 100, 20, 20), box("b", 40, 100, 20, 20), member("c", 100), member("d", 150)]);
    editor.select("a", "b");
    editor.pointerMove([160, 110], { alt: true });
    expect(editor.distances()).toEqual([["x", 60, 100, 110]]);
  });

  test("widgets of the master and locked ones are measured, too", () => {
    const editor = editing();
    editor.select("a");
    editor.pointerMove([510, 110], { alt: true });
    expect(editor.distances()).toEqual([["x", 150, 500, 110]]);
    editor.pointerMove([510, 110]);
    expect(editor.state().pointerState.hover).toBeUndefined();
  });

  test("nothing is measured without a selection, during a drag, and in text fields", () => {
    const editor = editing();
    expect(editor.key("Alt+Alt")).toBe(false);
    expect(editor.distances()).toBeUndefined();
    editor.keyUp("Alt");
    editor.select("a");
    editor.key("Alt+Alt", { focus: "field" });
    expect(editor.distances()).toBeUndefined();
    editor.select("b");
    editor.pointerDown([250, 150], { alt: true });
    editor.pointerMove([280, 170], { alt: true });
    expect(editor.state().interaction.kind).toBe("translating");
    expect(editor.distances()).toBeUndefined();
  });
});
