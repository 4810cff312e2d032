/** Gestures on a page, one frame at a time. Each one is undone, so that the next starts with the same page. */
import type { Point } from "@octavo/engine";
import { busyPage, middleOf } from "../workload/busy-page.ts";
import type { BusyEditor } from "./busy-editor.ts";

export interface Gesture {
  readonly what: string;
  readonly begin: (editor: BusyEditor) => Promise<void>;
  readonly frame: (editor: BusyEditor, frame: number) => Promise<void>;
  readonly end: (editor: BusyEditor) => Promise<void>;
}

/** A widget in the middle of the page, and all widgets of the first two columns. */
const one = middleOf(10 * busyPage.columns + 10);
const ofMany = middleOf(10 * busyPage.columns);
const manyMiddle: Point = { x: 2 * 40, y: busyPage.height };

/** A slow movement out and back. */
function path(frame: number): Point {
  const away = 60 - Math.abs((frame % 120) - 60);
  return { x: 20 + away * 1.5, y: 20 + away };
}

async function press(editor: BusyEditor, point: Point, button: "left" | "middle" = "left"): Promise<void> {
  const { x, y } = editor.at(point);
  await editor.page.mouse.move(x, y);
  await editor.page.mouse.down({ button });
}

async function follow(editor: BusyEditor, from: Point, frame: number): Promise<void> {
  const { x, y } = editor.at(from);
  const by = path(frame);
  await editor.page.mouse.move(x + by.x, y + by.y);
}

/** Escape cancels a drag, and then clears the selection. */
async function takeBack({ page }: BusyEditor): Promise<void> {
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.keyboard.press("Escape");
}

const draggingOne: Gesture = {
  what: "dragging one",
  begin: (editor) => press(editor, one),
  frame: (editor, frame) => follow(editor, one, frame),
  end: takeBack,
};

const draggingMany: Gesture = {
  what: "dragging 50",
  begin: async (editor) => {
    await press(editor, { x: -10, y: -10 });
    const { x, y } = editor.at(manyMiddle);
    await editor.page.mouse.move(x, y + 5, { steps: 5 });
    await editor.page.mouse.up();
    await press(editor, ofMany);
  },
  frame: (editor, frame) => follow(editor, ofMany, frame),
  end: takeBack,
};

const resizing: Gesture = {
  what: "resizing one",
  begin: async (editor) => {
    const { x, y } = editor.at(one);
    await editor.page.mouse.click(x, y);
    const handle = await editor.page.locator("[data-handle=se]").boundingBox();
    if (!handle) throw new Error("The selection has no handle.");
    await editor.page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await editor.page.mouse.down();
  },
  frame: (editor, frame) => follow(editor, one, frame),
  end: takeBack,
};

const panning: Gesture = {
  what: "panning",
  begin: (editor) => press(editor, one, "middle"),
  frame: (editor, frame) => follow(editor, one, frame),
  end: async ({ page }) => {
    await page.keyboard.press("Escape");
    await page.mouse.up({ button: "middle" });
  },
};

const zooming: Gesture = {
  what: "zooming at the pointer",
  begin: async (editor) => {
    const { x, y } = editor.at(one);
    await editor.page.mouse.move(x, y);
    await editor.page.keyboard.down("Control");
  },
  frame: ({ page }, frame) => page.mouse.wheel(0, Math.floor(frame / 15) % 2 === 0 ? -100 : 100),
  end: async ({ page }) => {
    await page.keyboard.up("Control");
    await page.keyboard.press("Shift+1");
  },
};

const scrolling: Gesture = {
  what: "scrolling",
  begin: (editor) => {
    const { x, y } = editor.at(one);
    return editor.page.mouse.move(x, y);
  },
  frame: ({ page }, frame) => page.mouse.wheel(0, Math.floor(frame / 15) % 2 === 0 ? 20 : -20),
  end: ({ page }) => page.keyboard.press("Shift+1"),
};

export const gestures: readonly Gesture[] = [draggingOne, draggingMany, resizing, zooming, panning, scrolling];
