/** A page with widgets for all pointer gestures. */
import type { Page } from "@playwright/test";
import { namesOf, option } from "./editor-page.ts";

export const box = (id: string, x: number, y: number, width: number, height: number) =>
  `{ id: ${id}, type: box, position: { x: ${x}, y: ${y}, width: ${width}, height: ${height} } }`;
const text = (id: string, x: number, y: number, content: string) =>
  `{ id: ${id}, type: text_block, content: "${content}", position: { x: ${x}, y: ${y}, width: 120, height: 30 } }`;

/** Three boxes of the same size in no order, and two texts. */
export const page5 = [
  box("a", 60, 100, 80, 60),
  box("b", 200, 130, 80, 60),
  box("c", 70, 250, 80, 60),
  text("t", 60, 400, "Plan"),
  text("u", 220, 400, "Notes"),
];

/** Position and size of each box, in no order. */
export const boxesAt = (page: Page) =>
  namesOf(option(page, /^Box/)).then((names) =>
    names.map((name) => name.replace("Box, ", "").replace(" points", "")).sort(),
  );

export const undo = (page: Page) => page.keyboard.press("Control+z");
