import { expect, test } from "vitest";
import { highlight, insideHighlight } from "./highlight.ts";
import { strokedRect } from "./paths.ts";

const box = { x: 10, y: 20, width: 100, height: 40 };

test("a stroked rectangle is one path, and none without width", () => {
  const stroke = { color: "#000000", width: 2 } as const;
  expect(strokedRect(box, stroke)).toEqual([{ kind: "path", segments: [["R", 10, 20, 100, 40]], stroke }]);
  expect(strokedRect(box, { ...stroke, width: 0 })).toEqual([]);
});

test("a highlight has its frame inside its box", () => {
  const [, frame] = highlight(box, "#cccccc", { color: "#000000", width: 2 });
  expect(frame?.segments).toEqual([["R", 11, 21, 98, 38]]);
});

test("text in a highlight keeps a gap from the frame in its direction, and none if it is centered", () => {
  expect(insideHighlight(box, 1, "left", false)).toEqual({ x: 13, y: 20, width: 94, height: 40 });
  expect(insideHighlight(box, 1, "right", true)).toEqual({ x: 10, y: 23, width: 100, height: 34 });
  expect(insideHighlight({ ...box, width: 4 }, 1, "left", false)).toEqual({ x: 12, y: 20, width: 0, height: 40 });
  expect(insideHighlight({ ...box, height: 4 }, 1, "left", true)).toEqual({ x: 10, y: 22, width: 100, height: 0 });
  expect(insideHighlight(box, 1, "center", false)).toBe(box);
});
