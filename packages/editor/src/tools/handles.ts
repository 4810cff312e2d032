/** The handles of a selection: their positions and hit areas. The corners and the whole edges resize. */
import type { Point, Rect } from "@octavo/engine";
import { type Camera, rectToScreen } from "../camera/camera.ts";
import { boundsOf, grownBy } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import { type EditorState, isSelectionHere, unlocked } from "../state/editor-state.ts";
import type { PointerType } from "../state/input.ts";
import type { Handle } from "../state/interaction.ts";
import { edgeReach, handleHitSize, handleSize, minimumHitSize } from "./tolerances.ts";

/** Corners first: they win where handles overlap. */
const handles: readonly Handle[] = ["nw", "ne", "se", "sw", "n", "e", "s", "w"];

/** Returns the bounds of the unlocked selected widgets. */
export function resizableBounds(state: EditorState): Rect | undefined {
  return isSelectionHere(state) ? boundsOf(positionsOf(unlocked(state))) : undefined;
}

/**
 * Returns the centers of the handles on the screen. Around small selections they move outward, so that the inside
 * stays clickable. A narrow or flat selection without room for both corners of a side has its edges only, outside of which
 * the handles lie: a line of text stays legible.
 */
export function handlePositions(bounds: Rect, camera: Camera, pointer: PointerType): ReadonlyMap<Handle, Point> {
  const frame = handleFrame(bounds, camera);
  const room = 1.5 * handleHitSize[pointer];
  const isWide = frame.width >= room;
  const isTall = frame.height >= room;
  const fits = (handle: Handle) => {
    const isCorner = handle.length === 2;
    return isCorner ? isWide === isTall : isWide || isTall;
  };
  const outside = isWide === isTall ? 0 : handleSize[pointer] / 2;
  const around = grownBy(frame, outside, outside);
  return new Map(handles.filter(fits).map((handle) => [handle, onFrame(handle, around)]));
}

/** Returns the selection on the screen, enlarged if it is too small to be pressed. */
function handleFrame(bounds: Rect, camera: Camera): Rect {
  const shown = rectToScreen(camera, bounds);
  const missing = (side: number) => Math.max(0, (minimumHitSize - side) / 2);
  return grownBy(shown, missing(shown.width), missing(shown.height));
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
  const positions = handlePositions(bounds, state.camera, pointer);
  for (const [handle, { x, y }] of positions)
    if (Math.abs(screen.x - x) <= reach && Math.abs(screen.y - y) <= reach) return handle;
  const frame = handleFrame(bounds, state.camera);
  return handles.find((handle) => positions.has(handle) && isOnEdge(handle, frame, screen, edgeReach[pointer]));
}

/** True near the edge of a side handle, along its whole length. Corners have no edge. */
function isOnEdge(handle: Handle, frame: Rect, { x, y }: Point, reach: number): boolean {
  const center = onFrame(handle, frame);
  switch (handle) {
    case "n":
    case "s":
      return Math.abs(y - center.y) <= reach && x >= frame.x && x <= frame.x + frame.width;
    case "e":
    case "w":
      return Math.abs(x - center.x) <= reach && y >= frame.y && y <= frame.y + frame.height;
    default:
      return false;
  }
}
