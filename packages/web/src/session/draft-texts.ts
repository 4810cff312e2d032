import { browserStorage } from "../browser/browser-storage.ts";
import { IndexedStore } from "../browser/indexed-store.ts";
import type { DraftTexts } from "./drafts.ts";

interface StoredText {
  readonly key: string;
  readonly text: string;
}

/** Drafts of this browser. All are in memory, so that a screen shows them at once. */
class BrowserTexts implements DraftTexts {
  readonly #stored = new IndexedStore({
    name: "octavo-texts",
    version: 1,
    store: "texts",
    create: (database) => database.createObjectStore("texts", { keyPath: "key" }),
  });
  #texts = new Map<string, string | undefined>();
  /** Changes that are not stored yet, or could not be. Undefined for a removed text. */
  readonly #pending = new Map<string, string | undefined>();

  /** Reads all texts, also those that another tab has written. Routes of screens with drafts wait for it. */
  async load(): Promise<void> {
    const stored: readonly StoredText[] = await this.#stored.read((store) => store.getAll()).catch(() => []);
    this.#texts = new Map([...stored.map(({ key, text }) => [key, text] as const), ...this.#pending]);
    await this.#moveFormer().catch(() => undefined);
  }

  get(key: string): string | undefined {
    return this.#texts.get(key);
  }

  async set(key: string, text: string | undefined): Promise<void> {
    this.#texts.set(key, text);
    this.#pending.set(key, text);
    await this.#stored.write((store) => (text === undefined ? store.delete(key) : store.put({ key, text })));
    if (this.#pending.get(key) === text) this.#pending.delete(key);
  }

  /** Moves the drafts that an earlier version of the studio wrote to `localStorage`. */
  async #moveFormer(): Promise<void> {
    const former = browserStorage();
    const keys = Object.keys(former ?? {}).filter((key) => key.startsWith(formerPrefix));
    for (const formerKey of keys) {
      const key = formerKey.slice(formerPrefix.length);
      if (this.get(key) === undefined) await this.set(key, former?.getItem(formerKey) ?? undefined);
      former?.removeItem(formerKey);
    }
  }
}

const formerPrefix = "octavo.draft.";

export const draftTexts = new BrowserTexts();
