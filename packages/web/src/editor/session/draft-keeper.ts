import type { Unsaved } from "./kept-draft.ts";

interface Surroundings {
  /** What there is to keep at this moment; undefined when everything is saved. */
  readonly take: () => Unsaved | undefined;
  readonly write: (unsaved: Unsaved) => Promise<unknown>;
  readonly erase: () => Promise<unknown>;
  /** Told when the browser begins and when it ceases to refuse. */
  readonly onTrouble: (isRefused: boolean) => void;
}

/** In milliseconds from the first change on: together with the writing less than a second. */
const pause = 500;

/**
 * Keeps what is not saved never more than a moment behind: unlike a pause after the last change, it is written while somebody
 * goes on and on.
 */
export class DraftKeeper {
  readonly #surroundings: Surroundings;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRefused = false;
  #last: Promise<void> = Promise.resolve();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Something has changed. */
  touch(): void {
    this.#timer ??= setTimeout(() => void this.flush(), pause);
  }

  /** What has changed is written at once; resolves when all of it is. */
  flush(): Promise<void> {
    if (this.#timer === undefined) return this.#last;
    this.stop();
    this.#last = this.#keep();
    return this.#last;
  }

  /** What has changed since is none of its business any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #keep(): Promise<void> {
    const { take, write, erase, onTrouble } = this.#surroundings;
    const unsaved = take();
    let isRefused = false;
    try {
      await (unsaved ? write(unsaved) : erase());
    } catch {
      isRefused = unsaved !== undefined;
    }
    if (isRefused !== this.#isRefused) onTrouble(isRefused);
    this.#isRefused = isRefused;
  }
}
