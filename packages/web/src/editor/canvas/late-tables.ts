/** What comes while the page is already drawn: tables of the engine, without which a widget stays as it was drawn last, and fonts. */
import { TableNotLoadedError } from "../../engine-worker/tables.ts";

interface LateTables {
  /** Another number whenever what could not be drawn may be drawn now. */
  readonly turn: number;
  /** Why something has not come. */
  readonly problem: string | undefined;
}

let state: LateTables = { turn: 0, problem: undefined };
const listeners = new Set<() => void>();
const awaited = new WeakSet<Promise<void>>();

export const lateTables = {
  state: (): LateTables => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Something else that did not come, which whoever needs it asks for again with the next drawing. */
  fail: (problem: string) => announce({ ...state, problem }),
  /** It has come after all. */
  settle: (problem: string) => {
    if (state.problem === problem) announce({ ...state, problem: undefined });
  },
  again: () => turn(undefined),
};

/** The result, or nothing while a table is on its way that the work needs. */
export function ifLoaded<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (reason) {
    if (!(reason instanceof TableNotLoadedError)) throw reason;
    wait(reason.load());
    return undefined;
  }
}

function wait(coming: Promise<void>): void {
  if (awaited.has(coming)) return;
  awaited.add(coming);
  coming.then(
    () => turn(undefined),
    (reason: unknown) => announce({ ...state, problem: reason instanceof Error ? reason.message : String(reason) }),
  );
}

function turn(problem: string | undefined): void {
  announce({ turn: state.turn + 1, problem });
}

function announce(next: LateTables): void {
  state = next;
  for (const listener of listeners) listener();
}
