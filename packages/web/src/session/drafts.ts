import { t } from "../language/t.ts";

/** Stored texts by key. */
export interface DraftTexts {
  get(key: string): string | undefined;
  /** Undefined removes the text. Rejects if the browser stores nothing, or has no room. */
  set(key: string, text: string | undefined): Promise<void>;
}

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
  readonly #texts: DraftTexts;
  readonly #owner: string;
  readonly #onProblem: (problem: string | undefined) => void;
  readonly #unsaved = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(texts: DraftTexts, owner: string, onProblem: (problem: string | undefined) => void) {
    this.#texts = texts;
    this.#owner = owner;
    this.#onProblem = onProblem;
  }

  read(name: string): string | undefined {
    return this.#texts.get(this.#key(name));
  }

  write(name: string, text: string): void {
    this.#unsaved.set(name, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), writeDelay);
  }

  remove(name: string): void {
    this.#unsaved.delete(name);
    // Without storage there is nothing to remove.
    this.#texts.set(this.#key(name), undefined).catch(() => undefined);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#unsaved.size === 0) return;
    const saved = await Promise.all([...this.#unsaved].map(([name, text]) => this.#save(name, text)));
    const failed = saved.includes(false);
    if (failed || this.#failed) this.#onProblem(failed ? storageFull() : undefined);
    this.#failed = failed;
  }

  /** A text that could not be stored is tried again with the next change. */
  async #save(name: string, text: string): Promise<boolean> {
    try {
      await this.#texts.set(this.#key(name), text);
    } catch {
      return false;
    }
    if (this.#unsaved.get(name) === text) this.#unsaved.delete(name);
    return true;
  }

  #key(name: string): string {
    return `${this.#owner}.${name}`;
  }
}
