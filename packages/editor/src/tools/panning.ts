import type { Point } from "@octavo/engine";
import { keepInView, panBy, toPage, zoomTo } from "../camera/camera.ts";
import { done, type Outcome } from "../commands/command.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Panning, Pinching, Touch } from "../state/interaction.ts";
import { distance, startGesture, updateGesture, withInteraction, withoutGesture } from "./gesture.ts";

export function beginPanning(state: EditorState, input: PointerInput): Outcome {
  return withInteraction(state, { ...startGesture(state, input), kind: "panning", camera: state.camera });
}

export function pan(state: EditorState, interaction: Panning, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  const { startScreen, camera } = gesture;
  const moved = panBy(camera, { x: input.screen.x - startScreen.x, y: input.screen.y - startScreen.y });
  return withInteraction(withCamera(state, moved), gesture);
}

function withCamera(state: EditorState, camera: EditorState["camera"]): EditorState {
  return { ...state, camera: keepInView(camera, pageRect(state), state.viewport) };
}

export function endPanning(state: EditorState): Outcome {
  return done(withoutGesture(state));
}

export function beginPinching(state: EditorState, from: readonly [Touch, Touch]): Outcome {
  return withInteraction(state, { kind: "pinching", camera: state.camera, from });
}

/** Keeps the page points under the fingers in place. */
export function pinch(state: EditorState, interaction: Pinching): Outcome {
  const [a, b] = interaction.from.map(({ pointerId }) =>
    state.pointerState.touches.find((touch) => touch.pointerId === pointerId),
  );
  if (!a || !b) return done(state);
  const [first, second] = interaction.from;
  const before = middle(first.screen, second.screen);
  const now = middle(a.screen, b.screen);
  const spread = distance(a.screen, b.screen) / Math.max(1, distance(first.screen, second.screen));
  const zoomed = zoomTo(interaction.camera, interaction.camera.zoom * spread, before);
  const held = toPage(zoomed, before);
  const camera = { ...zoomed, x: now.x - held.x * zoomed.zoom, y: now.y - held.y * zoomed.zoom };
  return done(withCamera(state, camera));
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
