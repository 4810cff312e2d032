import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { announcements, moved, undone } from "./example.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

test("the README shows the example", () => {
  const [, block] = /```ts\n([\s\S]*?)```/.exec(read("../README.md")) ?? [];
  expect(block).toBe(read("example.ts"));
});

test("the example inserts a box, moves it by 80 points and undoes the move", () => {
  expect(moved.map(({ position }) => position)).toEqual([{ x: 130, y: 50, width: 200, height: 100 }]);
  expect(undone.map(({ position }) => position)).toEqual([{ x: 50, y: 50, width: 200, height: 100 }]);
  expect(announcements).toEqual(["Inserted Box", "Moved 1 widget", "Undid move 1 widget"]);
});
