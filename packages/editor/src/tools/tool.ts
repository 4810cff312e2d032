/**
 * Pointers in, the next state out. What a press begins is said by the tool; what a gesture then does with moves is said in
 * its own file. A gesture that is cancelled leaves no trace: it has changed nothing yet.
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

export function pointer(before: EditorState, input: PointerInput): Outcome {
  const outcome = dispatch({ ...trackPointers(before, input), time: input.time }, input);
  return "refused" in outcome ? outcome : { ...outcome, state: trackEdge(outcome.state, input.time) };
}

/** Keeps account of fingers, and of the first pen. */
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

/** What touches the screen meanwhile is a hand that rests. */
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

/** A line that hangs from the pointer with no button down. */
function isLinkPending(interaction: Interaction): boolean {
  return interaction.kind === "linking" && interaction.isReleased;
}

function updateHover(state: EditorState, input: PointerInput): EditorState {
  if (input.kind !== "move" || input.pointerType === "touch") return state;
  const hover = hoverAt(state, input);
  const { pointerState } = state;
  return JSON.stringify(hover) === JSON.stringify(pointerState.hover)
    ? state
    : { ...state, pointerState: { ...pointerState, hover } };
}

/** A hand comes down before the pen that it holds: whatever it began was not meant. */
function isPenOverPalm({ interaction }: EditorState, { kind, pointerType }: PointerInput): boolean {
  if (kind !== "down" || pointerType !== "pen") return false;
  return interaction.kind === "pinching" || ("last" in interaction && interaction.last.pointerType === "touch");
}

/** The page stays where the palm has moved it: the pen was aimed at what is there. */
function discardPalmGesture(state: EditorState): EditorState {
  const { kind } = state.interaction;
  return kind === "panning" || kind === "pinching" ? withoutGesture(state) : cancelGesture(state);
}

/** Two fingers move and zoom the page, whatever one of them had begun. A pen at work makes fingers palms. */
function isSecondFinger({ interaction, pointerState }: EditorState, input: PointerInput): boolean {
  if (input.pointerType !== "touch" || input.kind !== "down" || pointerState.touches.length !== 2) return false;
  return !("last" in interaction) || interaction.last.pointerType === "touch";
}

function startPinch(state: EditorState): Outcome {
  const [first, second] = state.pointerState.touches;
  return first && second ? beginPinching(cancelGesture(state), [first, second]) : done(state);
}

/** Until one of the fingers is lifted; the other then does nothing more. */
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

/** Another button in the middle of a gesture: the second one takes it back. */
function pressSecondButton(state: EditorState, { button }: PointerInput): Outcome {
  return done(button === 2 ? cancelGesture(state) : state);
}
