/** Changes to a gesture without pointer input: modifiers, the wheel and time. */
import { keepInView } from "../camera/camera.ts";
import { wheelCamera } from "../camera/wheel.ts";
import { done, type Outcome } from "../commands/command.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import { type Modifiers, modifiersOf, type WheelInput } from "../state/input.ts";
import { edgeScrollStart, scrollAtEdge } from "./edge-scroll.ts";
import { moveGesture } from "./gestures.ts";
import { openContextMenu } from "./selecting.ts";
import { edgeScroll, longPress, restDelay, snappingSpeed } from "./tolerances.ts";

/** Repeats the last pointer input with the new modifiers. Without a gesture, Alt alone measures. */
export function modifiersChanged(state: EditorState, modifiers: Modifiers, time: number): Outcome {
  const { interaction } = state;
  if (interaction.kind === "idle") return done(withMeasuring(state, modifiers));
  if (!("last" in interaction) || interaction.kind.startsWith("pointing")) return done(state);
  const { last } = interaction;
  if (last.shift === modifiers.shift && last.alt === modifiers.alt && last.mod === modifiers.mod) return done(state);
  return moveGesture(state, interaction, { ...last, kind: "move", ...modifiersOf(modifiers), time });
}

/** With Ctrl, Alt belongs to a shortcut, which may open a dialog that gets the release of the key. */
export function withMeasuring(state: EditorState, { alt, mod }: Modifiers): EditorState {
  const { pointerState } = state;
  const isMeasuring = alt && !mod;
  return pointerState.isMeasuring === isMeasuring
    ? state
    : { ...state, pointerState: { ...pointerState, isMeasuring } };
}

/** Returns the time of the next `tick`. Undefined if no timer is needed. */
export function deadline(state: EditorState): number | undefined {
  const { interaction } = state;
  if (!("last" in interaction)) return undefined;
  const { startTime, last, speed } = interaction;
  const isPress = interaction.kind === "pointing-canvas" || interaction.kind === "pointing-widget";
  const scrolls = edgeScrollStart(state);
  const times = [
    ...(isPress && last.pointerType !== "mouse" ? [startTime + longPress] : []),
    ...(speed > snappingSpeed ? [last.time + restDelay] : []),
    ...(scrolls === undefined ? [] : [Math.max(scrolls, state.time + edgeScroll.interval)]),
  ];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Handles the passing of time: a long press, a pointer that came to rest, scrolling at the edge. */
export function tick(state: EditorState, time: number): Outcome {
  const { interaction } = state;
  const due = deadline(state);
  if (due === undefined || time < due || !("last" in interaction)) return done(state);
  const { last, startTime } = interaction;
  const isPress = interaction.kind === "pointing-canvas" || interaction.kind === "pointing-widget";
  if (isPress && time >= startTime + longPress) return openContextMenu(state, last.screen);
  const scrolled = scrollAtEdge(state, time);
  const outcome = moveGesture(scrolled, interaction, { ...last, kind: "move", time });
  return "refused" in outcome ? outcome : { ...outcome, state: { ...outcome.state, time } };
}

export function wheel(state: EditorState, input: WheelInput): Outcome {
  const camera = wheelCamera(state.camera, input, state.settings.wheelMode);
  const looked = { ...state, camera: keepInView(camera, pageRect(state), state.viewport) };
  const { interaction } = looked;
  const isMoving = "last" in interaction && interaction.kind !== "panning" && !interaction.kind.startsWith("pointing");
  return isMoving
    ? moveGesture(looked, interaction, { ...interaction.last, kind: "move", time: input.time })
    : done(looked);
}
