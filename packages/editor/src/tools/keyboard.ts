/** Keyboard input. Most keys run a command. Space and modifiers act while they are held. */
import { done, isRefused, type Outcome } from "../commands/command.ts";
import type { PlainCommand } from "../commands/registry.ts";
import { commandFor } from "../commands/shortcuts.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { KeyInput } from "../state/input.ts";
import { finishText } from "../state/transaction.ts";
import { cancelGesture } from "./gestures.ts";
import { modifiersChanged } from "./timing.ts";

export interface KeyOutcome {
  readonly outcome: Outcome;
  /** True if the browser must not handle the key. */
  readonly isHandled: boolean;
}

export function key(state: EditorState, input: KeyInput): KeyOutcome {
  if (isModifier(input)) return modifierKey(state, input);
  if (input.key === " " && input.focus !== "field") return spaceKey(state, input);
  if (state.interaction.kind !== "idle") return keyInGesture(state, input);
  if (state.textEdit && input.focus === "field") return keyInText(state, input);
  const command = commandFor(input, state);
  if (!command || command.clipboard || !command.isEnabled(state)) return { outcome: done(state), isHandled: false };
  return { outcome: runPlain(command, state), isHandled: true };
}

/** Runs a command without arguments if it is enabled. */
export function runPlain(command: PlainCommand, state: EditorState): Outcome {
  if (!command.isEnabled(state)) return done(state);
  return command.run(command.keepsText ? state : finishText(state), undefined);
}

function isModifier({ key: name }: KeyInput): boolean {
  return ["Shift", "Alt", "Control", "Meta"].includes(name);
}

/** The browser must not open its menu after Alt has measured. */
function modifierKey(state: EditorState, input: KeyInput): KeyOutcome {
  if (input.focus === "field" && state.interaction.kind === "idle") return { outcome: done(state), isHandled: false };
  const isHandled = input.key === "Alt" && input.focus === "canvas" && state.selection.ids.length > 0;
  return { outcome: modifiersChanged(state, input, input.time), isHandled };
}

/** Space turns any tool into the hand while it is held. */
function spaceKey(state: EditorState, { kind, focus }: KeyInput): KeyOutcome {
  const isSpaceDown = kind === "down";
  if (focus === "elsewhere" && isSpaceDown) return { outcome: done(state), isHandled: false };
  const pointerState = { ...state.pointerState, isSpaceDown };
  return { outcome: done({ ...state, pointerState }), isHandled: focus === "canvas" };
}

/** During a gesture only Escape acts. Other shortcuts are blocked in the browser. */
function keyInGesture(state: EditorState, input: KeyInput): KeyOutcome {
  if (input.kind !== "down" || input.key !== "Escape")
    return { outcome: done(state), isHandled: commandFor(input) !== undefined };
  return { outcome: done(cancelGesture(state)), isHandled: true };
}

/** The text field handles typing. Escape and Ctrl+Enter close it. */
function keyInText(state: EditorState, input: KeyInput): KeyOutcome {
  const isEnd = input.key === "Escape" || (input.key === "Enter" && input.mod);
  if (input.kind === "down" && isEnd && !input.isComposing)
    return { outcome: done(finishText(state)), isHandled: true };
  const command = commandFor(input);
  const outcome = command ? runPlain(command, state) : done(state);
  return { outcome: isRefused(outcome) ? done(state) : outcome, isHandled: command !== undefined };
}
