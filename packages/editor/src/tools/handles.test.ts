import { expect, test } from "vitest";
import { aTemplate, box } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { handlePositions, resizableBounds } from "./handles.ts";

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

test("moves the handles of a small selection outward and drops those without room", () => {
  const tiny = handlePositions({ x: 0, y: 0, width: 1, height: 1 }, camera, "mouse");
  expect(Object.fromEntries(tiny)).toEqual({
    nw: { x: -1, y: 9 },
    ne: { x: 23, y: 9 },
    se: { x: 23, y: 33 },
    sw: { x: -1, y: 33 },
  });
  const flat = handlePositions({ x: 0, y: 0, width: 100, height: 1 }, camera, "mouse");
  expect([...flat.keys()].toSorted()).toEqual(["n", "ne", "nw", "s", "se", "sw"]);
  expect(handlePositions({ x: 0, y: 0, width: 40, height: 40 }, camera, "touch").size).toBe(4);
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
