import { Button } from "./button.tsx";
import { Dialog, DialogActions, DialogBody } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface DeleteDialogProps {
  /** Of what goes. */
  readonly name: string;
  readonly description: string;
  readonly running: boolean;
  readonly done: boolean;
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before something goes for good, and stays when it could not be done. */
export function DeleteDialog({ name, description, running, done, problem, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={!done}
      onClose={running ? undefined : onClose}
      title={`Delete ${name}?`}
      description={description}
      // The button that opened it went with what was deleted.
      finalFocus={done ? () => document.querySelector("h1") : undefined}
    >
      <DialogBody>{problem && <Notice kind="error">{problem}</Notice>}</DialogBody>
      <DialogActions>
        <Button disabled={running} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" disabled={running} onClick={onDelete}>
          {running ? "Deleting…" : "Delete"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
