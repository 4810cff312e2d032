/**
 * A design's place in this browser: which tab works on it, and what lies on it unsaved. Drafts belong to the person who made
 * them; signing out leaves them where they are, and only saving or discarding removes them (docs/decisions/0024).
 */
import type { DraftDatabase } from "./draft-database.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { EditingLock, isFree } from "./editing-lock.ts";
import { type KeptDraft, tooMany, type Unsaved } from "./kept-draft.ts";

interface Surroundings {
  readonly database: DraftDatabase;
  readonly owner: string;
  /** "masters.7", "templates": what the names are unique in. */
  readonly shelf: string;
  /** Undefined for a design that was never stored. */
  readonly name: string | undefined;
  readonly now: () => number;
  /** Reads what is stored again: another tab may have changed it. */
  readonly refresh: () => Promise<unknown>;
}

export type Standing =
  | { readonly kind: "opening" }
  | { readonly kind: "elsewhere"; readonly isTaken: boolean; readonly isTaking: boolean }
  | {
      readonly kind: "here";
      /** What an earlier visit, or another tab, left unsaved. */
      readonly found: KeptDraft | undefined;
      /** It was taken over a moment ago, and goes on without a question. */
      readonly goesOn: boolean;
    };

/** In milliseconds: as long as a page that is being left, or loaded again, may take to let go. */
const grace = 500;

export class Desk {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  readonly #keeper: DraftKeeper;
  #standing: Standing = { kind: "opening" };
  #isRefused = false;
  #key: string;
  #lock: EditingLock | undefined;
  #take: (() => Unsaved | undefined) | undefined;
  #goesOn = false;
  #isHeld = false;
  #isClosed = false;

  constructor(surroundings: Surroundings) {
    const { database, name } = surroundings;
    this.#surroundings = surroundings;
    this.#key = this.#keyOf(name ?? "");
    this.#keeper = new DraftKeeper({
      take: () => this.#take?.(),
      write: (unsaved) => this.#write(unsaved),
      erase: () => database.erase(this.#key),
      onTrouble: (isRefused) => {
        this.#isRefused = isRefused;
        this.#tell();
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly standing = (): Standing => this.#standing;

  /** Whether the browser refuses to keep what is not saved. */
  readonly isRefused = (): boolean => this.#isRefused;

  async open(): Promise<void> {
    if (this.#surroundings.name !== undefined) return this.#ask(this.#key);
    const newest = await this.#newestLeft();
    if (!this.#isClosed) this.#ask(newest ?? this.#fresh());
  }

  /** Another tab gives up what it has, saved or not, and this one goes on with it. */
  async takeOver(): Promise<void> {
    this.#stand({ kind: "elsewhere", isTaken: false, isTaking: true });
    this.#goesOn = true;
    await this.#lock?.takeOver();
  }

  /** While an editor is there: `take` tells what of it is not saved. */
  attach(take: () => Unsaved | undefined): () => void {
    this.#take = take;
    return () => {
      void this.#keeper.flush();
      this.#take = undefined;
    };
  }

  readonly touch = (): void => this.#keeper.touch();
  readonly flush = (): Promise<void> => this.#keeper.flush();

  /** Saved a moment ago, under this name. */
  async settle(name: string): Promise<void> {
    const key = this.#keyOf(name);
    const isOther = key !== this.#key;
    this.touch();
    await this.flush();
    if (!isOther || this.#isClosed) return;
    const left = this.#key;
    this.#key = key;
    await this.#surroundings.database.erase(left).catch(() => undefined);
    this.touch();
    this.#lock?.close();
    this.#request();
  }

  async discard(): Promise<void> {
    await this.#surroundings.database.erase(this.#key).catch(() => undefined);
    this.#stand({ kind: "here", found: undefined, goesOn: false });
  }

  /** A draft of a new design stays for another time, and another new one is begun. */
  putAside(): void {
    this.#lock?.close();
    this.#stand({ kind: "opening" });
    this.#ask(this.#fresh());
  }

  close(): void {
    this.#isClosed = true;
    const lock = this.#lock;
    void this.#keeper.flush().then(() => lock?.close());
  }

  #keyOf(name: string): string {
    const { owner, shelf } = this.#surroundings;
    return [owner, shelf, name].map(encodeURIComponent).join("/");
  }

  /** New designs have no name to be known by. */
  #fresh(): string {
    return `${this.#keyOf("")}/${this.#surroundings.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  }

  /** Of the drafts of new designs that no tab is working on. */
  async #newestLeft(): Promise<string | undefined> {
    const { database, owner } = this.#surroundings;
    const start = `${this.#keyOf("")}/`;
    const keys = await database.keys(owner).catch(() => []);
    for (const key of keys.filter((known) => known.startsWith(start)).reverse())
      if (await isFree(key, grace)) return key;
    return undefined;
  }

  #ask(key: string): void {
    this.#key = key;
    setTimeout(() => {
      // A browser that takes its time to read what was left is no other tab.
      const isElsewhere = this.#standing.kind === "opening" && !this.#isHeld;
      if (isElsewhere) this.#stand({ kind: "elsewhere", isTaken: false, isTaking: false });
    }, grace);
    this.#request();
  }

  #request(): void {
    this.#isHeld = false;
    this.#lock = new EditingLock(this.#key, {
      onHeld: () => {
        this.#isHeld = true;
        if (this.#standing.kind !== "here") void this.#arrive();
      },
      onLost: () => this.#lose(),
      onAsked: () => this.flush(),
    });
    this.#lock.request();
  }

  /** What is on the desk is somebody else's from here on. */
  #lose(): void {
    this.#keeper.stop();
    this.#isHeld = false;
    this.#goesOn = false;
    this.#stand({ kind: "elsewhere", isTaken: true, isTaking: false });
  }

  async #arrive(): Promise<void> {
    const { database, refresh } = this.#surroundings;
    const key = this.#key;
    if (this.#standing.kind === "elsewhere") await refresh().catch(() => undefined);
    const found = await database.read(key).catch(() => undefined);
    // Meanwhile it may have been taken away again.
    if (key === this.#key && this.#isHeld) this.#stand({ kind: "here", found, goesOn: this.#goesOn });
  }

  async #write(unsaved: Unsaved): Promise<void> {
    const { database, owner, now } = this.#surroundings;
    await database.write({ ...unsaved, key: this.#key, owner, time: now() });
    const keys = await database.keys(owner);
    await Promise.all(tooMany(keys).map((key) => database.erase(key)));
  }

  #stand(standing: Standing): void {
    this.#standing = standing;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
