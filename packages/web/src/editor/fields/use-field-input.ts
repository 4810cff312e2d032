import type { Message } from "@octavo/foundation";
import { type ChangeEvent, type KeyboardEvent, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface FieldInputOptions {
  /** Text of the field while it is not edited. */
  readonly shown: string;
  /** Applies the text. Returns the reason if it is refused. */
  readonly commit: (typed: string) => Message | undefined;
  readonly onReset?: (() => void) | undefined;
  /** True if each keystroke applies immediately. */
  readonly isLive?: boolean;
  /** True if Enter inserts a line break. */
  readonly isMultiline?: boolean;
}

export interface FieldInput {
  /** Text that is typed but not yet applied. */
  readonly typed: string | undefined;
  readonly problem: Message | undefined;
  /** Discards the typed text. */
  readonly discard: () => void;
  /** Resets the field. Undefined if it has neither a default nor an invalid text. */
  readonly reset: (() => void) | undefined;
  readonly change: (typed: string) => void;
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<Field>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<Field>) => void;
  };
}

/** Keeps typed text until it is applied or Escape discards it, so that invalid text is not lost. */
export function useFieldInput({
  shown,
  commit,
  onReset,
  isLive = false,
  isMultiline = false,
}: FieldInputOptions): FieldInput {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<Message>();
  const discard = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  const reset = () => {
    discard();
    onReset?.();
  };
  const change = (text: string) => {
    setTyped(text);
    setProblem(isLive ? commit(text) : undefined);
  };
  const finish = () => {
    if (typed === undefined) return;
    const refused = typed === shown ? undefined : commit(typed);
    setProblem(refused);
    if (refused === undefined) setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !isMultiline) finish();
    if (event.key === "Escape" && typed !== undefined) {
      discard();
      event.stopPropagation();
    }
  };
  return {
    typed,
    problem,
    discard,
    reset: onReset || problem ? reset : undefined,
    change,
    field: {
      value: typed ?? shown,
      onChange: (event) => change(event.target.value),
      onBlur: finish,
      onKeyDown,
    },
  };
}
