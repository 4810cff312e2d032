/** The eight handles of a selection, where the canvas draws them and pointers take hold of them. */
import type { Point, Rect } from "@octavo/engine";
import { type Camera, rectToScreen } from "../camera/camera.ts";
import { boundsOf, grownBy } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import { type EditorState, isSelectionHere, unlocked } from "../state/editor-state.ts";
import type { PointerType } from "../state/input.ts";
import type { Handle } from "../state/interaction.ts";
import { handleHitSize, minimumHitSize } from "./tolerances.ts";

/** Corners first: where handles overlap they win. */
const handles: readonly Handle[] = ["nw", "ne", "se", "sw", "n", "e", "s", "w"];

/** What can be resized: the unlocked widgets of this page, around all of them. */
export function resizableBounds(state: EditorState): Rect | undefined {
  return isSelectionHere(state) ? boundsOf(positionsOf(unlocked(state))) : undefined;
}

/**
 * The middles of the handles on the screen. Around what is small they stand further out, so that the inside can still be
 * taken hold of; where a side has no room, its handle is left out.
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

/** Which way a handle pulls on each axis: -1 moves the start, 1 the end, 0 neither. */
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
