import { useState } from "react";
import { failureMessage } from "../api/failures.ts";
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
  /** Nothing is saved and nothing is lost. */
  readonly onClose: () => void;
}

type Choice = "mine" | "theirs";

/** For a write that was refused with STALE_REVISION: two versions, and nobody's is thrown away unasked. */
export function ConflictDialog({ open, what, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
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
      title="Changed somewhere else"
      description={`This ${what} was changed in another tab or on another device after you opened it. Both versions are still there: which one should go on?`}
    >
      {problem && (
        <DialogBody>
          <Notice kind="error">{problem}</Notice>
        </DialogBody>
      )}
      <DialogActions>
        <Button disabled={running !== undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={running !== undefined} onClick={() => void run("theirs", onTakeTheirs)}>
          {running === "theirs" ? "Loading…" : "Take theirs"}
        </Button>
        <Button kind="primary" disabled={running !== undefined} onClick={() => void run("mine", onKeepMine)}>
          {running === "mine" ? "Saving…" : "Keep mine as a copy"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
