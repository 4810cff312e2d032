import type { Project } from "@octavo/contract";
import type { SectionIntent } from "@octavo/starters";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { useAddSections } from "../../../api/projects.ts";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { listed, t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { planToSave } from "./plan-draft.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

/** Adds masters and sections that belong together to the plan on screen, and saves both at once. */
export function useAddIntent(project: Project, { plan, discard }: PlanDraftState, engine: () => EngineClient) {
  const { mutateAsync, isPending } = useAddSections(project);
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const add = async (intent: SectionIntent) => {
    setProblem(undefined);
    setIsMaking(true);
    try {
      const made = await engine().run("addSections", { project: { ...project, plan: planToSave(plan) }, intent });
      if (!made) return;
      await mutateAsync(made);
      discard();
      announce(t("Added: {names}", { names: listed(made.masters.map(({ name }) => name)) }));
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
    } finally {
      setIsMaking(false);
    }
  };
  return { add, isBusy: isMaking || isPending, problem };
}
