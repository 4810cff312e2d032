import type { Point } from "@octavo/engine";
import { type Camera, panBy, zoomTo } from "./camera.ts";

/** Effect of the wheel without Ctrl. With Ctrl it always zooms. */
export type WheelMode = "scroll" | "zoom";

interface WheelMovement {
  readonly screen: Point;
  readonly deltaX: number;
  readonly deltaY: number;
  readonly shift: boolean;
  readonly mod: boolean;
}

/** Distance of one wheel notch, in CSS pixels. Track pads send smaller deltas and zoom proportionally less. */
const notch = 100;

const perNotch = { in: 1.1, out: 0.9 } as const;

export function wheelCamera(
  camera: Camera,
  { screen, deltaX, deltaY, shift, mod }: WheelMovement,
  mode: WheelMode,
): Camera {
  if (mod || (mode === "zoom" && !shift)) return zoomTo(camera, camera.zoom * zoomFactor(deltaY), screen);
  const isSideways = shift && deltaX === 0;
  return panBy(camera, isSideways ? { x: -deltaY, y: 0 } : { x: -deltaX, y: -deltaY });
}

function zoomFactor(delta: number): number {
  const notches = Math.min(1, Math.abs(delta) / notch);
  return (delta < 0 ? perNotch.in : perNotch.out) ** notches;
}
