/** How exactly a hand can be expected to point, in CSS pixels. A pen is nearly as fine as a mouse, a finger is not. */
import type { PointerType } from "../state/input.ts";

/** What a pointer may move before it is a drag. */
export const dragDistance: Readonly<Record<PointerType, number>> = { mouse: 4, pen: 4, touch: 6 };

/** The side of the square around a handle that takes hold of it. */
export const handleHitSize: Readonly<Record<PointerType, number>> = { mouse: 12, pen: 16, touch: 28 };

/** Smaller widgets can be taken hold of as if they were so large. */
export const minimumHitSize = 24;

/** On both sides of a guide. */
export const guideTolerance = 4;

/** Two clicks within this time and distance are a double one. */
export const doubleClick = { milliseconds: 400, distance: 6 } as const;

/** How long a finger or a pen rests until that is the second button. */
export const longPress = 500;

/** A pointer that is faster, in pixels per millisecond, means no line that it happens to pass. */
export const snappingSpeed = 0.5;

/** After this many milliseconds without a move a pointer rests. */
export const restDelay = 60;

/** Where a drag at the edge of the canvas moves the page, after how long, and how far in each 16 ms. */
export const edgeScroll = { band: 8, delay: 200, interval: 16, step: 10 } as const;
