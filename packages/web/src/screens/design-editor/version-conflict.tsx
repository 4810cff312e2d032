import type { EditorDocument, Sample } from "@octavo/editor";
import type { World } from "@octavo/engine";
import { useEditor } from "../../editor/session/editor-context.ts";
import { t } from "../../language/t.ts";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import { firstDifference, VersionPicture } from "./version-picture.tsx";

export interface VersionConflictProps {
  /** "master" */
  readonly what: string;
  readonly world: World;
  /** A page of the planner that a design is shown as. */
  readonly sample: Sample | undefined;
  /** The version that is stored now; undefined when there is none any more. */
  readonly theirs: EditorDocument | undefined;
  readonly onKeepMine: () => Promise<void>;
  readonly onOverwrite: () => Promise<void>;
  readonly onTakeTheirs: () => Promise<void>;
  readonly onClose: () => void;
}

/** Both versions side by side, on the first page that tells them apart. */
export function VersionConflict({ world, sample, theirs, ...rest }: VersionConflictProps) {
  const { document: mine } = useEditor().getState();
  const page = theirs ? firstDifference(mine, theirs) : 1;
  return (
    <ConflictDialog open isDeleted={theirs === undefined} {...rest}>
      <div className="flex justify-center gap-6 py-2">
        <VersionPicture {...{ world, page, sample }} document={mine} caption={t("Yours, not saved")} />
        {theirs && <VersionPicture {...{ world, page, sample }} document={theirs} caption={t("Theirs, saved")} />}
      </div>
    </ConflictDialog>
  );
}
