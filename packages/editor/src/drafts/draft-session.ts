/**
 * The editing session of one design in one tab: it holds the editing lock and stores unsaved work as a draft. Drafts
 * belong to a user and survive signing out; only saving or discarding removes them (docs/decisions/0024).
 */
import { DraftKeeper, type Schedule } from "./draft-keeper.ts";
import { type DraftContent, excessDrafts, type StoredDraft } from "./stored-draft.ts";

/** Storage of drafts. */
export interface DraftStore {
  read(key: string): Promise<StoredDraft | undefined>;
  /** Returns the keys of one user's drafts, the oldest first. */
  keys(owner: string): Promise<readonly string[]>;
  write(draft: StoredDraft): Promise<void>;
  erase(key: string): Promise<void>;
}

export interface EditingLockEvents {
  readonly onHeld: () => void;
  readonly onLost: () => void;
  /** Called before another tab takes the lock over. The other tab waits for the promise. */
  readonly onTakeOver: () => Promise<void>;
}

/** The right to edit one design. One tab at a time holds it. */
export interface EditingLock {
  /** Waits for the lock; `onHeld` reports it. */
  request(): void;
  /** Takes the lock from the tab that holds it. */
  takeOver(): Promise<void>;
  close(): void;
}

export interface EditingLocks {
  create(name: string, events: EditingLockEvents): EditingLock;
  /** Resolves to true if the lock is free, or becomes free within `timeout` milliseconds. */
  isFree(name: string, timeout: number): Promise<boolean>;
}

export interface DraftSessionOptions {
  readonly store: DraftStore;
  readonly locks: EditingLocks;
  readonly schedule: Schedule;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Id of the user. */
  readonly owner: string;
  /** Namespace of the design's name: "masters.7", "templates". */
  readonly collection: string;
  /** Undefined for a design that was never stored. */
  readonly name: string | undefined;
  /** True if this tab left the design with unsaved work, so that it continues without a question. */
  readonly continues?: boolean;
  /** Reloads the stored design: another tab may have changed it. */
  readonly refresh: () => Promise<unknown>;
}

export type DraftStatus =
  | { readonly kind: "opening" }
  | { readonly kind: "other-tab"; readonly wasTakenOver: boolean; readonly isTakingOver: boolean }
  | {
      readonly kind: "editing";
      /** Unsaved work of an earlier visit or of another tab. */
      readonly draft: StoredDraft | undefined;
      /** True if the work is this tab's own or was taken over, so that it continues without a question. */
      readonly continues: boolean;
    };

/** Time in milliseconds that a page may take to release its lock while it is closed or reloaded. */
const releaseTimeout = 500;

export class DraftSession {
  readonly #options: DraftSessionOptions;
  readonly #listeners = new Set<() => void>();
  readonly #keeper: DraftKeeper;
  #status: DraftStatus = { kind: "opening" };
  #isStorageRefused = false;
  #key: string;
  #lock: EditingLock | undefined;
  #take: (() => DraftContent | undefined) | undefined;
  #continues = false;
  #holdsLock = false;
  /** Changes when the session is opened or closed. */
  #turn = 0;
  #isClosed = false;

  constructor(options: DraftSessionOptions) {
    const { store, name, schedule, continues = false } = options;
    this.#options = options;
    this.#continues = continues;
    this.#key = this.#draftKey(name ?? "");
    this.#keeper = new DraftKeeper({
      take: () => this.#take?.(),
      write: (unsaved) => this.#write(unsaved),
      erase: () => store.erase(this.#key),
      onStorageChange: (isRefused) => {
        this.#isStorageRefused = isRefused;
        this.#notify();
      },
      schedule,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): DraftStatus => this.#status;

  /** True while the browser refuses to store drafts. */
  readonly isStorageRefused = (): boolean => this.#isStorageRefused;

  /** A closed session can be opened again, as React does in its strict mode. */
  async open(): Promise<void> {
    const turn = ++this.#turn;
    this.#isClosed = false;
    if (this.#status.kind !== "opening") this.#setStatus({ kind: "opening" });
    if (this.#options.name !== undefined) return this.#open(this.#key);
    const newest = await this.#newestDraft();
    if (turn === this.#turn) this.#open(newest ?? this.#newKey());
  }

  /** Takes the design over from another tab, with its unsaved work. */
  async takeOver(): Promise<void> {
    this.#setStatus({ kind: "other-tab", wasTakenOver: false, isTakingOver: true });
    this.#continues = true;
    await this.#lock?.takeOver();
  }

  /** Connects an editor; `take` returns its unsaved work. Returns a function that disconnects it. */
  attach(take: () => DraftContent | undefined): () => void {
    this.#take = take;
    return () => {
      void this.#keeper.flush();
      this.#take = undefined;
    };
  }

  readonly touch = (): void => this.#keeper.touch();
  readonly flush = (): Promise<void> => this.#keeper.flush();

  /** Removes the draft after a save, and moves the session to the saved name if it is another one. */
  async markSaved(name: string): Promise<void> {
    const key = this.#draftKey(name);
    const isRenamed = key !== this.#key;
    this.touch();
    await this.flush();
    if (!isRenamed || this.#isClosed) return;
    const oldKey = this.#key;
    this.#key = key;
    await this.#options.store.erase(oldKey).catch(() => undefined);
    this.touch();
    this.#lock?.close();
    this.#requestLock();
  }

  async discard(): Promise<void> {
    await this.#options.store.erase(this.#key).catch(() => undefined);
    this.#setStatus({ kind: "editing", draft: undefined, continues: false });
  }

  /** Keeps the draft of a new design for later and starts another new design. */
  startAnother(): void {
    this.#lock?.close();
    this.#setStatus({ kind: "opening" });
    this.#open(this.#newKey());
  }

  close(): void {
    this.#isClosed = true;
    this.#turn++;
    const lock = this.#lock;
    void this.#keeper.flush().then(() => lock?.close());
  }

  #draftKey(name: string): string {
    const { owner, collection } = this.#options;
    return [owner, collection, name].map(encodeURIComponent).join("/");
  }

  /** Returns a unique key for a design without a name. */
  #newKey(): string {
    return `${this.#draftKey("")}/${this.#options.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  }

  /** Returns the key of the newest draft of a new design that no tab edits. */
  async #newestDraft(): Promise<string | undefined> {
    const { store, owner, locks } = this.#options;
    const start = `${this.#draftKey("")}/`;
    const keys = await store.keys(owner).catch(() => []);
    for (const key of keys.filter((known) => known.startsWith(start)).reverse())
      if (await locks.isFree(key, releaseTimeout)) return key;
    return undefined;
  }

  #open(key: string): void {
    this.#key = key;
    this.#options.schedule(() => {
      // If this tab holds the lock already, only reading the draft is slow.
      const isLocked = this.#status.kind === "opening" && !this.#holdsLock;
      if (isLocked) this.#setStatus({ kind: "other-tab", wasTakenOver: false, isTakingOver: false });
    }, releaseTimeout);
    this.#requestLock();
  }

  #requestLock(): void {
    this.#holdsLock = false;
    this.#lock = this.#options.locks.create(this.#key, {
      onHeld: () => {
        this.#holdsLock = true;
        if (this.#status.kind !== "editing") void this.#start();
      },
      onLost: () => this.#onLost(),
      onTakeOver: () => this.flush(),
    });
    this.#lock.request();
  }

  #onLost(): void {
    this.#keeper.stop();
    this.#holdsLock = false;
    this.#continues = false;
    this.#setStatus({ kind: "other-tab", wasTakenOver: true, isTakingOver: false });
  }

  async #start(): Promise<void> {
    const { store, refresh } = this.#options;
    const key = this.#key;
    if (this.#status.kind === "other-tab") await refresh().catch(() => undefined);
    const draft = await store.read(key).catch(() => undefined);
    // Another tab may have taken the lock meanwhile.
    if (key === this.#key && this.#holdsLock) this.#setStatus({ kind: "editing", draft, continues: this.#continues });
  }

  async #write(unsaved: DraftContent): Promise<void> {
    const { store, owner, now } = this.#options;
    await store.write({ ...unsaved, key: this.#key, owner, time: now() });
    const keys = await store.keys(owner);
    await Promise.all(excessDrafts(keys).map((key) => store.erase(key)));
  }

  #setStatus(status: DraftStatus): void {
    this.#status = status;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
