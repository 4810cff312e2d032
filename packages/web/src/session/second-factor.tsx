import { useEffect, useRef, useState } from "react";
import { type AuthFailure, fieldErrors, isRefusal } from "../api/failures.ts";
import { t } from "../language/t.ts";
import { TextField } from "../ui/field.tsx";

/** The code of an authenticator app in a form with a password, once the server has asked for it. */
export function useSecondFactor() {
  const input = useRef<HTMLInputElement>(null);
  const [isLastProblem, setIsLastProblem] = useState(false);
  const [asked, setAsked] = useState<{ readonly problem: string | undefined }>();
  useEffect(() => {
    if (!asked) return;
    input.current?.focus();
    input.current?.select();
  }, [asked]);
  return {
    /** True if the last sign-in failed for want of a code. The field says so. */
    isLastProblem,
    /** The field `code` of the credentials. */
    read: () => (input.current ? { code: input.current.value.trim() } : {}),
    /** Shows the field, and returns true, if a sign-in failed for want of a code. */
    handles: ({ cause }: AuthFailure): boolean => {
      const isCode = isRefusal(cause, "CODE_REQUIRED");
      setIsLastProblem(isCode);
      if (isCode) setAsked({ problem: fieldErrors(cause).get("code") });
      return isCode;
    },
    field: asked && (
      <TextField
        ref={input}
        label={t("Code of your authenticator app")}
        hint={t("A recovery code works, too.")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={asked.problem}
      />
    ),
  };
}
