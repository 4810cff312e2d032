/**
 * Inserts a widget: a click uses the default size, a drag draws the frame. Shift makes a square, Alt draws from the
 * center.
 */
import type { Point, Rect } from "@octavo/engine";
import { toPage } from "../camera/camera.ts";
import type { Outcome } from "../commands/command.ts";
import { insertWidget } from "../commands/insert-widget.ts";
import { rectBetween, validRect } from "../document/rects.ts";
import type { Guide } from "../snapping/guides.ts";
import { snap } from "../snapping/snap.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Drawing, PointingInsert } from "../state/interaction.ts";
import { endGesture, snapOptions, snapTargetsFor, startGesture, updateGesture, withInteraction } from "./gesture.ts";

export function beginInsert(state: EditorState, input: PointerInput): Outcome {
  if (state.tool.kind !== "insert") return { state };
  const { type, preset } = state.tool;
  const targets = snapTargetsFor(state, new Set());
  const gesture: PointingInsert = { ...startGesture(state, input), kind: "pointing-insert", type, preset, targets };
  const { dx, dy } = snap(
    { ...gesture.start, width: 0, height: 0 },
    { x: "start", y: "start" },
    targets,
    snapOptions(state, gesture),
  );
  return withInteraction(state, { ...gesture, start: { x: gesture.start.x + dx, y: gesture.start.y + dy } });
}

export function draw(state: EditorState, interaction: Drawing, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  const { rect, guides } = drawnRect(state, gesture);
  return withInteraction(state, { ...gesture, preview: { drawn: rect, guides, badge: rect } });
}

function drawnRect(state: EditorState, gesture: Drawing): { rect: Rect; guides: readonly Guide[] } {
  const { start, last, targets } = gesture;
  const loose = toPage(state.camera, last.screen);
  const moving = { x: loose.x < start.x ? "start" : "end", y: loose.y < start.y ? "start" : "end" } as const;
  const { dx, dy, guides } = snap(rectBetween(start, loose), moving, targets, snapOptions(state, gesture));
  const end = { x: loose.x + dx, y: loose.y + dy };
  const corner = last.shift ? squared(start, end) : end;
  const from = last.alt ? { x: 2 * start.x - corner.x, y: 2 * start.y - corner.y } : start;
  return { rect: validRect(rectBetween(from, corner)), guides: last.shift || last.alt ? [] : guides };
}

function squared(start: Point, end: Point): Point {
  const side = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  return { x: start.x + side * (end.x < start.x ? -1 : 1), y: start.y + side * (end.y < start.y ? -1 : 1) };
}

export function endInsert(state: EditorState, gesture: PointingInsert | Drawing): Outcome {
  const { type, preset, start, preview } = gesture;
  const where = preview?.drawn ? { rect: preview.drawn } : { corner: start };
  const selecting = { ...state, tool: { kind: "select" } as const };
  return endGesture(selecting, insertWidget.run(selecting, { type, preset, ...where, isWriting: true }));
}
