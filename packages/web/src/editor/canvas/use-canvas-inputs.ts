import {
  type Editor,
  type EditorState,
  fitPage,
  type PointerInput,
  type WheelInput,
  withMeasuring,
} from "@octavo/editor";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { batchWheel, throttleMoves } from "../painting/slow-screen.ts";
import { isButton, isField, isModal, keyInput, pointerInput, wheelInput } from "./canvas-inputs.ts";
import { focusPage } from "./focus-page.ts";

type Canvas = RefObject<HTMLElement | null>;

/** Connects pointer, wheel, key and resize events of the canvas to the editor. */
export function useCanvasInputs(canvas: Canvas, editor: Editor): void {
  useSize(canvas, editor);
  usePointers(canvas, editor);
  useWheel(canvas, editor);
  useKeys(canvas, editor);
}

function useSize(canvas: Canvas, editor: Editor): void {
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      toWholePixels(element);
      editor.resize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    toWholePixels(element);
    editor.update((state) =>
      opened({ ...state, viewport: { width: element.clientWidth, height: element.clientHeight } }),
    );
    return () => observer.disconnect();
  }, [canvas, editor]);
}

/** Aligns the canvas to whole pixels of the window, so that the page is sharp. */
function toWholePixels(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect();
  element.style.setProperty("--to-pixel-x", `${Math.ceil(left) - left}px`);
  element.style.setProperty("--to-pixel-y", `${Math.ceil(top) - top}px`);
}

/** Shows the whole page. */
const opened = (state: EditorState): EditorState => ({
  ...state,
  camera: fitPage(state.document.canvas.dimensions, state.viewport),
});

/**
 * In milliseconds. Delays the timer on a busy device, so that a pointer release that is already queued is handled
 * first.
 */
const hearing = 30;

/** Fields and buttons on the canvas handle their pointer events themselves. */
function usePointers(canvas: Canvas, editor: Editor): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const due = editor.deadline();
      if (due === undefined) return;
      const left = due - performance.now();
      const tick = () => {
        editor.tick(performance.now());
        wait();
      };
      timer = setTimeout(tick, left > 0 ? left : hearing);
    };
    const send = (kind: PointerInput["kind"]) => (event: PointerEvent) => {
      if (kind === "down" && (isField(event.target) || isButton(event.target))) return;
      // Some tablets report the resting hand as a second pen.
      if (event.pointerType === "pen" && !event.isPrimary) return;
      if (kind !== "move") moves.drop();
      if (kind === "down") takeHold(event, element);
      editor.pointer(pointerInput(event, kind, element));
      wait();
    };
    const moves = throttleMoves(send("move"));
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("pointerdown", send("down"), { signal });
    element.addEventListener("pointermove", moves.send, { signal });
    element.addEventListener("pointerup", send("up"), { signal });
    element.addEventListener("pointercancel", send("cancel"), { signal });
    return () => {
      clearTimeout(timer);
      moves.drop();
      heard.abort();
    };
  }, [canvas, editor]);
}

function takeHold(event: PointerEvent, element: HTMLElement): void {
  element.setPointerCapture(event.pointerId);
  event.preventDefault();
  if (!element.contains(document.activeElement)) focusPage(element);
}

function useWheel(canvas: Canvas, editor: Editor): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const turns = batchWheel<WheelInput>((all) => editor.wheel(...all));
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      turns.send(wheelInput(event, element));
    };
    const heard = new AbortController();
    const { signal } = heard;
    // Passive listeners cannot prevent the browser's own zoom.
    element.addEventListener("wheel", listen, { passive: false, signal });
    // Sends waiting wheel input before any press.
    for (const press of ["pointerdown", "pointerup", "keydown"])
      addEventListener(press, turns.flush, { capture: true, signal });
    return () => {
      heard.abort();
      turns.flush();
    };
  }, [canvas, editor]);
}

function useKeys(canvas: Canvas, editor: Editor): void {
  useEffect(() => {
    let belongsToDialog = false;
    // Before anybody handles the key, which may close the dialog.
    const notice = ({ target }: KeyboardEvent) => {
      belongsToDialog = isModal(target) || document.querySelector("[role=dialog]:not([data-closed])") !== null;
    };
    const listen = (event: KeyboardEvent) => {
      const element = canvas.current;
      if (!element || event.defaultPrevented || belongsToDialog) return;
      if (editor.key(keyInput(event, element))) event.preventDefault();
    };
    // Another window gets the release of the key.
    const leave = () => editor.update((state) => withMeasuring(state, { shift: false, alt: false, mod: false }));
    const heard = new AbortController();
    const { signal } = heard;
    addEventListener("blur", leave, { signal });
    for (const kind of ["keydown", "keyup"] as const) {
      addEventListener(kind, notice, { capture: true, signal });
      addEventListener(kind, listen, { signal });
    }
    return () => heard.abort();
  }, [canvas, editor]);
}
