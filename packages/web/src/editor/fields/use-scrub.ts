import type { Editor } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { type ComponentProps, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { dragThreshold, pixelsPerStep, roundedSteps, type Steps, speed } from "./scrub.ts";

interface ScrubOptions {
  readonly editor: Editor;
  /** Completes "Undo …". */
  readonly label: Message;
  readonly steps: Steps;
  readonly isDisabled: boolean;
  /** Undefined if several widgets differ. */
  readonly present: number | undefined;
  /** Called with the number at the press and the total number of steps, on the document as it was at the press. */
  readonly apply: (start: number | undefined, steps: number) => void;
}

interface Hold {
  readonly start: number | undefined;
  x: number;
  travelled: number;
  isDrag: boolean;
}

/** Returns handlers for a label that changes a number by dragging. A click focuses the field as usual, and a finger scrolls. */
export function useScrub({ editor, label, steps, isDisabled, present, apply }: ScrubOptions): ComponentProps<"label"> {
  const hold = useRef<Hold>(undefined);
  const wasDrag = useRef(false);

  const end = (isKept: boolean) => {
    if (hold.current?.isDrag) {
      if (isKept) editor.endStep();
      else editor.cancelStep();
    }
    hold.current = undefined;
  };
  useEscape(hold, () => end(false));

  const onPointerDown = (event: PointerEvent<HTMLLabelElement>) => {
    wasDrag.current = false;
    if (event.button !== 0 || event.pointerType === "touch" || isDisabled) return;
    hold.current = { start: present, x: event.clientX, travelled: 0, isDrag: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLLabelElement>) => {
    const held = hold.current;
    if (!held) return;
    const moved = event.clientX - held.x;
    if (!held.isDrag && Math.abs(moved) < dragThreshold) return;
    if (held.isDrag) editor.cancelStep();
    held.x = event.clientX;
    held.travelled += (moved / pixelsPerStep(steps)) * speed(event);
    held.isDrag = true;
    wasDrag.current = true;
    // Reverts to the document at the press, so that dependent values follow.
    editor.beginStep(label);
    apply(held.start, roundedSteps(held.travelled, event));
  };
  return {
    className: isDisabled ? "" : "cursor-ew-resize touch-pan-y select-none",
    onPointerDown,
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClick: (event) => {
      if (wasDrag.current) event.preventDefault();
    },
  };
}

function useEscape(hold: { readonly current: Hold | undefined }, cancel: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !hold.current?.isDrag) return;
    cancel();
    event.preventDefault();
    event.stopPropagation();
  });
  const onLeave = useEffectEvent(cancel);
  useEffect(() => {
    addEventListener("keydown", onEscape, true);
    return () => {
      removeEventListener("keydown", onEscape, true);
      onLeave();
    };
  }, []);
}
