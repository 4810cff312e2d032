import { useEffect } from "react";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, DialogBody } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface DeleteDialogProps {
  readonly name: string;
  readonly description: string;
  /** A second paragraph. */
  readonly note?: string;
  readonly running: boolean;
  readonly done: boolean;
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { name, description, note, running, done, problem, onClose, onDelete } = props;
  useEffect(() => () => void requestAnimationFrame(restoreFocus), []);
  return (
    <Dialog
      open={!done}
      onClose={running ? undefined : onClose}
      title={t("Delete {name}?", { name })}
      description={description}
    >
      <DialogBody>
        {note !== undefined && <p className="text-ink-soft">{note}</p>}
        {problem && <Notice kind="error">{problem}</Notice>}
      </DialogBody>
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

/** In milliseconds: a list is reloaded without the deleted item within this time. */
const watchTime = 20_000;

/**
 * Moves the focus to the heading if the button that opened the dialog was removed with the deleted item, now or when the
 * list reloads. Another screen sets its focus itself.
 */
function restoreFocus(): void {
  if (focusHeadingIfLost()) return;
  const heading = document.querySelector("h1");
  const watch = new MutationObserver(() => {
    if (heading?.isConnected === false || focusHeadingIfLost()) watch.disconnect();
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
