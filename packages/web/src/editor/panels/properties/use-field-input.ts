import { type ChangeEvent, type KeyboardEvent, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface FieldInputOptions {
  /** What stands in the field while nobody types in it. */
  readonly shown: string;
  /** Takes what was typed; returns why it cannot be taken. */
  readonly commit: (typed: string) => string | undefined;
  readonly onReset?: (() => void) | undefined;
  /** Whether each key takes effect at once. */
  readonly isLive?: boolean;
  /** Enter is a line break, not the end. */
  readonly isMultiline?: boolean;
}

export interface FieldInput {
  /** What has been typed and not been taken. */
  readonly typed: string | undefined;
  readonly problem: string | undefined;
  /** Forgets what was typed. */
  readonly discard: () => void;
  /** The way back for a field that has one, or that holds something unusable. */
  readonly reset: (() => void) | undefined;
  readonly change: (typed: string) => void;
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<Field>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<Field>) => void;
  };
}

/** What is typed stays until it can be taken, or Escape lets go of it: nothing that was typed is lost to a mistake in it. */
export function useFieldInput({
  shown,
  commit,
  onReset,
  isLive = false,
  isMultiline = false,
}: FieldInputOptions): FieldInput {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
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
