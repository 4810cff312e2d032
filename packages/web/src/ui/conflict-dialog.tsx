import { type ReactNode, useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { t, translate } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, DialogBody } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface ConflictDialogProps {
  readonly open: boolean;
  /** Noun for the sentence, such as "project" or "template". */
  readonly noun: string;
  /** Saves the local version under a new name. */
  readonly onKeepMine: () => Promise<void>;
  readonly onTakeTheirs: () => Promise<void>;
  /** Replaces the stored version with the local one, where that is allowed. */
  readonly onOverwrite?: (() => Promise<void>) | undefined;
  /** True if the stored version was deleted. */
  readonly isDeleted?: boolean;
  /** Closes the dialog without saving or discarding. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

type Choice = "mine" | "theirs" | "over";

/** Resolves a write that the server refused with STALE_REVISION. The user chooses which version to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, noun, onKeepMine, onTakeTheirs, onOverwrite, isDeleted = false, onClose, children } = props;
  const [running, setRunning] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const run = async (choice: Choice, action: () => Promise<void>) => {
    setRunning(choice);
    setProblem(undefined);
    try {
      await action();
    } catch (reason) {
      setProblem(failureMessage(reason, "The action failed. Nothing was changed. Please try again."));
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isDeleted ? t("Deleted elsewhere") : t("Changed elsewhere")}
      description={isDeleted ? deleted(noun) : changed(noun)}
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
            {running === "theirs" ? t("Loading…") : t("Use stored version")}
          </Button>
        )}
        {onOverwrite && !isDeleted && (
          <Button kind="danger" disabled={running !== undefined} onClick={() => void run("over", onOverwrite)}>
            {running === "over" ? t("Saving…") : t("Overwrite stored version")}
          </Button>
        )}
        <Button kind="primary" disabled={running !== undefined} onClick={() => void run("mine", onKeepMine)}>
          {running === "mine" ? t("Saving…") : isDeleted ? t("Save my version") : t("Save mine as a copy")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const changed = (noun: string) =>
  t("This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.", {
    what: translate(noun),
  });
const deleted = (noun: string) =>
  t(
    "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.",
    { what: translate(noun) },
  );
