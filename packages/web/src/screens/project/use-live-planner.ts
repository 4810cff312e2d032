import type { Project } from "@octavo/contract";
import type { Diagnostic } from "@octavo/engine";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Planner } from "../../engine-worker/protocol.ts";
import { usePlanner } from "../../engine-worker/use-planner.ts";
import type { DrawPage } from "../../planner-view/use-page.ts";
import { countErrors, sortDiagnostics } from "../../problems/problem-list.ts";
import { planToSave } from "./plan/plan-draft.ts";
import type { PlanDraftState } from "./plan/use-plan-draft.ts";

export interface LivePlanner {
  /** The project with the plan on screen, which may not be saved. */
  readonly project: Project;
  /** True if there are masters and sections. */
  readonly isReady: boolean;
  /** The last version without errors. */
  readonly planner: Planner | undefined;
  readonly draw: DrawPage;
  /** Undefined until the first check has finished. */
  readonly problems: readonly Diagnostic[] | undefined;
  readonly hasErrors: boolean;
  /** Message of an engine failure, as opposed to an error in the documents. */
  readonly failure: string | undefined;
  readonly retry: () => void;
  /** Called by the viewer. The next version opens at the corresponding page. */
  readonly rememberPage: (page: number) => void;
}

/** Compiles and checks the project in the browser after each change, with the plan on screen. */
export function useLivePlanner(stored: Project, { plan, changed }: PlanDraftState): LivePlanner {
  const project = useMemo(() => (changed ? { ...stored, plan: planToSave(plan) } : stored), [stored, plan, changed]);
  const isReady = project.masters.length > 0 && project.plan.sections.length > 0;
  const [attempt, setAttempt] = useState(0);
  // A new object compiles again.
  const source = useMemo(() => (isReady && attempt >= 0 ? { project } : undefined), [project, isReady, attempt]);
  const currentPage = useRef(1);
  const rememberPage = useCallback((page: number) => {
    currentPage.current = page;
  }, []);
  const { planner, draw, diagnostics, problem, compiling } = usePlanner(source, currentPage);
  const problems = useMemo(() => sortDiagnostics(diagnostics), [diagnostics]);
  const isChecked = isReady && (planner !== undefined || diagnostics.length > 0 || !compiling);
  return {
    project,
    isReady,
    planner: isReady ? planner : undefined,
    draw,
    problems: isChecked ? problems : undefined,
    hasErrors: countErrors(diagnostics) > 0,
    failure: problem,
    retry: () => setAttempt(attempt + 1),
    rememberPage,
  };
}
