import type { DraftContent } from "./stored-draft.ts";

/** Calls `run` after a time in milliseconds. Returns a function that cancels the call. */
export type Schedule = (run: () => void, delay: number) => () => void;

export interface DraftKeeperOptions {
  /** Returns the unsaved work; undefined if everything is saved. */
  readonly take: () => DraftContent | undefined;
  readonly write: (unsaved: DraftContent) => Promise<unknown>;
  readonly erase: () => Promise<unknown>;
  /** Called when the storage starts or stops refusing drafts. */
  readonly onStorageChange: (isRefused: boolean) => void;
  readonly schedule: Schedule;
}

/** Delay in milliseconds after the first change. Together with the write it stays below a second. */
const delay = 500;

/** Stores unsaved work at a fixed delay after the first change, so that continuous editing is stored too. */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions;
  #cancel: (() => void) | undefined;
  #isRefused = false;
  #last: Promise<void> = Promise.resolve();

  constructor(options: DraftKeeperOptions) {
    this.#options = options;
  }

  touch(): void {
    this.#cancel ??= this.#options.schedule(() => void this.flush(), delay);
  }

  /** Stores pending changes now. Resolves when they are stored. */
  flush(): Promise<void> {
    if (!this.#cancel) return this.#last;
    this.stop();
    this.#last = this.#store();
    return this.#last;
  }

  /** Discards pending changes. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  async #store(): Promise<void> {
    const { take, write, erase, onStorageChange } = this.#options;
    const unsaved = take();
    let isRefused = false;
    try {
      await (unsaved ? write(unsaved) : erase());
    } catch {
      isRefused = unsaved !== undefined;
    }
    if (isRefused !== this.#isRefused) onStorageChange(isRefused);
    this.#isRefused = isRefused;
  }
}
