import type { FormEventHandler, ReactNode } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";

interface SettingsFormProps {
  readonly submit: string;
  readonly isPending: boolean;
  /** True if the form has input that is not saved. Leaving the page then asks first. */
  readonly isDirty: boolean;
  /** For example "Your new username is not saved." */
  readonly unsaved: string;
  readonly error?: string | undefined;
  /** Shown after the form was saved, until it is changed again. */
  readonly success?: string | undefined;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
}

/** A form of the account page with its own button. */
export function SettingsForm(props: SettingsFormProps) {
  const { submit, isPending, isDirty, unsaved, error, success, onSubmit, children } = props;
  return (
    <form noValidate onSubmit={onSubmit} className="flex w-full max-w-md flex-col items-start gap-4 *:w-full">
      {children}
      {error && <Notice kind="error">{error}</Notice>}
      {success && !isDirty && <Notice kind="success">{success}</Notice>}
      <div>
        <Button type="submit" disabled={isPending || !isDirty}>
          {isPending ? t("Saving…") : submit}
        </Button>
      </div>
      <UnsavedGuard when={isDirty && !isPending} isStored={false} sentence={unsaved} />
    </form>
  );
}
