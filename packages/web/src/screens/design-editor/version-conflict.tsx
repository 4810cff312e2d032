import type { DesignSession, EditorDocument, Sample } from "@octavo/editor";
import { useEditor } from "../../editor/state/editor-context.ts";
import { t } from "../../language/t.ts";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import { firstDifference, VersionPicture } from "./version-picture.tsx";

interface VersionConflictProps {
  /** Noun for messages, such as "master". */
  readonly noun: string;
  readonly session: DesignSession;
  /** The planner page that shows the design. */
  readonly sample: Sample | undefined;
  /** The stored version; undefined if it was deleted. */
  readonly theirs: EditorDocument | undefined;
}

export function VersionConflict({ noun, session, sample, theirs }: VersionConflictProps) {
  const { document: mine } = useEditor().getState();
  const page = theirs ? firstDifference(mine, theirs) : 1;
  return (
    <ConflictDialog
      open
      noun={noun}
      isDeleted={theirs === undefined}
      onKeepMine={session.keepMine}
      onOverwrite={session.overwrite}
      onTakeTheirs={session.takeTheirs}
      onClose={session.dismissConflict}
    >
      <div className="flex justify-center gap-6 py-2">
        <VersionPicture {...{ page, sample }} document={mine} caption={t("Your version (not saved)")} />
        {theirs && <VersionPicture {...{ page, sample }} document={theirs} caption={t("Stored version")} />}
      </div>
    </ConflictDialog>
  );
}
