/** Times of the steps of a job in a worker process, for traces. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Times are in milliseconds since 1970, with fractions. */
export interface WorkerStep {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const recorded = new AsyncLocalStorage<WorkerStep[]>();

export const exactNow = () => performance.timeOrigin + performance.now();

/** Runs a job and records its steps. */
export async function recordSteps<Result>(
  job: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly steps: readonly WorkerStep[] }> {
  const steps: WorkerStep[] = [];
  return { result: await recorded.run(steps, job), steps };
}

/** Runs a step of a job, and records its time if the job is traced. A step that throws is not recorded. */
export function step<Result>(name: string, work: () => Result): Result {
  const steps = recorded.getStore();
  if (!steps) return work();
  const start = exactNow();
  const record = () => void steps.push({ name, start, end: exactNow() });
  const result = work();
  if (!(result instanceof Promise)) {
    record();
    return result;
  }
  return result.then((value: unknown) => {
    record();
    return value;
  }) as Result;
}
