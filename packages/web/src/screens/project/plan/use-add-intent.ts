import type { Project, WrittenPlan } from "@octavo/contract";
import { loadWords, type SectionIntent, textIn } from "@octavo/starters";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { useAddSections } from "../../../api/projects.ts";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { listed, t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { offerUndo } from "../../../ui/offer-undo.ts";
import { addList, listsOf } from "../lists/list-draft.ts";
import { listOfNames } from "../lists/list-of-names.ts";
import { undoWrite } from "../undo-write.ts";
import { planToSave } from "./plan-draft.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

/** Adds masters and sections that belong together to the plan on screen, and saves both at once. Undo restores all of it. */
export function useAddIntent(project: Project, { plan, discard }: PlanDraftState, engine: () => EngineClient) {
  const { mutateAsync, isPending } = useAddSections(project);
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const add = async (intent: SectionIntent) => {
    setProblem(undefined);
    setIsMaking(true);
    try {
      const named = await withNames(planToSave(plan), intent);
      const made = await engine().run("addSections", {
        project: { ...project, plan: named.plan },
        intent: named.intent,
      });
      if (!made) return;
      const changed = await mutateAsync(made);
      discard();
      const text = t("Added: {names}", { names: listed(made.masters.map(({ name }) => name)) });
      announce(text);
      offerUndo({ text, undo: () => undoWrite(cache, changed), failed: messages.restoreVersion });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
    } finally {
      setIsMaking(false);
    }
  };
  return { add, isBusy: isMaking || isPending, problem };
}

/** The names of a list become rows of the plan, which have pages and an index. */
async function withNames(
  plan: WrittenPlan,
  intent: SectionIntent,
): Promise<{ readonly plan: WrittenPlan; readonly intent: SectionIntent }> {
  const { name = "", names = [] } = intent.values;
  const list = listOfNames(name, names, textIn(await loadWords(plan.locale), plan.locale)("Name"));
  if (!list) return { plan, intent };
  const extended = addList(plan, list);
  return { plan: extended, intent: { wanted: "rows", values: { list: listsOf(extended).at(-1)?.name ?? name } } };
}
