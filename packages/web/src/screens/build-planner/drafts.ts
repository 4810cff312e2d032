import type { Texts } from "../../engine-worker/protocol.ts";

export type Draft = keyof Texts;

/** What is needed of `localStorage`. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const key = (draft: Draft) => `octavo.build.${draft}`;

/** In milliseconds. */
const pause = 400;

const notKept =
  "Your browser has no room to keep this text. Download the PDF or copy the text before you close the page.";

/** Texts that survive the page. They are written a moment after the last change, and at once by `flush`. */
export class Drafts {
  readonly #storage: DraftStorage | undefined;
  readonly #onProblem: (problem: string | undefined) => void;
  readonly #unsaved = new Map<Draft, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(storage: DraftStorage | undefined, onProblem: (problem: string | undefined) => void) {
    this.#storage = storage;
    this.#onProblem = onProblem;
  }

  read(draft: Draft): string | undefined {
    try {
      return this.#storage?.getItem(key(draft)) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(draft: Draft, text: string): void {
    this.#unsaved.set(draft, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), pause);
  }

  /** What is forgotten starts from the sample again. */
  forget(draft: Draft): void {
    this.#unsaved.delete(draft);
    try {
      this.#storage?.removeItem(key(draft));
    } catch {
      // Then there was nothing to forget either.
    }
  }

  flush(): void {
    clearTimeout(this.#timer);
    if (this.#unsaved.size === 0) return;
    const failed = ![...this.#unsaved].every(([draft, text]) => this.#save(draft, text));
    if (failed || this.#failed) this.#onProblem(failed ? notKept : undefined);
    this.#failed = failed;
  }

  #save(draft: Draft, text: string): boolean {
    if (!this.#storage) return false;
    try {
      this.#storage.setItem(key(draft), text);
      this.#unsaved.delete(draft);
      return true;
    } catch {
      return false;
    }
  }
}

/** Even to look at it throws where cookies are switched off. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
