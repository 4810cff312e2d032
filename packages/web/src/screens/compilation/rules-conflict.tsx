import type { Project } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { useProjectCopy } from "../../api/use-project-copy.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import { rulesToSave } from "./rules-draft.ts";
import type { RulesDraftState } from "./use-rules-draft.ts";

interface RulesConflictProps {
  /** The version on screen. */
  readonly project: Project;
  readonly drafting: RulesDraftState;
  readonly engine: EngineClient;
}

/** Resolves a conflict of compilation rules. The local rules can be saved in a copy of the project. */
export function RulesConflict({ project, drafting, engine }: RulesConflictProps) {
  const navigate = useNavigate();
  const copy = useProjectCopy((mine) => engine.run("printProject", mine));
  const { rules, conflict, takeTheirs, discard, dismissConflict } = drafting;
  const keepMine = async () => {
    const { id } = await copy({ ...project, compilation_rules: rulesToSave(rules) });
    discard();
    await navigate({ to: "/projects/$projectId/compilation", params: { projectId: id }, ignoreBlocker: true });
  };
  return (
    <ConflictDialog
      open={conflict}
      what="list of rules"
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={dismissConflict}
    />
  );
}
