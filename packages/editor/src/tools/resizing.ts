/**
 * Resizes the selection by a handle. Shift keeps the aspect ratio, Alt keeps the center, Ctrl inverts snapping.
 * Several widgets scale together.
 */
import type { Point, Rect } from "@octavo/engine";
import { done, type Outcome } from "../commands/command.ts";
import { placedUnits, placeWidgets } from "../commands/set-geometry.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { boundsOf, scaledInto } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import type { Guide } from "../snapping/guides.ts";
import { snap } from "../snapping/snap.ts";
import type { Moving } from "../snapping/span.ts";
import { type EditorState, unlocked, unlockedUnits } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { PointingHandle, Resizing } from "../state/interaction.ts";
import {
  dragOffset,
  endGesture,
  reusePreview,
  snapOptions,
  snapTargetsFor,
  updateGesture,
  withInteraction,
} from "./gesture.ts";
import { directionOf } from "./handles.ts";
import { resizeRect } from "./resize-rect.ts";

export function beginResizing(state: EditorState, gesture: PointingHandle, input: PointerInput): Outcome {
  const widgets = unlocked(state);
  const bounds = boundsOf(positionsOf(widgets));
  if (!bounds) return done(state);
  const targets = snapTargetsFor(state, new Set(widgets.map(({ id }) => id)));
  return resize(state, { ...gesture, kind: "resizing", bounds, targets }, input);
}

export function resize(state: EditorState, interaction: Resizing, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  const { rect, guides } = resizedBounds(state, gesture);
  const widgets = placedIn(state, gesture.bounds, rect);
  const preview = { widgets, guides, badge: rect };
  return withInteraction(state, { ...gesture, preview: reusePreview(gesture.preview, preview) });
}

function placedIn(state: EditorState, bounds: Rect, rect: Rect) {
  return placedUnits(unlockedUnits(state), ({ position }) => scaledInto(position, bounds, rect));
}

function resizedBounds(state: EditorState, gesture: Resizing): { rect: Rect; guides: readonly Guide[] } {
  const { bounds, handle, targets, last } = gesture;
  const options = { keepsRatio: last.shift, fromCenter: last.alt };
  const by = dragOffset(state, gesture);
  const moving = movingEdges(handle);
  const snapping = snapOptions(state, gesture);
  const loose = resizeRect(bounds, handle, by, options);
  const marksAt = (to: Rect) =>
    placementIfLoaded()?.marksWithin(state, (box) => placedIn(state, bounds, box), to, moving.y);
  const { dx, dy } = snap(loose, moving, targets, snapping, marksAt(loose));
  const wanted = { x: by.x + dx, y: by.y + dy };
  const rect = resizeRect(bounds, handle, last.shift ? snapDominantSide(bounds, by, wanted) : wanted, options);
  // Collects the guides again without tolerance: with a fixed aspect ratio the edges may align with other targets.
  const { guides } = snap(rect, moving, targets, { ...snapping, tolerance: 0, grid: undefined }, marksAt(rect));
  return { rect, guides };
}

function movingEdges(handle: Resizing["handle"]): { readonly x: Moving; readonly y: Moving } {
  const { x, y } = directionOf(handle);
  const moving = (direction: -1 | 0 | 1): Moving => (direction === 0 ? "none" : direction < 0 ? "start" : "end");
  return { x: moving(x), y: moving(y) };
}

/** With a fixed aspect ratio only the dominant side snaps. */
function snapDominantSide({ width, height }: Rect, by: Point, wanted: Point): Point {
  return Math.abs(by.x) / width >= Math.abs(by.y) / height ? { x: wanted.x, y: by.y } : { x: by.x, y: wanted.y };
}

export function endResizing(state: EditorState, { preview }: Resizing): Outcome {
  return endGesture(state, placeWidgets.run(state, preview?.widgets ?? new Map()));
}
