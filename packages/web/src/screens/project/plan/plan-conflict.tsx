import type { Project } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { useProjectCopy } from "../../../api/use-project-copy.ts";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { ConflictDialog } from "../../../ui/conflict-dialog.tsx";
import { planToSave } from "./plan-draft.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

interface PlanConflictProps {
  /** The version on screen. */
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly engine: () => EngineClient;
}

/** Resolves a conflict of plans. The local plan can be saved in a copy of the project. */
export function PlanConflict({ project, draft, engine }: PlanConflictProps) {
  const navigate = useNavigate();
  const copy = useProjectCopy((mine) => engine().run("printProject", mine));
  const { plan, conflict, takeTheirs, forget, dismissConflict } = draft;
  const keepMine = async () => {
    const { id } = await copy({ ...project, plan: planToSave(plan) });
    forget();
    await navigate({
      to: "/projects/$projectId",
      params: { projectId: id },
      search: (search) => ({ tab: search.tab === "dates" ? "dates" : "plan" }),
      ignoreBlocker: true,
    });
  };
  return (
    <ConflictDialog
      open={conflict}
      noun="plan"
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={dismissConflict}
    />
  );
}
