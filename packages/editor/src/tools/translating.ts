/** Moves the selection. Shift locks an axis, Alt moves copies, Ctrl inverts snapping. */
import type { Point } from "@octavo/engine";
import { done, type Outcome } from "../commands/command.ts";
import { duplicateBy } from "../commands/duplicate.ts";
import { moveBy } from "../commands/set-geometry.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { boundsOf, limitToPage, movedBy } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import type { Guide } from "../snapping/guides.ts";
import { snap } from "../snapping/snap.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { PointerGesture, Translating } from "../state/interaction.ts";
import {
  dragOffset,
  endGesture,
  reusePreview,
  snapOptions,
  snapTargetsFor,
  updateGesture,
  withInteraction,
} from "./gesture.ts";

export function beginTranslating(state: EditorState, gesture: PointerGesture, input: PointerInput): Outcome {
  const widgets = unlocked(state);
  const bounds = boundsOf(positionsOf(widgets));
  if (!bounds) return done(state);
  const ids = widgets.map(({ id }) => id);
  const targets = snapTargetsFor(state, new Set(ids));
  const marks = placementIfLoaded()?.marksIn(state, widgets);
  return translate(state, { ...gesture, kind: "translating", widgets, ids, bounds, targets, marks }, input);
}

export function translate(state: EditorState, interaction: Translating, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  const { by, guides } = snappedOffset(state, gesture);
  const shift = { ids: gesture.ids, by };
  const badge = movedBy(gesture.bounds, by);
  const preview = { guides, badge, ...(input.alt ? { copied: shift } : { moved: shift }) };
  return withInteraction(state, { ...gesture, preview: reusePreview(gesture.preview, preview) });
}

function snappedOffset(state: EditorState, gesture: Translating): { by: Point; guides: readonly Guide[] } {
  const wanted = lockToAxis(dragOffset(state, gesture), gesture.last.shift);
  const moving = { x: wanted.x === 0 ? "none" : "all", y: wanted.y === 0 ? "none" : "all" } as const;
  const snapped = snap(
    movedBy(gesture.bounds, wanted),
    gesture.last.shift ? moving : { x: "all", y: "all" },
    gesture.targets,
    snapOptions(state, gesture),
    gesture.marks && placementIfLoaded()?.marksMovedBy(gesture.marks, wanted.y),
  );
  const by = { x: wanted.x + snapped.dx, y: wanted.y + snapped.dy };
  const kept = limitToPage([gesture.bounds], by);
  const isKept = Math.abs(kept.x - by.x) < 0.01 && Math.abs(kept.y - by.y) < 0.01;
  return { by: kept, guides: isKept ? snapped.guides : [] };
}

function lockToAxis({ x, y }: Point, isLocked: boolean): Point {
  if (!isLocked) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

export function endTranslating(state: EditorState, { preview }: Translating): Outcome {
  if (preview?.copied) return endGesture(state, duplicateBy.run(state, preview.copied.by));
  const by = preview?.moved?.by ?? { x: 0, y: 0 };
  return endGesture(state, moveBy.run(state, { x: by.x, y: by.y }));
}
