import type { Project } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { useAddSections } from "../../../api/projects.ts";
import { listed, t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { offerUndo } from "../../../ui/offer-undo.ts";
import { planToSave } from "../plan/plan-draft.ts";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";
import { undoWrite } from "../undo-write.ts";
import { type Renaming, renameEverywhere } from "./rename-column.ts";

/**
 * Renames a column in the plan on screen. If designs show the column, they and the plan are saved at once, and undo restores
 * both.
 */
export function useRenameColumn(project: Project, { plan, edit, discard }: PlanDraftState) {
  const { mutateAsync, isPending } = useAddSections(project);
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const rename = async (renaming: Renaming) => {
    setProblem(undefined);
    const renamed = renameEverywhere(project, plan, renaming);
    const { designs } = renamed;
    if (designs.length === 0) return edit(() => renamed.plan);
    try {
      const changed = await mutateAsync({ masters: [], plan: planToSave(renamed.plan), designs: [...designs] });
      discard();
      const text = t("Column renamed, also in: {names}", { names: listed(designs.map(({ name }) => name)) });
      announce(text);
      offerUndo({ text, undo: () => undoWrite(cache, changed), failed: messages.restoreVersion });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
    }
  };
  return { rename, isBusy: isPending, problem };
}
