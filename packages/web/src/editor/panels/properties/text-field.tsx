import type { KeyboardEvent } from "react";
import { translate } from "../../../language/t.ts";
import type { Shared } from "../../document/shared-fields.ts";
import { controlLook, FieldRow, lineLook } from "./field-row.tsx";
import * as messages from "./messages.ts";
import { useDraft } from "./use-draft.ts";

interface TextFieldProps {
  readonly label: string;
  /** As it is written into the field. */
  readonly value: Shared<string>;
  readonly placeholder?: string;
  readonly isMultiline?: boolean;
  /** Whether each key takes effect at once. */
  readonly isLive?: boolean;
  readonly note?: string | undefined;
  /** Returns why it cannot be. */
  readonly onSet: (typed: string) => string | undefined;
  readonly onReset?: (() => void) | undefined;
  readonly className?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, value, placeholder = "", isMultiline = false, isLive = false, note, onSet, onReset } = props;
  const shown = value.mixed ? "" : value.value;
  const draft = useDraft({ shown, commit: onSet, onReset, isLive, isMultiline });
  const common = {
    ...draft.field,
    spellCheck: false,
    placeholder: value.mixed ? translate(messages.mixed) : placeholder,
  };
  return (
    <FieldRow label={label} problem={draft.problem} note={note} onReset={draft.reset} className={props.className ?? ""}>
      {(aria) =>
        isMultiline ? (
          <textarea
            {...aria}
            {...common}
            rows={Math.min(8, Math.max(2, draft.field.value.split("\n").length))}
            className={`${controlLook} max-h-60 min-h-11 resize-y py-1.5 leading-snug field-sizing-content`}
          />
        ) : (
          <input {...aria} {...common} type="text" autoComplete="off" className={lineLook} />
        )
      }
    </FieldRow>
  );
}

/** Keys of a field that no shortcut is to hear, but for those that the field has no use for. */
export function keepLetters(event: KeyboardEvent): void {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
