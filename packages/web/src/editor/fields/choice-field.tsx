import type { Shared } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { t, translate } from "../../language/t.ts";
import { FieldRow, lineLook } from "./field-row.tsx";
import * as messages from "./messages.ts";
import { optionLabel } from "./sections.ts";

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: Shared<unknown>;
  readonly options: readonly string[];
  /** Label of the default. */
  readonly silent: string;
  /** Normalizes alternative spellings in documents. */
  readonly read: (written: unknown) => { readonly value: unknown; readonly problem?: Message };
  readonly onSet: (value: string) => void;
  readonly onReset?: (() => void) | undefined;
}

export function ChoiceField({ label, value, options, silent, read, onSet, onReset }: ChoiceFieldProps) {
  const present = value.mixed ? "" : presentOption(value.value, read);
  const isOther = !value.mixed && !options.includes(present);
  return (
    <FieldRow label={label} onReset={onReset}>
      {(aria) => (
        <select
          {...aria}
          className={`${lineLook} select`}
          value={present}
          onChange={(event) => onSet(event.target.value)}
        >
          {value.mixed && (
            <option value="" disabled>
              {translate(messages.mixed)}
            </option>
          )}
          {isOther && <option value={present}>{present}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option === silent
                ? t("{text} ({note})", { text: translate(optionLabel(option)), note: t("default") })
                : translate(optionLabel(option))}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** A text with a token is shown unchanged. */
function presentOption(written: unknown, read: ChoiceFieldProps["read"]): string {
  const { value, problem } = read(written);
  return problem !== undefined && typeof written === "string" ? written : String(value);
}
