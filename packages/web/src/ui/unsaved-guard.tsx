import { useEffect, useEffectEvent, useState } from "react";
import { sitePath } from "../browser/site-path.ts";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, loadDialogs } from "./dialog.tsx";
import { hasUnsavedChanges, registerUnsaved } from "./unsaved-changes.ts";
import { type LeaveConfirmation, useLeaveConfirmation } from "./use-leave-confirmation.ts";

interface UnsavedGuardProps {
  /** True if leaving would lose changes. */
  readonly when: boolean;
  /** For example "Your changes to the plan are not saved." */
  readonly sentence: string;
  /** Resolves to false if saving failed. The screen shows the reason. */
  readonly onSave?: ((pathname: string) => Promise<boolean>) | undefined;
  /** True if leaving saves without a question, which appears only if that fails. */
  readonly savesItself?: boolean;
  /** Returns true if the screen itself asks what to do about the failure. */
  readonly isAsked?: () => boolean;
  /** True if a search change of the same path also asks. */
  readonly withinPage?: boolean;
  /** Returns true for a page that opens without a question. */
  readonly passes?: ((pathname: string) => boolean) | undefined;
  /** False if signing out loses the changes, because this browser does not store them. */
  readonly isStored?: boolean;
  /** Called when the user leaves without saving. */
  readonly onLeave?: ((pathname: string) => void) | undefined;
}

/** Adds a dot to the icon of the browser tab while something is not saved. */
function markTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = sitePath(hasUnsavedChanges() ? "/octavo-unsaved.svg" : "/octavo.svg");
}

/** Asks before unsaved changes are lost by a link, by Back or by closing the page. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { when, sentence, onSave, withinPage = false, passes, isStored = true, onLeave } = props;
  const { savesItself = false, isAsked } = props;
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
  const [failed, setFailed] = useState<LeaveConfirmation>();
  const finish = (leaving: LeaveConfirmation, isSaved: boolean | undefined) => {
    if (isSaved) leaving.leave();
    else if (savesItself && !isAsked?.()) setFailed(leaving);
    else leaving.stay();
  };
  const saveBefore = async (leaving: LeaveConfirmation) => {
    setSaving(true);
    const isSaved = await onSave?.(leaving.pathname);
    setSaving(false);
    finish(leaving, isSaved);
  };
  const isSilent = savesItself && onSave !== undefined && failed !== question;
  const saveSilently = useEffectEvent((leaving: LeaveConfirmation) => {
    if (isSilent) void onSave(leaving.pathname).then((isSaved) => finish(leaving, isSaved));
  });
  useEffect(() => {
    if (question) saveSilently(question);
  }, [question]);
  return (
    <Dialog
      open={question !== undefined && !isSilent}
      onClose={question?.stay}
      title={t("Leave without saving?")}
      description={sentence}
    >
      <DialogActions>
        <Button
          onClick={() => {
            if (question) onLeave?.(question.pathname);
            question?.leave();
          }}
          kind={savesItself ? "plain" : "danger"}
        >
          {t("Leave")}
        </Button>
        <Button kind={onSave ? "plain" : "primary"} onClick={question?.stay}>
          {t("Stay")}
        </Button>
        {onSave && (
          <Button kind="primary" disabled={isSaving} onClick={() => question && void saveBefore(question)}>
            {isSaving ? t("Saving…") : t("Save and leave")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
