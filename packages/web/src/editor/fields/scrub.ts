/** Changes numbers by dragging their labels. Distances are not rounded, so that slow drags work. */
import { clamp } from "@octavo/engine";

export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Distance in pixels at which a press becomes a drag. */
export const dragThreshold = 3;

/** Drag distance across a short range, in pixels. */
const fullRangeDistance = 240;

/** Large ranges use one pixel for each step, short ranges more. */
export function pixelsPerStep({ step, min, max }: Steps): number {
  return clamp(fullRangeDistance / Math.max(1, (max - min) / step), 1, 8);
}

/** Shift multiplies by ten, Alt divides by ten. Changing modifiers during a drag does not jump. */
export function speed({ shiftKey, altKey }: Modifiers): number {
  if (shiftKey) return 10;
  return altKey ? 0.1 : 1;
}

/** Rounds to whole steps, or to tenths with Alt. */
export function roundedSteps(travelled: number, { altKey }: Pick<Modifiers, "altKey">): number {
  return (altKey ? Math.round(travelled * 10) / 10 : Math.round(travelled)) + 0;
}

/** Limits the result to the range and to multiples of the step from the start. */
export function scrubbed(start: number, steps: number, { step, min, max }: Steps): number {
  return Number(clamp(start + steps * step, min, max).toFixed(4));
}
