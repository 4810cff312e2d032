import type { Shared } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import type { KeyboardEvent } from "react";
import { translate } from "../../language/t.ts";
import { emptyPlaceholder } from "../../ui/field.tsx";
import { controlLook, FieldRow, lineLook } from "./field-row.tsx";
import * as messages from "./messages.ts";
import { useFieldInput } from "./use-field-input.ts";

interface TextFieldProps {
  readonly label: string;
  /** Text of the field. */
  readonly value: Shared<string>;
  readonly placeholder?: string;
  readonly isMultiline?: boolean;
  /** True if each keystroke applies immediately. */
  readonly isLive?: boolean;
  readonly note?: string | undefined;
  /** "ltr" for identifiers and values of properties. */
  readonly dir?: "auto" | "ltr";
  /** Returns the reason if the text is refused. */
  readonly onSet: (typed: string) => Message | undefined;
  readonly onReset?: (() => void) | undefined;
  readonly className?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, value, placeholder, isMultiline = false, isLive = false, note, onSet, onReset, dir = "auto" } = props;
  const shown = value.mixed ? "" : value.value;
  const fieldInput = useFieldInput({ shown, commit: onSet, onReset, isLive, isMultiline });
  const common = {
    ...fieldInput.field,
    spellCheck: false,
    dir,
    placeholder: value.mixed ? translate(messages.mixed) : placeholder || emptyPlaceholder,
  };
  return (
    <FieldRow
      label={label}
      problem={fieldInput.problem}
      note={note}
      onReset={fieldInput.reset}
      className={props.className ?? ""}
    >
      {(aria) =>
        isMultiline ? (
          <textarea
            {...aria}
            {...common}
            rows={Math.min(8, Math.max(2, fieldInput.field.value.split("\n").length))}
            className={`${controlLook} max-h-60 min-h-11 resize-y py-1.5 leading-snug field-sizing-content`}
          />
        ) : (
          <input {...aria} {...common} type="text" autoComplete="off" className={lineLook} />
        )
      }
    </FieldRow>
  );
}

/** Stops keys that the field uses, so that no shortcut handles them. */
export function keepLetters(event: KeyboardEvent): void {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
