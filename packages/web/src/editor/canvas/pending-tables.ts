/** What comes while the page is already drawn: tables of the engine, without which a widget stays as it was drawn last, and fonts. */
import { NotLoaded } from "../../engine-worker/tables.ts";

interface TablesState {
  /** Another number whenever what could not be drawn may be drawn now. */
  readonly version: number;
  /** Why something has not come. */
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
  /** Something else that did not come, which whoever needs it asks for again with the next drawing. */
  reportProblem: (problem: string) => announce({ ...state, problem }),
  /** It has come after all. */
  clearProblem: (problem: string) => {
    if (state.problem === problem) announce({ ...state, problem: undefined });
  },
  retry: () => nextVersion(undefined),
};

/** The result, or nothing while a table is on its way that the work needs. */
export function ifLoaded<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (reason) {
    if (!(reason instanceof NotLoaded)) throw reason;
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
