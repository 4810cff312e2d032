import { expect, test } from "vitest";
import { aTemplate, box } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { handleAt, handlePositions, resizableBounds } from "./handles.ts";

const camera = { x: 10, y: 20, zoom: 2 };

test("places handles at the corners and side centers on the screen", () => {
  const positions = handlePositions({ x: 0, y: 0, width: 100, height: 50 }, camera, "mouse");
  expect(Object.fromEntries(positions)).toEqual({
    nw: { x: 10, y: 20 },
    n: { x: 110, y: 20 },
    ne: { x: 210, y: 20 },
    e: { x: 210, y: 70 },
    se: { x: 210, y: 120 },
    s: { x: 110, y: 120 },
    sw: { x: 10, y: 120 },
    w: { x: 10, y: 70 },
  });
});

test("moves the handles of a small selection outward", () => {
  const tiny = handlePositions({ x: 0, y: 0, width: 1, height: 1 }, camera, "mouse");
  expect(Object.fromEntries(tiny)).toEqual({
    nw: { x: -1, y: 9 },
    n: { x: 11, y: 9 },
    ne: { x: 23, y: 9 },
    e: { x: 23, y: 21 },
    se: { x: 23, y: 33 },
    s: { x: 11, y: 33 },
    sw: { x: -1, y: 33 },
    w: { x: -1, y: 21 },
  });
});

test("keeps the edges of a thin selection without room for its corners, and the corners of a tiny one", () => {
  const keys = (width: number, height: number) =>
    [...handlePositions({ x: 0, y: 0, width, height }, camera, "touch").keys()].toSorted();
  expect(keys(100, 1)).toEqual(["e", "n", "s", "w"]);
  expect(keys(1, 100)).toEqual(["e", "n", "s", "w"]);
  expect(keys(1, 1)).toEqual(["ne", "nw", "se", "sw"]);
  expect(keys(40, 40)).toHaveLength(8);
});

test("puts the handles of a line of text beside it, where they cover no letter", () => {
  const { w, e, n } = Object.fromEntries(handlePositions({ x: 0, y: 0, width: 100, height: 15 }, camera, "touch"));
  expect([w, e, n]).toEqual([
    { x: 4, y: 35 },
    { x: 216, y: 35 },
    { x: 110, y: 14 },
  ]);
});

test.each([
  ["mouse", [150, 99.5]],
  ["touch", [250, 105]],
] as const)("resizes by any point of an edge with %s", (type, [x, y]) => {
  const editor = editorDriver(aTemplate({ pages: [[box("a", 100, 100, 200, 50)]] }));
  editor.select("a");
  expect(handleAt(editor.state(), { x, y }, type)).toBe("n");
  expect(handleAt(editor.state(), { x, y: 125 }, type)).toBeUndefined();
  expect(handleAt(editor.state(), { x: 300, y: 120 }, type)).toBe("e");
  expect(handleAt(editor.state(), { x: 99, y: 101 }, type)).toBe("nw");
  expect(handleAt(editor.state(), { x: 100, y: 60 }, type)).toBeUndefined();
});

test("resizes a line of one point by its ends, and keeps its height", () => {
  const editor = editorDriver(aTemplate({ pages: [[box("rule", 100, 100, 200, 1)]] }));
  editor.select("rule");
  editor.drag([
    [300, 100],
    [350, 140],
  ]);
  expect(editor.rect("rule")).toEqual([100, 100, 250, 1]);
});

test("shows handles for the unlocked selected widgets of the page", () => {
  const editor = editorDriver(
    aTemplate({
      pages: [[box("a", 10, 10, 20, 20), box("b", 50, 60, 10, 10), ["c", "box", [0, 0, 9, 9], { locked: true }]]],
    }),
  );
  expect(resizableBounds(editor.state())).toBeUndefined();
  editor.select("a", "b", "c");
  expect(resizableBounds(editor.state())).toEqual({ x: 10, y: 10, width: 50, height: 60 });
});
