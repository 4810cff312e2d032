/** Keys in, the next state out: most of them run a command; Space and the modifiers only while they are held. */
import { done, isRefused, type Outcome } from "../commands/command.ts";
import type { PlainCommand } from "../commands/registry.ts";
import { commandFor } from "../commands/shortcuts.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { KeyInput } from "../state/input.ts";
import { finishText } from "../state/transaction.ts";
import { cancelGesture } from "./gestures.ts";
import { modifiersChanged } from "./waiting.ts";

export interface KeyOutcome {
  readonly outcome: Outcome;
  /** Whether the browser is to leave the key alone. */
  readonly isUsed: boolean;
}

export function key(state: EditorState, input: KeyInput): KeyOutcome {
  if (isModifier(input)) return { outcome: modifiersChanged(state, input, input.time), isUsed: false };
  if (input.key === " " && input.focus !== "field") return space(state, input);
  if (state.interaction.kind !== "idle") return inGesture(state, input);
  if (state.textEdit && input.focus === "field") return inText(state, input);
  const command = commandFor(input);
  if (!command || command.clipboard || !command.isEnabled(state)) return { outcome: done(state), isUsed: false };
  return { outcome: runPlain(command, state), isUsed: true };
}

/** Runs a command that needs no arguments, if it can be run now. */
export function runPlain(command: PlainCommand, state: EditorState): Outcome {
  if (!command.isEnabled(state)) return done(state);
  return command.run(command.keepsText ? state : finishText(state), undefined);
}

function isModifier({ key: name }: KeyInput): boolean {
  return ["Shift", "Alt", "Control", "Meta"].includes(name);
}

/** Held, it makes a hand of any tool. */
function space(state: EditorState, { kind, focus }: KeyInput): KeyOutcome {
  const isSpaceDown = kind === "down";
  if (focus === "elsewhere" && isSpaceDown) return { outcome: done(state), isUsed: false };
  const pointing = { ...state.pointing, isSpaceDown };
  return { outcome: done({ ...state, pointing }), isUsed: focus === "canvas" };
}

/** A hand that drags needs no keys but the one that takes it back; the browser gets none that mean something otherwise. */
function inGesture(state: EditorState, input: KeyInput): KeyOutcome {
  if (input.kind !== "down" || input.key !== "Escape")
    return { outcome: done(state), isUsed: commandFor(input) !== undefined };
  return { outcome: done(cancelGesture(state)), isUsed: true };
}

/** What is typed is the text field's. Escape and Ctrl+Enter are done with it. */
function inText(state: EditorState, input: KeyInput): KeyOutcome {
  const isEnd = input.key === "Escape" || (input.key === "Enter" && input.mod);
  if (input.kind === "down" && isEnd && !input.isComposing) return { outcome: done(finishText(state)), isUsed: true };
  const command = commandFor(input);
  const outcome = command ? runPlain(command, state) : done(state);
  return { outcome: isRefused(outcome) ? done(state) : outcome, isUsed: command !== undefined };
}
