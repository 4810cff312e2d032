import { type PointerEvent, useRef } from "react";

/** In CSS pixels. */
const minDistance = 48;

/** Turns the page on a horizontal swipe. A pinch or a scroll ends in `pointercancel` and turns nothing. */
export function useSwipe(onSwipe: (towards: "previous" | "next") => void) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly id: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const finger = event.pointerType === "touch" && event.isPrimary;
      start.current = finger ? { x: event.clientX, y: event.clientY, id: event.pointerId } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < minDistance || Math.abs(across) < 2 * Math.abs(event.clientY - from.y)) return;
      onSwipe(across < 0 ? "next" : "previous");
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
