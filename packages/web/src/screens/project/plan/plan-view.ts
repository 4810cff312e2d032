import type { Design } from "@octavo/contract";
import { createContext, useContext } from "react";
import type { PlanCheck } from "../../../engine-worker/protocol.ts";
import type { ProblemAt } from "./field-problems.ts";

/** What every part of the plan's editor looks up. */
export interface PlanView {
  readonly masters: readonly Design[];
  /** Undefined until the engine has answered for the first time. */
  readonly check: PlanCheck | undefined;
  readonly problemAt: ProblemAt;
}

const emptyView: PlanView = {
  masters: [],
  check: undefined,
  problemAt: () => ({ error: undefined, warning: undefined }),
};

export const PlanViewContext = createContext(emptyView);

export const usePlanView = (): PlanView => useContext(PlanViewContext);

/** "365 pages" of a section, as soon as somebody knows. */
export function usePageCount(kind: string): number | undefined {
  const { check } = usePlanView();
  return check && (check.estimate.sections[kind.trim()] ?? 0);
}
