import type { Message } from "@octavo/foundation";
import { type ComponentProps, useState } from "react";
import { t } from "../language/t.ts";
import { FieldFrame } from "./field.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  readonly label: string;
  readonly hint?: string;
  /** Shown below the field, until there is an error. */
  readonly rule?: string;
  readonly error?: string | Message | undefined;
}

/** A password field whose content can be shown, for on-screen keyboards. */
export function PasswordField({ label, hint, rule, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, rule, error }}>
      {(aria) => (
        <div className="flex rounded-sm border border-edge bg-surface has-aria-invalid:border-danger eink:has-aria-invalid:border-4">
          <input
            {...aria}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            dir="ltr"
            spellCheck={false}
            className="h-11 min-w-0 flex-1 rounded-sm bg-transparent px-3"
            {...input}
          />
          <button
            type="button"
            aria-pressed={shown}
            className="min-w-14 rounded-sm px-3 text-sm text-ink-soft hover:text-accent"
            onClick={() => setShown(!shown)}
          >
            {shown ? t("Hide") : t("Show")}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
