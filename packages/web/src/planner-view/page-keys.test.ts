import { expect, it } from "vitest";
import { pageMove } from "./page-keys.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, modifiers: object = {}) => ({ ...plain, key, ...modifiers });

it("turns pages with arrows and page keys", () => {
  expect(pageMove(press("ArrowRight"), false)).toBe("next");
  expect(pageMove(press("PageUp"), true)).toBe("previous");
  expect(pageMove(press("End"), false)).toBe("last");
});

it("leaves Up and Down to a scrolling page", () => {
  expect(pageMove(press("ArrowDown"), true)).toBeUndefined();
  expect(pageMove(press("ArrowDown"), false)).toBe("next");
});

it("goes back with Alt and ignores other modifiers", () => {
  expect(pageMove(press("ArrowLeft", { altKey: true }), false)).toBe("back");
  expect(pageMove(press("ArrowLeft", { ctrlKey: true }), false)).toBeUndefined();
  expect(pageMove(press("Home", { metaKey: true }), false)).toBeUndefined();
});
