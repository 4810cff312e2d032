import type { Project, WrittenPlan } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/messages.ts";
import { projectQuery, useSavePlan } from "../../../api/projects.ts";
import { type Draft, saveDraft } from "../../../api/save-draft.ts";
import { useKeptDraft } from "../../../session/use-kept-draft.ts";
import { samePlan, savedPlan } from "./plan-draft.ts";
import { leave, noHistory, redo, type Step, undo } from "./plan-history.ts";

/** `mark` says what the change is about: changes in a row that are about the same are undone together. */
export type EditPlan = (change: (plan: WrittenPlan) => WrittenPlan, mark?: string) => void;

export type PlanDrafting = ReturnType<typeof usePlanDraft>;

/** The plan on screen: the stored one, or a draft of it that this browser keeps until it is saved. */
export function usePlanDraft(project: Project) {
  const cache = useQueryClient();
  const saving = useSavePlan(project.id);
  const { draft, setDraft, restored } = useKeptDraft(`plan.${project.id}`, readDraft);
  const [history, setHistory] = useState(noHistory);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  const from = draft?.from ?? project.plan;
  const plan = draft?.mine ?? project.plan;
  const changed = draft !== undefined && !samePlan(draft.mine, project.plan);

  const edit: EditPlan = (change, mark) => {
    const next = change(plan);
    if (next === plan) return;
    setHistory(leave(history, plan, mark));
    setDraft({ mine: next, from });
  };
  const step = (to: Step | undefined) => {
    if (!to) return;
    setHistory(to.history);
    setDraft({ mine: to.plan, from });
  };
  const readAgain = async () => {
    const { plan: value, revision } = await cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
    return { value, revision };
  };
  const send = (next: WrittenPlan, revision: number) => saving.mutateAsync({ plan: savedPlan(next), revision });
  /** Whether all of it is stored now. */
  const save = async (): Promise<boolean> => {
    setProblem(undefined);
    try {
      const stored = { value: project.plan, revision: project.revision };
      const outcome = await saveDraft({ mine: plan, from }, stored, { send, readAgain, isSame: samePlan });
      if (outcome === "conflict") setConflict(true);
      else settle(plan);
      return outcome === "saved";
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
      return false;
    }
  };
  /** What was typed while the plan was on its way is a change to what is stored now. */
  const settle = (stored: WrittenPlan) => {
    const typed = newest.current?.mine;
    setDraft(typed && typed !== stored ? { mine: typed, from: stored } : undefined);
  };
  const discard = () => {
    setHistory(leave(history, plan));
    setDraft(undefined);
    setProblem(undefined);
  };
  const takeTheirs = async () => {
    await readAgain();
    discard();
    setConflict(false);
  };
  return {
    plan,
    edit,
    save,
    discard,
    takeTheirs,
    problem,
    conflict,
    changed,
    restored: restored && changed,
    saving: saving.isPending,
    undo: history.past.length > 0 ? () => step(undo(history, plan)) : undefined,
    redo: history.future.length > 0 ? () => step(redo(history, plan)) : undefined,
    dismissConflict: () => setConflict(false),
  };
}

/** Only this browser has written it; what an older version of the studio wrote may be of another form. */
function readDraft(kept: unknown): Draft<WrittenPlan> | undefined {
  const { mine, from } = kept as Partial<Draft<Partial<WrittenPlan>>>;
  return isPlan(mine) && isPlan(from) ? { mine, from } : undefined;
}

function isPlan(plan: Partial<WrittenPlan> | undefined): plan is WrittenPlan {
  return Array.isArray(plan?.sections) && Array.isArray(plan.order) && typeof plan.calendar === "object";
}
