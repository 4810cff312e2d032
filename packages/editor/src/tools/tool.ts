/**
 * Pointers in, the next state out. What a press begins is said by the tool; what a gesture then does with moves is said in
 * its own file. A gesture that is cancelled leaves no trace: it has changed nothing yet.
 */
import { done, type Outcome } from "../commands/command.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Interaction } from "../state/interaction.ts";
import { finishText } from "../state/transaction.ts";
import { watchingEdge } from "./edge-scroll.ts";
import { atRest } from "./gesture.ts";
import { cancelGesture, moved, released } from "./gestures.ts";
import { beginInsert } from "./inserting.ts";
import { beginLinking } from "./linking.ts";
import { beginMovingGuide } from "./moving-guide.ts";
import { beginPanning, beginPinching, pinch } from "./panning.ts";
import { beginSelecting, hovering, openContextMenu } from "./selecting.ts";

export function pointer(before: EditorState, input: PointerInput): Outcome {
  const outcome = dispatched({ ...noticed(before, input), time: input.time }, input);
  return "refused" in outcome ? outcome : { ...outcome, state: watchingEdge(outcome.state, input.time) };
}

/** Keeps account of fingers, and of the first pen. */
function noticed(state: EditorState, input: PointerInput): EditorState {
  const { pointing, settings } = state;
  if (input.pointerType === "pen" && !pointing.hasSeenPen)
    return { ...state, pointing: { ...pointing, hasSeenPen: true }, settings: { ...settings, penMode: true } };
  if (input.pointerType !== "touch") return state;
  const { pointerId, screen } = input;
  const others = pointing.touches.filter((touch) => touch.pointerId !== pointerId);
  const isDown =
    (input.kind === "down" && !isPenAtWork(state)) ||
    (input.kind === "move" && others.length < pointing.touches.length);
  const touches = isDown ? [...others, { pointerId, screen }] : others;
  return { ...state, pointing: { ...pointing, touches } };
}

/** What touches the screen meanwhile is a hand that rests. */
function isPenAtWork({ interaction }: EditorState): boolean {
  return "last" in interaction && interaction.last.pointerType === "pen";
}

function dispatched(state: EditorState, input: PointerInput): Outcome {
  const { interaction } = state;
  if (isPenOverPalm(state, input)) return pressed(withoutPalm(state), input);
  if (interaction.kind === "pinching") return pinching(state, input);
  if (isSecondFinger(state, input)) return pinchWith(state);
  if (interaction.kind === "idle" || isHanging(interaction)) {
    if (input.kind === "down") return pressed(state, input);
    if (interaction.kind === "idle") return done(hovered(state, input));
  }
  if (!isHanging(interaction) && interaction.pointerId !== input.pointerId) return done(state);
  switch (input.kind) {
    case "down":
      return pressedAgain(state, input);
    case "move":
      return moved(state, interaction, input);
    case "up":
      return released(state, interaction, input);
    case "cancel":
      return done(cancelGesture(state));
  }
}

/** A line that hangs from the pointer with no button down. */
function isHanging(interaction: Interaction): boolean {
  return interaction.kind === "linking" && interaction.isReleased;
}

function hovered(state: EditorState, input: PointerInput): EditorState {
  if (input.kind !== "move" || input.pointerType === "touch") return state;
  const hover = hovering(state, input);
  const { pointing } = state;
  return JSON.stringify(hover) === JSON.stringify(pointing.hover)
    ? state
    : { ...state, pointing: { ...pointing, hover } };
}

/** A hand comes down before the pen that it holds: whatever it began was not meant. */
function isPenOverPalm({ interaction }: EditorState, { kind, pointerType }: PointerInput): boolean {
  if (kind !== "down" || pointerType !== "pen") return false;
  return interaction.kind === "pinching" || ("last" in interaction && interaction.last.pointerType === "touch");
}

/** The page stays where the palm has moved it: the pen was aimed at what is there. */
function withoutPalm(state: EditorState): EditorState {
  const { kind } = state.interaction;
  return kind === "panning" || kind === "pinching" ? atRest(state) : cancelGesture(state);
}

/** Two fingers move and zoom the page, whatever one of them had begun. A pen at work makes fingers palms. */
function isSecondFinger({ interaction, pointing }: EditorState, input: PointerInput): boolean {
  if (input.pointerType !== "touch" || input.kind !== "down" || pointing.touches.length !== 2) return false;
  return !("last" in interaction) || interaction.last.pointerType === "touch";
}

function pinchWith(state: EditorState): Outcome {
  const [first, second] = state.pointing.touches;
  return first && second ? beginPinching(cancelGesture(state), [first, second]) : done(state);
}

/** Until one of the fingers is lifted; the other then does nothing more. */
function pinching(state: EditorState, input: PointerInput): Outcome {
  const { interaction } = state;
  if (interaction.kind !== "pinching" || input.pointerType !== "touch") return done(state);
  return input.kind === "move" ? pinch(state, interaction) : done(atRest(state));
}

function pressed(before: EditorState, input: PointerInput): Outcome {
  if (isHanging(before.interaction)) return moved(before, before.interaction, input);
  const closed = finishText({ ...before, contextMenu: undefined });
  const state = { ...closed, pointing: { ...closed.pointing, hover: undefined } };
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

function isPan({ tool, pointing, settings }: EditorState, { button, pointerType }: PointerInput): boolean {
  const isFingerBesidePen = settings.penMode && pointerType === "touch";
  return tool.kind === "hand" || pointing.isSpaceDown || button === 1 || isFingerBesidePen;
}

/** Another button in the middle of a gesture: the second one takes it back. */
function pressedAgain(state: EditorState, { button }: PointerInput): Outcome {
  return done(button === 2 ? cancelGesture(state) : state);
}
