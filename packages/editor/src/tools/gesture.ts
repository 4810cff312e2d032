import type { Point } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { toPage, visibleRect } from "../camera/camera.ts";
import { done, isRefused, type Outcome } from "../commands/command.ts";
import { masterUnder } from "../document/editor-document.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { gridOf } from "../document/page-grid.ts";
import { overlap } from "../document/rects.ts";
import { positionsOf, widgetsIn } from "../document/widget-lists.ts";
import { type SnapOptions, snapTolerance } from "../snapping/snap.ts";
import { snapTargets, type Targets } from "../snapping/targets.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import { type PointerInput } from "../state/input.ts";
import { type Interaction, idle, type PointerGesture, type Preview } from "../state/interaction.ts";
import { dragDistance, snappingSpeed } from "./tolerances.ts";

export function startGesture(state: EditorState, input: PointerInput): PointerGesture {
  return {
    pointerId: input.pointerId,
    start: toPage(state.camera, input.screen),
    startScreen: input.screen,
    startTime: input.time,
    last: input,
    speed: 0,
  };
}

/** Returns the gesture after a pointer input. */
export function updateGesture<T extends PointerGesture>(gesture: T, input: PointerInput): T {
  const { last } = gesture;
  const elapsed = Math.max(1, input.time - last.time);
  return { ...gesture, last: input, speed: distance(last.screen, input.screen) / elapsed };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function isDrag({ startScreen }: PointerGesture, { screen, pointerType }: PointerInput): boolean {
  return distance(startScreen, screen) > dragDistance[pointerType];
}

/** Returns the movement of the pointer on the page, which may have scrolled. */
export function dragOffset({ camera }: EditorState, { start, last }: PointerGesture): Point {
  const now = toPage(camera, last.screen);
  return { x: now.x - start.x, y: now.y - start.y };
}

export function withInteraction(state: EditorState, interaction: Interaction): Outcome {
  return { state: { ...state, interaction } };
}

/** Returns the previous preview if the next one is equal, so that components don't render. */
export function reusePreview(before: Preview | undefined, next: Preview): Preview {
  return before && isEqual(previewKey(before), previewKey(next)) ? before : next;
}

/** Returns the fields that determine the rest of the preview. */
function previewKey({ moved, copied, guides, badge }: Preview) {
  return { moved, copied, guides, badge };
}

export function withoutGesture(state: EditorState): EditorState {
  const pointerState = { ...state.pointerState, atEdgeSince: undefined };
  return { ...state, interaction: idle, pointerState };
}

/** Ends the gesture with an outcome. Announces a refusal. */
export function endGesture(state: EditorState, outcome: Outcome): Outcome {
  if (isRefused(outcome)) return done(withoutGesture(state), outcome.refused);
  return { ...outcome, state: withoutGesture(outcome.state) };
}

const noMargins = [0, 0, 0, 0] as const;

/** Returns the page or block, its margins and guides, and the visible widgets that don't move. */
export function snapTargetsFor(state: EditorState, moving: ReadonlySet<string>): Targets {
  const { document, place, camera, viewport } = state;
  const { dimensions, guides } = document.canvas;
  const seen = visibleRect(camera, viewport);
  const own = widgetsIn(document, place).filter(({ id }) => !moving.has(id));
  const siblings = [...(masterUnder(document, place)?.widgets ?? []), ...own].filter(
    ({ hidden_in_editor, position }) => !hidden_in_editor && overlap(position, seen),
  );
  const targets = snapTargets({
    ...(place.kind === "block"
      ? { page: pageRect(state), margins: noMargins, guides: undefined }
      : { page: dimensions, margins: dimensions.margins, guides }),
    siblings: positionsOf(siblings),
  });
  return placementIfLoaded()?.withMarkings(targets, state, siblings) ?? targets;
}

/** Ctrl inverts snapping while it is held. */
export function snapOptions(state: EditorState, { last, speed }: PointerGesture): SnapOptions {
  const isOn = state.settings.snap !== last.mod;
  return {
    tolerance: snapTolerance / state.camera.zoom,
    lines: isOn && speed <= snappingSpeed,
    grid: isOn ? gridOf(state.document, state.place) : undefined,
  };
}
