/** Pointer tolerances, in CSS pixels unless noted otherwise. A pen is nearly as precise as a mouse, a finger is not. */
import type { PointerType } from "../state/input.ts";

/** Distance at which a press becomes a drag. */
export const dragDistance: Readonly<Record<PointerType, number>> = { mouse: 4, pen: 4, touch: 6 };

/** Side of the square hit area around a handle. */
export const handleHitSize: Readonly<Record<PointerType, number>> = { mouse: 12, pen: 16, touch: 28 };

/** Side of a drawn handle. */
export const handleSize: Readonly<Record<PointerType, number>> = { mouse: 8, pen: 8, touch: 12 };

/** Distance from the edge of a selection at which a press resizes. */
export const edgeReach: Readonly<Record<PointerType, number>> = { mouse: 3, pen: 4, touch: 8 };

/** Smaller widgets have a hit area of this size. */
export const minimumHitSize = 24;

/** On the inner side of the rules of a frame. */
export const frameEdge = 4;

/** On both sides of a guide. */
export const guideTolerance = 4;

/** Longest time in milliseconds between the two clicks of a double click. */
export const doubleClickTime = 400;

/** Longest distance between the two clicks of a double click. */
export const doubleClickDistance: Readonly<Record<PointerType, number>> = { mouse: 6, pen: 12, touch: 24 };

/** Time in milliseconds after which a press of a finger or pen opens the context menu. */
export const longPress = 500;

/** Speed in CSS pixels per millisecond above which a drag does not snap to lines. */
export const snappingSpeed = 0.5;

/** Time in milliseconds without a move after which a pointer is at rest. */
export const restDelay = 60;

/** Width of the edge area, delay in milliseconds, and distance for each interval in milliseconds. */
export const edgeScroll = { band: 8, delay: 200, interval: 16, step: 10 } as const;
