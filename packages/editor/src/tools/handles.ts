/** The eight handles of a selection: their positions and hit areas. */
import type { Point, Rect } from "@octavo/engine";
import { type Camera, rectToScreen } from "../camera/camera.ts";
import { boundsOf, grownBy } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import { type EditorState, isSelectionHere, unlocked } from "../state/editor-state.ts";
import type { PointerType } from "../state/input.ts";
import type { Handle } from "../state/interaction.ts";
import { handleHitSize, minimumHitSize } from "./tolerances.ts";

/** Corners first: they win where handles overlap. */
const handles: readonly Handle[] = ["nw", "ne", "se", "sw", "n", "e", "s", "w"];

/** Returns the bounds of the unlocked selected widgets. */
export function resizableBounds(state: EditorState): Rect | undefined {
  return isSelectionHere(state) ? boundsOf(positionsOf(unlocked(state))) : undefined;
}

/**
 * Returns the centers of the handles on the screen. Around small selections they move outward, so that the inside
 * stays clickable. A side without enough room has no handle.
 */
export function handlePositions(bounds: Rect, camera: Camera, pointer: PointerType): ReadonlyMap<Handle, Point> {
  const shown = rectToScreen(camera, bounds);
  const missing = (side: number) => Math.max(0, (minimumHitSize - side) / 2);
  const frame = grownBy(shown, missing(shown.width), missing(shown.height));
  const room = 3 * handleHitSize[pointer];
  const fits = (handle: Handle) => {
    const { x, y } = directionOf(handle);
    return (x !== 0 || frame.width >= room) && (y !== 0 || frame.height >= room);
  };
  return new Map(handles.filter(fits).map((handle) => [handle, onFrame(handle, frame)]));
}

function onFrame(handle: Handle, { x, y, width, height }: Rect): Point {
  const { x: across, y: down } = directionOf(handle);
  return { x: x + ((across + 1) / 2) * width, y: y + ((down + 1) / 2) * height };
}

/** Returns the edge that a handle moves on each axis: -1 start, 1 end, 0 none. */
export function directionOf(handle: Handle): { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 } {
  return {
    x: handle.includes("w") ? -1 : handle.includes("e") ? 1 : 0,
    y: handle.includes("n") ? -1 : handle.includes("s") ? 1 : 0,
  };
}

export function handleAt(state: EditorState, screen: Point, pointer: PointerType): Handle | undefined {
  const bounds = state.textEdit ? undefined : resizableBounds(state);
  if (!bounds) return undefined;
  const reach = handleHitSize[pointer] / 2;
  for (const [handle, { x, y }] of handlePositions(bounds, state.camera, pointer))
    if (Math.abs(screen.x - x) <= reach && Math.abs(screen.y - y) <= reach) return handle;
  return undefined;
}
