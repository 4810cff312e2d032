import { useEffect, useState } from "react";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, loadDialogs } from "./dialog.tsx";
import { registerUnsaved } from "./unsaved-changes.ts";
import { useLeaveConfirmation } from "./use-leave-confirmation.ts";

interface UnsavedGuardProps {
  /** There are changes that leaving would lose. */
  readonly when: boolean;
  /** "Your changes to the plan are not saved." */
  readonly sentence: string;
  /** Saves the changes; false when that was not possible, and what is on screen says why. */
  readonly onSave?: (() => Promise<boolean>) | undefined;
  /** Whether another tab of the same screen counts as leaving it. */
  readonly withinPage?: boolean;
}

/** Asks before changes are lost, whichever way somebody leaves: by a link, the back button, or by closing the page. */
export function UnsavedGuard({ when, sentence, onSave, withinPage = false }: UnsavedGuardProps) {
  useEffect(() => {
    if (!when) return undefined;
    // It must be there when somebody leaves because nothing loads any more.
    void loadDialogs();
    return registerUnsaved();
  }, [when]);
  const question = useLeaveConfirmation({ when, withinPage });
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
        <Button onClick={question?.leave} kind="danger">
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
