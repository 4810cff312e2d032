import type { Project } from "@octavo/contract";
import type { Diagnostic } from "@octavo/foundation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { Planner } from "../../engine-worker/protocol.ts";
import type { DrawPage } from "../../planner-view/use-page.ts";
import { usePlanner } from "../../planner-view/use-planner.ts";
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
  readonly engine: () => EngineClient;
  /** Undefined until the first check has finished. */
  readonly problems: readonly Diagnostic[] | undefined;
  readonly hasErrors: boolean;
  /** Message of an engine failure, as opposed to an error in the documents. */
  readonly failure: string | undefined;
  readonly retry: () => void;
  /** Called by the viewer. The next version opens at the corresponding page. */
  readonly rememberPage: (page: number) => void;
}

/** False until the first pages are shown, if there are any. */
export const isSettled = ({ planner, isReady }: LivePlanner): boolean => planner !== undefined || !isReady;

/** Compiles and checks the project in the browser after each change, with the plan on screen. */
export function useLivePlanner(stored: Project, { plan, changed }: PlanDraftState): LivePlanner {
  const project = useMemo(() => (changed ? { ...stored, plan: planToSave(plan) } : stored), [stored, plan, changed]);
  const isReady = project.masters.length > 0 && project.plan.sections.length > 0;
  const [attempt, setAttempt] = useState(0);
  // A new object compiles again.
  const source = useMemo(
    () => (isReady && attempt >= 0 ? { project, isDraft: true } : undefined),
    [project, isReady, attempt],
  );
  const currentPage = useRef(1);
  const rememberPage = useCallback((page: number) => {
    currentPage.current = page;
  }, []);
  const { planner, draw, engine, diagnostics, problem, compiling } = usePlanner(source, { currentPage });
  const errors = useMemo(() => sortDiagnostics(diagnostics), [diagnostics]);
  const hasErrors = countErrors(errors) > 0;
  const check = useCheck(compiling || hasErrors ? undefined : planner && project, engine);
  return {
    project,
    isReady,
    planner: isReady ? planner : undefined,
    draw,
    engine,
    problems: isReady ? (hasErrors ? errors : check) : undefined,
    hasErrors,
    failure: problem,
    retry: () => setAttempt(attempt + 1),
    rememberPage,
  };
}

/** In milliseconds: after the last change, and after the page in the viewer is drawn. */
const checkDelay = 250;

/** Returns the problems of the project. Keeps the last ones while it is undefined or a check is running. */
function useCheck(project: Project | undefined, engine: () => EngineClient): readonly Diagnostic[] | undefined {
  const [problems, setProblems] = useState<readonly Diagnostic[]>();
  useEffect(() => {
    if (!project) return undefined;
    let isWanted = true;
    const check = async () => {
      const found = await engine().run("checkProject", project);
      if (isWanted && found) setProblems(sortDiagnostics(found));
    };
    const timer = setTimeout(() => void check(), checkDelay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [project, engine]);
  return problems;
}
