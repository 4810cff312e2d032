/** Numbers by dragging their labels. What has been travelled is kept unrounded, so that slow hands arrive as well. */
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

/** Pixels by which a press may tremble before it is a drag. */
export const dragThreshold = 3;

/** Of a hand's way across the whole of a short range. */
const fullRangeDistance = 240;

/** A pixel is a step where there are many; a short range is spread out. */
export function pixelsPerStep({ step, min, max }: Steps): number {
  return clamp(fullRangeDistance / Math.max(1, (max - min) / step), 1, 8);
}

/** Shift is ten times as fast, Alt ten times as fine; changing them midway makes no jump. */
export function speed({ shiftKey, altKey }: Modifiers): number {
  if (shiftKey) return 10;
  return altKey ? 0.1 : 1;
}

/** In steps, whole ones unless Alt asks for tenths. */
export function roundedSteps(travelled: number, { altKey }: Pick<Modifiers, "altKey">): number {
  return (altKey ? Math.round(travelled * 10) / 10 : Math.round(travelled)) + 0;
}

/** Within the range; on multiples of the step, seen from where it began. */
export function scrubbed(start: number, steps: number, { step, min, max }: Steps): number {
  return Number(clamp(start + steps * step, min, max).toFixed(4));
}
