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
import { type Renamed, type Renaming, renameEverywhere, renameListEverywhere } from "./renaming.ts";

/**
 * Renames lists and columns in the plan on screen. If designs show the name, they and the plan are saved at once, and undo
 * restores both.
 */
export function useRenaming(project: Project, { plan, edit, forget }: PlanDraftState) {
  const { mutateAsync, isPending } = useAddSections(project);
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const save = async (renamed: Renamed, text: string) => {
    setProblem(undefined);
    const { designs } = renamed;
    if (designs.length === 0) return edit(() => renamed.plan);
    try {
      const changed = await mutateAsync({ masters: [], plan: planToSave(renamed.plan), designs: [...designs] });
      forget();
      announce(text);
      offerUndo({ text, undo: () => undoWrite(cache, changed), failed: messages.restoreVersion });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
    }
  };
  const rename = (renaming: Renaming) => {
    const renamed = renameEverywhere(project, plan, renaming);
    const names = listed(renamed.designs.map(({ name }) => name));
    return save(renamed, t("Column renamed, also in: {names}", { names }));
  };
  const renameList = (index: number, name: string) =>
    save(renameListEverywhere(project, plan, index, name), t("List renamed, also in headings and links of the pages."));
  return { rename, renameList, isBusy: isPending, problem };
}
