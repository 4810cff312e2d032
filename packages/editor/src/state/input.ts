/** What hands do, as the host reports it: no event of a browser goes further than this. */
import type { Point } from "@octavo/engine";

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly mod: boolean;
}

export type PointerType = "mouse" | "pen" | "touch";

/**
 * Where a pointer is, is told in CSS pixels from the canvas's top left corner alone; the place on the page follows from
 * the camera, which may move under a pointer that rests.
 */
export interface PointerInput extends Modifiers {
  readonly kind: "down" | "move" | "up" | "cancel";
  readonly pointerId: number;
  readonly pointerType: PointerType;
  readonly screen: Point;
  /** What changed on "down" and "up": 0 is the first button or the tip, 1 the wheel, 2 the second. */
  readonly button: number;
  /** Milliseconds, as those of all inputs of a session. */
  readonly time: number;
  /** A ruler, out of which a guide can be drawn. */
  readonly ruler?: "x" | "y";
}

export interface WheelInput extends Modifiers {
  readonly screen: Point;
  /** In CSS pixels; a notch of a wheel is about 100. */
  readonly deltaX: number;
  readonly deltaY: number;
  readonly time: number;
}

export interface KeyInput extends Modifiers {
  readonly kind: "down" | "up";
  /** `key` of the browser's event: "a", "ArrowLeft", "?". */
  readonly key: string;
  /** `code` of it: "KeyA", "Digit0". */
  readonly code: string;
  readonly repeat: boolean;
  /** Whether an input method is at work, which wants the keys for itself. */
  readonly isComposing: boolean;
  /** Where the focus is: on the canvas, in something to type into, or on another part of the studio. */
  readonly focus: "canvas" | "field" | "elsewhere";
  readonly time: number;
}

export function modifiersOf({ shift, alt, mod }: Modifiers): Modifiers {
  return { shift, alt, mod };
}
