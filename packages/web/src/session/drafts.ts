import type { TextStorage } from "../browser/browser-storage.ts";
import { t } from "../language/t.ts";

/** In milliseconds. */
const writeDelay = 400;

const storageFull = () =>
  t(
    "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.",
  );

/**
 * Stores unsaved texts of one user, each under the name of its screen ("build.plan"). Writes shortly after the last change,
 * or immediately on `flush`.
 */
export class Drafts {
  readonly #storage: TextStorage | undefined;
  readonly #owner: string;
  readonly #onProblem: (problem: string | undefined) => void;
  readonly #unsaved = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(storage: TextStorage | undefined, owner: string, onProblem: (problem: string | undefined) => void) {
    this.#storage = storage;
    this.#owner = owner;
    this.#onProblem = onProblem;
  }

  read(name: string): string | undefined {
    try {
      return this.#storage?.getItem(this.#key(name)) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(name: string, text: string): void {
    this.#unsaved.set(name, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), writeDelay);
  }

  remove(name: string): void {
    this.#unsaved.delete(name);
    try {
      this.#storage?.removeItem(this.#key(name));
    } catch {
      // Without storage there is nothing to remove.
    }
  }

  flush(): void {
    clearTimeout(this.#timer);
    if (this.#unsaved.size === 0) return;
    const failed = ![...this.#unsaved].every(([name, text]) => this.#save(name, text));
    if (failed || this.#failed) this.#onProblem(failed ? storageFull() : undefined);
    this.#failed = failed;
  }

  #save(name: string, text: string): boolean {
    if (!this.#storage) return false;
    try {
      this.#storage.setItem(this.#key(name), text);
      this.#unsaved.delete(name);
      return true;
    } catch {
      return false;
    }
  }

  #key(name: string): string {
    return `octavo.draft.${this.#owner}.${name}`;
  }
}
