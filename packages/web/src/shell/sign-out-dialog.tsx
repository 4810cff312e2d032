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
      title="Sign out without saving?"
      description="There are changes on this page that are not saved. This browser keeps them, and you find them here when you are back."
    >
      <DialogActions>
        <Button kind="danger" onClick={onSignOut}>
          Sign out
        </Button>
        <Button kind="primary" onClick={onClose}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
