import { type ReactNode, useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { t, translate } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, DialogBody } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface ConflictDialogProps {
  readonly open: boolean;
  /** What was to be saved: "project", "template". */
  readonly what: string;
  /** Saves what is on screen under a name of its own. */
  readonly onKeepMine: () => Promise<void>;
  /** Shows what is stored, in place of what is on screen. */
  readonly onTakeTheirs: () => Promise<void>;
  /** Where mine may also take the place of theirs. */
  readonly onOverwrite?: (() => Promise<void>) | undefined;
  /** There is no other version any more. */
  readonly isDeleted?: boolean;
  /** Nothing is saved and nothing is lost. */
  readonly onClose: () => void;
  /** Both versions, to look at. */
  readonly children?: ReactNode;
}

type Choice = "mine" | "theirs" | "over";

/** For a write that was refused with STALE_REVISION: two versions, and nobody's is thrown away unasked. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, what, onKeepMine, onTakeTheirs, onOverwrite, isDeleted = false, onClose, children } = props;
  const [running, setRunning] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const run = async (choice: Choice, action: () => Promise<void>) => {
    setRunning(choice);
    setProblem(undefined);
    try {
      await action();
    } catch (reason) {
      setProblem(failureMessage(reason, "That did not work. Nothing was changed."));
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isDeleted ? t("Deleted somewhere else") : t("Changed somewhere else")}
      description={isDeleted ? deleted(what) : changed(what)}
      size={children ? "wide" : "narrow"}
    >
      {(problem || children) && (
        <DialogBody>
          {children}
          {problem && <Notice kind="error">{problem}</Notice>}
        </DialogBody>
      )}
      <DialogActions>
        <Button disabled={running !== undefined} onClick={onClose}>
          {t("Cancel")}
        </Button>
        {!isDeleted && (
          <Button disabled={running !== undefined} onClick={() => void run("theirs", onTakeTheirs)}>
            {running === "theirs" ? t("Loading…") : t("Take theirs")}
          </Button>
        )}
        {onOverwrite && !isDeleted && (
          <Button kind="danger" disabled={running !== undefined} onClick={() => void run("over", onOverwrite)}>
            {running === "over" ? t("Saving…") : t("Save mine over theirs")}
          </Button>
        )}
        <Button kind="primary" disabled={running !== undefined} onClick={() => void run("mine", onKeepMine)}>
          {running === "mine" ? t("Saving…") : isDeleted ? t("Save mine again") : t("Keep mine as a copy")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const changed = (what: string) =>
  t(
    "This {what} was changed in another tab or on another device after you opened it. Both versions are still there: which one should go on?",
    { what: translate(what) },
  );
const deleted = (what: string) =>
  t(
    "This {what} was deleted or renamed in another tab or on another device after you opened it. Yours is still here.",
    { what: translate(what) },
  );
