/** Scrolls the page while a drag rests at the edge of the canvas. */
import type { Point, Size } from "@octavo/engine";
import { keepInView, panBy } from "../camera/camera.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import type { Interaction, PointerGesture } from "../state/interaction.ts";
import { edgeScroll } from "./tolerances.ts";

const kinds: readonly Interaction["kind"][] = ["brushing", "translating", "resizing", "drawing", "linking"];

/** Returns the scroll direction. Undefined away from the edges. */
function edgeDirection({ interaction, viewport }: EditorState): Point | undefined {
  if (!kinds.includes(interaction.kind) || !("last" in interaction)) return undefined;
  const { screen } = (interaction satisfies PointerGesture).last;
  const direction = { x: toward(screen.x, viewport.width), y: toward(screen.y, viewport.height) };
  return direction.x === 0 && direction.y === 0 ? undefined : direction;
}

function toward(at: number, length: Size["width"]): -1 | 0 | 1 {
  if (at <= edgeScroll.band) return 1;
  return at >= length - edgeScroll.band ? -1 : 0;
}

/** Records the time at which the pointer reached an edge. */
export function trackEdge(state: EditorState, time: number): EditorState {
  const { pointerState } = state;
  const atEdgeSince = edgeDirection(state) ? (pointerState.atEdgeSince ?? time) : undefined;
  return atEdgeSince === pointerState.atEdgeSince
    ? state
    : { ...state, pointerState: { ...pointerState, atEdgeSince } };
}

export function edgeScrollStart({ pointerState }: EditorState): number | undefined {
  return pointerState.atEdgeSince === undefined ? undefined : pointerState.atEdgeSince + edgeScroll.delay;
}

/** Scrolls by the time since the last input. */
export function scrollAtEdge(state: EditorState, time: number): EditorState {
  const direction = edgeDirection(state);
  const begins = edgeScrollStart(state);
  if (!direction || begins === undefined || time < begins) return state;
  const steps = Math.min(4, Math.max(1, (time - state.time) / edgeScroll.interval)) * edgeScroll.step;
  const camera = panBy(state.camera, { x: direction.x * steps, y: direction.y * steps });
  return { ...state, camera: keepInView(camera, pageRect(state), state.viewport) };
}
