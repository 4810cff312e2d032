import type { DrawnItem } from "@octavo/engine";
import { expect, test } from "vitest";
import { leavesInk, textsIn } from "./paint-items.ts";

const text = (words: string): DrawnItem => ({
  kind: "text",
  text: words,
  face: "arimo-regular",
  size: 10,
  color: "#000000",
  x: 0,
  y: 10,
});
const line = (width: number): DrawnItem => ({
  kind: "path",
  segments: [
    ["M", 0, 0],
    ["L", 10, 0],
  ],
  stroke: { color: "#000000", width },
});

test.each<[string, DrawnItem, boolean]>([
  ["a text", text("a"), true],
  ["a text without letters", text(""), false],
  ["a line", line(0.5), true],
  ["a line without width", line(0), false],
  ["a path that is neither filled nor stroked", { kind: "path", segments: [["R", 0, 0, 1, 1]] }, false],
  ["a path without a segment", { kind: "path", segments: [], fill: "#000000" }, false],
  ["a group with a line in it", { kind: "group", items: [text(""), line(1)] }, true],
  ["a group of nothing", { kind: "group", items: [text(""), line(0)] }, false],
])("%s: ink %s", (_, item, ink) => {
  expect(leavesInk(item)).toBe(ink);
});

test("lists texts in painting order, including those in groups", () => {
  const group: DrawnItem = { kind: "group", items: [text("b"), { kind: "group", items: [text("c")] }] };
  expect(textsIn([text("a"), line(1), group, text("d")])).toEqual(["a", "b", "c", "d"]);
});
