import { useEffect } from "react";
import { t } from "../language/t.ts";
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
  useEffect(() => () => void requestAnimationFrame(restoreFocus), []);
  return (
    <Dialog
      open={!done}
      onClose={running ? undefined : onClose}
      title={t("Delete {name}?", { name })}
      description={description}
    >
      <DialogBody>{problem && <Notice kind="error">{problem}</Notice>}</DialogBody>
      <DialogActions>
        <Button disabled={running} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button kind="danger" disabled={running} onClick={onDelete}>
          {running ? t("Deleting…") : t("Delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Milliseconds within which a list is without what was deleted. */
const watchTime = 20_000;

/**
 * The button that opened the dialog may have gone with what was deleted, at once or when the list is there anew: then the
 * screen's heading has the focus.
 */
function restoreFocus(): void {
  if (focusHeadingIfLost()) return;
  const watch = new MutationObserver(() => {
    if (focusHeadingIfLost()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), watchTime);
}

function focusHeadingIfLost(): boolean {
  const heading = document.querySelector("h1");
  if (document.activeElement !== document.body || !heading) return false;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}
