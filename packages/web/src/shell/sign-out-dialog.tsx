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
      description="There are changes on this page that are not saved. Signing out loses them."
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
