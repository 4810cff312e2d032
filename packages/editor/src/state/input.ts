/** Input events, independent of the browser. */
import type { Point } from "@octavo/engine";

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly mod: boolean;
}

export type PointerType = "mouse" | "pen" | "touch";

/**
 * Positions are CSS pixels from the canvas's top left corner. The position on the page follows from the camera, which
 * can move while the pointer rests.
 */
export interface PointerInput extends Modifiers {
  readonly kind: "down" | "move" | "up" | "cancel";
  readonly pointerId: number;
  readonly pointerType: PointerType;
  readonly screen: Point;
  /** Button that changed: 0 primary or pen tip, 1 wheel, 2 secondary. */
  readonly button: number;
  /** In milliseconds, on one clock for all inputs. */
  readonly time: number;
  /** Set if the pointer went down on a ruler. */
  readonly ruler?: "x" | "y";
}

export interface WheelInput extends Modifiers {
  readonly screen: Point;
  /** In CSS pixels. A wheel notch is about 100. */
  readonly deltaX: number;
  readonly deltaY: number;
  readonly time: number;
}

export interface KeyInput extends Modifiers {
  readonly kind: "down" | "up";
  /** `KeyboardEvent.key`: "a", "ArrowLeft", "?". */
  readonly key: string;
  /** `KeyboardEvent.code`: "KeyA", "Digit0". */
  readonly code: string;
  readonly repeat: boolean;
  /** True while an input method composes text. */
  readonly isComposing: boolean;
  /** Element with the focus: the canvas, a text field, or another part of the page. */
  readonly focus: "canvas" | "field" | "elsewhere";
  readonly time: number;
}

export function modifiersOf({ shift, alt, mod }: Modifiers): Modifiers {
  return { shift, alt, mod };
}
