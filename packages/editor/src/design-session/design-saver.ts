import type { Message } from "@octavo/foundation";
import type { EditorDocument } from "../document/editor-document.ts";
import { loadYaml } from "../document/load-yaml.ts";
import type { DesignStore, SavedVersion, StoredVersion, WrittenVersion } from "./design-store.ts";

interface DesignSaverOptions {
  readonly store: DesignStore;
  /** The version that the work is based on; undefined for a new design. */
  readonly base: SavedVersion | undefined;
  readonly name: () => string;
  /** Returns the current work under a name. */
  readonly take: (name: string) => Promise<WrittenVersion>;
  readonly hasChanges: () => boolean;
  /** Called before a save ends, with the stored document; undefined if it is the current one. */
  readonly onSaved: (saved: SavedVersion, document?: EditorDocument) => Promise<void>;
  /** Replaces the work with another version. */
  readonly onReplaced: (theirs: StoredVersion) => void;
  readonly onRenamed: (name: string) => void;
  /** Called after each change of the state. */
  readonly onChange: () => void;
}

export interface SaverState {
  /** The version that the work is based on; undefined for a new design. */
  readonly base: SavedVersion | undefined;
  readonly isSaving: boolean;
  /** True after a save, until the next one starts. */
  readonly isSaved: boolean;
  readonly problem: Message | undefined;
  /** The stored version is not the base. `theirs` is undefined if it was deleted. */
  readonly conflict: { readonly theirs: EditorDocument | undefined } | undefined;
}

/** Saves an open design without overwriting versions of other tabs and devices. */
export class DesignSaver {
  readonly #options: DesignSaverOptions;
  #state: SaverState;
  /** The last version sent without an answer. It may be stored. */
  #sent: WrittenVersion | undefined;
  #running: Promise<boolean> | undefined;

  constructor(options: DesignSaverOptions) {
    const { base } = options;
    this.#options = options;
    this.#state = { base, isSaving: false, isSaved: false, problem: undefined, conflict: undefined };
  }

  state(): SaverState {
    return this.#state;
  }

  /**
   * Resolves to true if the whole design is stored. A call during a save waits for it, and saves again if there were
   * changes since: two parallel saves would start from the same version, and the second would see a conflict.
   */
  save(): Promise<boolean> {
    const again = async (isDone: boolean) => (isDone && this.#options.hasChanges() ? this.#save() : isDone);
    const mine = (this.#running ? this.#running.then(again) : this.#save()).finally(() => {
      if (this.#running === mine) this.#running = undefined;
    });
    this.#running = mine;
    return mine;
  }

  /** Saves the work as a copy. Rejects if that fails. */
  async keepMine(): Promise<void> {
    const { store, name, take, onRenamed } = this.#options;
    const copy = await store.copyName(name());
    const saved = await store.create(await take(copy));
    onRenamed(copy);
    await this.#accept(saved);
  }

  /** Saves over the stored version. Rejects if that fails. */
  async overwrite(): Promise<void> {
    const { base } = this.#state;
    this.#set({ base: await this.#readTheirs() });
    try {
      await this.#store();
    } catch (reason) {
      this.#set({ base });
      throw reason;
    }
  }

  /** Continues with the stored version. Rejects if it cannot be read. */
  async takeTheirs(): Promise<void> {
    const theirs = await this.#readTheirs();
    if (!theirs) return this.#set({ conflict: { theirs: undefined } });
    this.#options.onReplaced(theirs);
    this.#set({ base: theirs, conflict: undefined });
  }

  dismissConflict(): void {
    this.#set({ conflict: undefined });
  }

  async #save(): Promise<boolean> {
    const { store } = this.#options;
    this.#set({ problem: undefined, isSaved: false, isSaving: true });
    try {
      return await this.#store();
    } catch (reason) {
      this.#set({ problem: store.failureMessage(reason) });
      return false;
    } finally {
      this.#set({ isSaving: false });
    }
  }

  async #store(): Promise<boolean> {
    const { store, name, take } = this.#options;
    const written = await take(name());
    const problem = store.saveProblem(written.document);
    if (problem !== undefined) {
      this.#set({ problem });
      return false;
    }
    if (!this.#state.base && this.#sent) await this.#recognize();
    for (;;) {
      const saved = await this.#send(written);
      if (saved !== "conflict") {
        await this.#accept(saved, written.document);
        return true;
      }
      if (await this.#recognize()) continue;
      this.#set({ conflict: { theirs: (await this.#readTheirs())?.document } });
      return false;
    }
  }

  async #send(written: WrittenVersion): Promise<SavedVersion | "conflict"> {
    const { store } = this.#options;
    const { base } = this.#state;
    try {
      const saved = await (base ? store.replace(base, written) : store.create(written));
      if (saved !== "conflict") this.#sent = undefined;
      return saved;
    } catch (reason) {
      if (store.isOutcomeUnknown(reason)) this.#sent = written;
      throw reason;
    }
  }

  /** Continues from the stored version if it is the one sent without an answer. */
  async #recognize(): Promise<boolean> {
    const { store } = this.#options;
    const sent = this.#sent;
    const theirs = sent && (await store.findSent(sent.name, this.#state.base));
    if (!theirs) return false;
    const [{ printDocument }, mine] = await Promise.all([loadYaml(), store.parse(sent.text, theirs.document)]);
    const { metadata } = theirs.document;
    if (!mine || printDocument({ ...mine, metadata }) !== printDocument(theirs.document)) return false;
    this.#sent = undefined;
    this.#set({ base: theirs });
    return true;
  }

  async #accept(saved: SavedVersion, document?: EditorDocument): Promise<void> {
    this.#set({ base: saved, conflict: undefined, isSaved: true, problem: saved.notice });
    await this.#options.onSaved(saved, document);
  }

  async #readTheirs(): Promise<StoredVersion | undefined> {
    const { base } = this.#state;
    return base && this.#options.store.read(base.id);
  }

  #set(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange();
  }
}
