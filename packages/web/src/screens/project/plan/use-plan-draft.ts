import type { Project, WrittenPlan } from "@octavo/contract";
import { useState } from "react";
import { projects as messages } from "../../../api/project-messages.ts";
import { useSavePlan } from "../../../api/projects.ts";
import { t } from "../../../language/t.ts";
import { type ProjectPart, useProjectDraft } from "../../../projects/use-project-draft.ts";
import { useOfferLocalUndo } from "../../../ui/use-offer-local-undo.ts";
import { mergeDates } from "./merge-dates.ts";
import { arePlansEqual, planToSave } from "./plan-draft.ts";
import { noHistory, recordChange, redo, type Step, undo } from "./plan-history.ts";

/** Consecutive changes with the same `mark` are undone together. */
export type EditPlan = (change: (plan: WrittenPlan) => WrittenPlan, mark?: string) => void;

export type PlanDraftState = ReturnType<typeof usePlanDraft>;

const part: ProjectPart<WrittenPlan> = {
  name: "plan",
  of: ({ plan }) => plan,
  isSame: arePlansEqual,
  isValue: isPlan,
  failed: messages.savePlan,
  merge: mergeDates,
};

export function usePlanDraft(project: Project) {
  const { mutateAsync, isPending } = useSavePlan(project.id);
  const draft = useProjectDraft(project, part, (plan, revision) => mutateAsync({ plan: planToSave(plan), revision }));
  const [history, setHistory] = useState(noHistory);
  const { value: plan, set, discard, takeTheirs, ...rest } = draft;

  const edit: EditPlan = (change, mark) => {
    const next = change(plan);
    if (next === plan) return;
    setHistory(recordChange(history, plan, mark));
    set(next);
  };
  const step = (to: Step | undefined) => {
    if (!to) return;
    setHistory(to.history);
    set(to.plan);
  };
  /** Discarding can be undone, too. */
  const remember = () => setHistory(recordChange(history, plan));
  const offerUndo = useOfferLocalUndo((discarded: WrittenPlan) => {
    edit(() => discarded);
    return t("Your changes to the plan were restored.");
  });
  return {
    ...rest,
    plan,
    edit,
    saving: isPending,
    /** Forgets a draft that is stored elsewhere. */
    forget: discard,
    discard: () => {
      remember();
      discard();
      offerUndo(t("Your changes to the plan were discarded."), plan);
    },
    takeTheirs: async () => {
      await takeTheirs();
      remember();
    },
    undo: history.past.length > 0 ? () => step(undo(history, plan)) : undefined,
    redo: history.future.length > 0 ? () => step(redo(history, plan)) : undefined,
  };
}

function isPlan(kept: unknown): kept is WrittenPlan {
  const { sections, order, calendar } = (kept ?? {}) as Partial<WrittenPlan>;
  return Array.isArray(sections) && Array.isArray(order) && typeof calendar === "object";
}
