import { type Project, type PublicProject, projectLimits } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { useMergeOriginal } from "../../api/originals.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { restoreVersion, versionsQuery } from "../../api/versions.ts";
import { t } from "../../language/t.ts";
import { putOff } from "../../projects/put-off.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { offerUndo } from "../../ui/offer-undo.ts";

interface MergeActionsProps {
  readonly project: Project;
  readonly original: PublicProject;
  readonly originalRevision: number;
  /** Ids of conflicts for which the original's value is taken. */
  readonly chosen: readonly string[];
  readonly isReady: boolean;
}

export function MergeActions({ project, original, originalRevision, chosen, isReady }: MergeActionsProps) {
  const navigate = useNavigate();
  const show = () => navigate({ to: "/projects/$projectId", params: { projectId: project.id } });
  const { merge, isSaving, problem } = useMergeAndUndo(project, show);
  const { metadata, author, account } = original;
  const name = t("Merged changes of {name} by {author}", { name: metadata.name, author: author || account });
  const body = {
    original_revision: originalRevision,
    chosen,
    version_name: [...name].slice(0, projectLimits.versionName).join(""),
  };
  const leave = () => {
    putOff(project.id, originalRevision);
    void show();
  };
  return (
    <div className="flex flex-col gap-3">
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" disabled={!isReady || isSaving} onClick={() => void merge(body)}>
          {isSaving ? t("Merging…") : t("Merge changes")}
        </Button>
        <Button disabled={isSaving} onClick={leave}>
          {t("Not now")}
        </Button>
      </div>
    </div>
  );
}

function useMergeAndUndo(project: Project, onMerged: () => Promise<void>) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMergeOriginal(project);
  const [problem, setProblem] = useState<string>();
  const merge = async (body: Parameters<typeof mutateAsync>[0]) => {
    setProblem(undefined);
    try {
      const merged = await mutateAsync(body);
      await onMerged();
      offerUndo({
        text: t("Changes merged."),
        undo: async () => {
          const { versions } = await cache.fetchQuery(versionsQuery(merged));
          const before = versions.find((version) => !version.is_current);
          if (before) await restoreVersion(cache, merged, before.id);
          return t("The content before was restored.");
        },
        failed: messages.restoreVersion,
      });
    } catch (reason) {
      setProblem(failureMessage(reason, t("Failed to merge the changes")));
      void cache.invalidateQueries({ queryKey: ["original", project.id] });
    }
  };
  return { merge, isSaving: isPending, problem };
}
