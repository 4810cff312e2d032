import { useEffect, useState } from "react";
import { sitePath } from "../browser/site-path.ts";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, loadDialogs } from "./dialog.tsx";
import { hasUnsavedChanges, registerUnsaved } from "./unsaved-changes.ts";
import { useLeaveConfirmation } from "./use-leave-confirmation.ts";

interface UnsavedGuardProps {
  /** True if leaving would lose changes. */
  readonly when: boolean;
  /** For example "Your changes to the plan are not saved." */
  readonly sentence: string;
  /** Resolves to false if saving failed. The screen shows the reason. */
  readonly onSave?: (() => Promise<boolean>) | undefined;
  /** True if a search change of the same path also asks. */
  readonly withinPage?: boolean;
  /** Returns true for a page that opens without a question. */
  readonly passes?: ((pathname: string) => boolean) | undefined;
  /** False if signing out loses the changes, because this browser does not store them. */
  readonly isStored?: boolean;
  /** Called when the user leaves without saving. */
  readonly onLeave?: (() => void) | undefined;
}

/** Adds a dot to the icon of the browser tab while something is not saved. */
function markTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = sitePath(hasUnsavedChanges() ? "/octavo-unsaved.svg" : "/octavo.svg");
}

/** Asks before unsaved changes are lost by a link, by Back or by closing the page. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { when, sentence, onSave, withinPage = false, passes, isStored = true, onLeave } = props;
  useEffect(() => {
    if (!when) return undefined;
    // Loaded now, because the connection may be lost when the user leaves.
    void loadDialogs();
    const release = registerUnsaved(isStored);
    markTab();
    return () => {
      release();
      markTab();
    };
  }, [when, isStored]);
  const question = useLeaveConfirmation({ when, withinPage, passes });
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await onSave?.();
    setSaving(false);
    if (isSaved) question?.leave();
    else question?.stay();
  };
  return (
    <Dialog
      open={question !== undefined}
      onClose={question?.stay}
      title={t("Leave without saving?")}
      description={sentence}
    >
      <DialogActions>
        <Button
          onClick={() => {
            onLeave?.();
            question?.leave();
          }}
          kind="danger"
        >
          {t("Leave")}
        </Button>
        <Button kind={onSave ? "plain" : "primary"} onClick={question?.stay}>
          {t("Stay")}
        </Button>
        {onSave && (
          <Button kind="primary" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? t("Saving…") : t("Save and leave")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
