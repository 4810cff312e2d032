import type { WrittenPlan } from "@octavo/contract";

/** Plans before and after the one on screen. */
export interface PlanHistory {
  readonly past: readonly WrittenPlan[];
  readonly future: readonly WrittenPlan[];
  /** What the last change was about: the next one about the same goes with it. */
  readonly mark: string | undefined;
}

export const noHistory: PlanHistory = { past: [], future: [], mark: undefined };

/** Nobody goes back further. */
const maxSteps = 100;

/** Before `plan` is left for another one. Keystrokes in one field are one step: they have one mark. */
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
