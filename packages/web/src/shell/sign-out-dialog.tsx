import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { areUnsavedChangesStored } from "../ui/unsaved-changes.ts";

interface SignOutDialogProps {
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

export function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Sign out without saving?")}
      description={
        areUnsavedChangesStored()
          ? t("This page has unsaved changes. This browser stores them until you sign in again.")
          : t("This page has unsaved changes, which will be lost.")
      }
    >
      <DialogActions>
        <Button kind="danger" onClick={onSignOut}>
          {t("Sign out")}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t("Stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
