import type { WrittenPlan } from "@octavo/contract";

export interface PlanHistory {
  readonly past: readonly WrittenPlan[];
  readonly future: readonly WrittenPlan[];
  /** Identifies the field of the last change. Further changes of the same field extend its step. */
  readonly mark: string | undefined;
}

export const noHistory: PlanHistory = { past: [], future: [], mark: undefined };

const maxSteps = 100;

/** Adds a step to the history. Keystrokes in one field share a mark and form one step. */
export function recordChange({ past, mark: last }: PlanHistory, plan: WrittenPlan, mark?: string): PlanHistory {
  const goesOn = mark !== undefined && mark === last;
  return { past: goesOn ? past : [...past, plan].slice(-maxSteps), future: [], mark };
}

export interface Step {
  readonly plan: WrittenPlan;
  readonly history: PlanHistory;
}

export function undo({ past, future }: PlanHistory, plan: WrittenPlan): Step | undefined {
  const before = past.at(-1);
  return before && { plan: before, history: { past: past.slice(0, -1), future: [plan, ...future], mark: undefined } };
}

export function redo({ past, future }: PlanHistory, plan: WrittenPlan): Step | undefined {
  const [next, ...rest] = future;
  return next && { plan: next, history: { past: [...past, plan], future: rest, mark: undefined } };
}
