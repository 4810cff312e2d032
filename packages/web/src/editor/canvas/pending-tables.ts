/** Tables and fonts that load after the first drawing. Until then a widget keeps its last drawing. */
import { TableNotLoadedError } from "../../engine-worker/tables.ts";

interface TablesState {
  /** Changes whenever missing drawings can be retried. */
  readonly version: number;
  /** Message about a failed load. */
  readonly problem: string | undefined;
}

let state: TablesState = { version: 0, problem: undefined };
const listeners = new Set<() => void>();
const awaited = new WeakSet<Promise<void>>();

export const pendingTables = {
  state: (): TablesState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Reports another failed resource. The next drawing requests it again. */
  reportProblem: (problem: string) => announce({ ...state, problem }),
  /** Clears the message after a successful retry. */
  clearProblem: (problem: string) => {
    if (state.problem === problem) announce({ ...state, problem: undefined });
  },
  retry: () => nextVersion(undefined),
};

/** Returns the result, or undefined while a required table is loading. */
export function ifLoaded<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (reason) {
    if (!(reason instanceof TableNotLoadedError)) throw reason;
    awaitTable(reason.load());
    return undefined;
  }
}

function awaitTable(coming: Promise<void>): void {
  if (awaited.has(coming)) return;
  awaited.add(coming);
  coming.then(
    () => nextVersion(undefined),
    (reason: unknown) => announce({ ...state, problem: reason instanceof Error ? reason.message : String(reason) }),
  );
}

function nextVersion(problem: string | undefined): void {
  announce({ version: state.version + 1, problem });
}

function announce(next: TablesState): void {
  state = next;
  for (const listener of listeners) listener();
}
