import type { Shared } from "@octavo/editor";
import { useId } from "react";
import { translate } from "../../language/t.ts";
import { ResetButton } from "./field-row.tsx";
import * as messages from "./messages.ts";

interface FlagFieldProps {
  readonly label: string;
  readonly value: Shared<boolean>;
  readonly onSet: (value: boolean) => void;
  readonly onReset?: (() => void) | undefined;
}

/** Mixed if the widgets differ. The next press turns it on for all. */
export function FlagField({ label, value, onSet, onReset }: FlagFieldProps) {
  const id = useId();
  return (
    <div data-field className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = value.mixed;
        }}
        className="size-4.5 shrink-0 pointer-coarse:size-6"
        checked={!value.mixed && value.value}
        onChange={(event) => onSet(event.target.checked)}
      />
      <label
        htmlFor={id}
        className="flex flex-1 cursor-pointer items-center self-stretch text-[0.9375rem] leading-tight"
      >
        {label}
        {value.mixed && <span className="ml-auto text-sm text-ink-soft">{translate(messages.mixed)}</span>}
      </label>
      {onReset && <ResetButton label={label} onReset={onReset} />}
    </div>
  );
}
