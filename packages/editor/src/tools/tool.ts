/**
 * Dispatches pointer input. The tool decides what a press starts; each gesture has its own file. A canceled gesture
 * leaves no trace, because it has changed nothing yet.
 */
import { done, type Outcome } from "../commands/command.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Interaction } from "../state/interaction.ts";
import { finishText } from "../state/transaction.ts";
import { trackEdge } from "./edge-scroll.ts";
import { withoutGesture } from "./gesture.ts";
import { cancelGesture, moveGesture, releaseGesture } from "./gestures.ts";
import { beginInsert } from "./inserting.ts";
import { beginLinking } from "./linking.ts";
import { beginMovingGuide } from "./moving-guide.ts";
import { beginPanning, beginPinching, pinch } from "./panning.ts";
import { beginSelecting, hoverAt, openContextMenu } from "./selecting.ts";
import { withMeasuring } from "./timing.ts";

export function pointer(before: EditorState, input: PointerInput): Outcome {
  const outcome = dispatch({ ...trackPointers(before, input), time: input.time }, input);
  return "refused" in outcome ? outcome : { ...outcome, state: trackEdge(outcome.state, input.time) };
}

/** Records touches, and turns pen mode on at the first pen input. */
function trackPointers(state: EditorState, input: PointerInput): EditorState {
  const { pointerState, settings } = state;
  if (input.pointerType === "pen" && !pointerState.hasSeenPen)
    return { ...state, pointerState: { ...pointerState, hasSeenPen: true }, settings: { ...settings, penMode: true } };
  if (input.pointerType !== "touch") return state;
  const { pointerId, screen } = input;
  const others = pointerState.touches.filter((touch) => touch.pointerId !== pointerId);
  const isDown =
    (input.kind === "down" && !isPenInUse(state)) ||
    (input.kind === "move" && others.length < pointerState.touches.length);
  const touches = isDown ? [...others, { pointerId, screen }] : others;
  return { ...state, pointerState: { ...pointerState, touches } };
}

/** Touches while a pen draws come from the resting hand. */
function isPenInUse({ interaction }: EditorState): boolean {
  return "last" in interaction && interaction.last.pointerType === "pen";
}

function dispatch(state: EditorState, input: PointerInput): Outcome {
  const { interaction } = state;
  if (isPenOverPalm(state, input)) return press(discardPalmGesture(state), input);
  if (interaction.kind === "pinching") return continuePinch(state, input);
  if (isSecondFinger(state, input)) return startPinch(state);
  if (interaction.kind === "idle" || isLinkPending(interaction)) {
    if (input.kind === "down") return press(state, input);
    if (interaction.kind === "idle") return done(updateHover(state, input));
  }
  if (!isLinkPending(interaction) && interaction.pointerId !== input.pointerId) return done(state);
  switch (input.kind) {
    case "down":
      return pressSecondButton(state, input);
    case "move":
      return moveGesture(state, interaction, input);
    case "up":
      return releaseGesture(state, interaction, input);
    case "cancel":
      return done(cancelGesture(state));
  }
}

/** True after the first click of a link, while no button is down. */
function isLinkPending(interaction: Interaction): boolean {
  return interaction.kind === "linking" && interaction.isReleased;
}

function updateHover(before: EditorState, input: PointerInput): EditorState {
  if (input.kind !== "move" || input.pointerType === "touch") return before;
  const state = withMeasuring(before, input);
  const hover = hoverAt(state, input);
  const { pointerState } = state;
  return JSON.stringify(hover) === JSON.stringify(pointerState.hover)
    ? state
    : { ...state, pointerState: { ...pointerState, hover } };
}

/** The palm touches the screen before the pen. Its gesture is discarded. */
function isPenOverPalm({ interaction }: EditorState, { kind, pointerType }: PointerInput): boolean {
  if (kind !== "down" || pointerType !== "pen") return false;
  return interaction.kind === "pinching" || ("last" in interaction && interaction.last.pointerType === "touch");
}

/** Keeps the camera where the palm moved it: the user aimed at what the screen shows. */
function discardPalmGesture(state: EditorState): EditorState {
  const { kind } = state.interaction;
  return kind === "panning" || kind === "pinching" ? withoutGesture(state) : cancelGesture(state);
}

/** Two fingers pan and zoom, whatever gesture the first one started. While a pen draws, touches are ignored. */
function isSecondFinger({ interaction, pointerState }: EditorState, input: PointerInput): boolean {
  if (input.pointerType !== "touch" || input.kind !== "down" || pointerState.touches.length !== 2) return false;
  return !("last" in interaction) || interaction.last.pointerType === "touch";
}

function startPinch(state: EditorState): Outcome {
  const [first, second] = state.pointerState.touches;
  return first && second ? beginPinching(cancelGesture(state), [first, second]) : done(state);
}

/** Ends when one of the fingers is lifted. */
function continuePinch(state: EditorState, input: PointerInput): Outcome {
  const { interaction } = state;
  if (interaction.kind !== "pinching" || input.pointerType !== "touch") return done(state);
  return input.kind === "move" ? pinch(state, interaction) : done(withoutGesture(state));
}

function press(before: EditorState, input: PointerInput): Outcome {
  if (isLinkPending(before.interaction)) return moveGesture(before, before.interaction, input);
  const closed = finishText({ ...before, contextMenu: undefined });
  const state = { ...closed, pointerState: { ...closed.pointerState, hover: undefined } };
  if (input.ruler) return beginMovingGuide(state, { axis: input.ruler }, input);
  if (isPan(state, input)) return beginPanning(state, input);
  if (input.button === 2) return openContextMenu(state, input.screen);
  switch (state.tool.kind) {
    case "insert":
      return beginInsert(state, input);
    case "link":
      return beginLinking(state, input);
    case "select":
    case "hand":
      return beginSelecting(state, input);
  }
}

function isPan({ tool, pointerState, settings }: EditorState, { button, pointerType }: PointerInput): boolean {
  const isFingerBesidePen = settings.penMode && pointerType === "touch";
  return tool.kind === "hand" || pointerState.isSpaceDown || button === 1 || isFingerBesidePen;
}

/** The second button cancels the gesture. */
function pressSecondButton(state: EditorState, { button }: PointerInput): Outcome {
  return done(button === 2 ? cancelGesture(state) : state);
}
