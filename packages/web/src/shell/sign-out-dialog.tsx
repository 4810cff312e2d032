import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";

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
      description={t(
        "There are changes on this page that are not saved. This browser keeps them, and you find them here when you are back.",
      )}
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
