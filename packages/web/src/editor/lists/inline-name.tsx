import type { Message } from "@octavo/foundation";
import { useState } from "react";
import { translate } from "../../language/t.ts";
import { emptyPlaceholder } from "../../ui/field.tsx";

interface InlineNameProps {
  readonly label: string;
  readonly value: string;
  /** Returns the reason if the name is refused. */
  readonly onCommit: (name: string) => Message | undefined;
  readonly onDone: () => void;
}

/** Edits a name in place. Enter saves it. Escape cancels, as does leaving the field with an invalid name. */
export function InlineName({ label, value, onCommit, onDone }: InlineNameProps) {
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<Message>();
  return (
    <span className="min-w-0 flex-1">
      <input
        ref={selectAll}
        type="text"
        dir="auto"
        placeholder={emptyPlaceholder}
        aria-label={label}
        aria-invalid={problem !== undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onDone();
          if (event.key !== "Enter") return;
          const refused = onCommit(typed);
          setProblem(refused);
          if (refused === undefined) onDone();
        }}
        onBlur={() => {
          onCommit(typed);
          onDone();
        }}
        className="h-8 w-full min-w-0 rounded-sm border border-edge bg-surface px-2 text-sm text-ink pointer-coarse:h-11"
      />
      {problem !== undefined && (
        <span role="alert" className="block pt-0.5 text-sm text-danger">
          {translate(problem)}
        </span>
      )}
    </span>
  );
}

/** Selects the text when the field appears. */
function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
