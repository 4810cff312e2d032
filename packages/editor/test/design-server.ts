/** An in-memory server and browser for design sessions: versions, failures, drafts, locks and a clock. */

import type { World } from "@octavo/engine";
import { type Message, messageOf } from "@octavo/foundation";
import { DesignSession } from "../src/design-session/design-session.ts";
import type { DesignStore, SavedVersion, StoredVersion, WrittenVersion } from "../src/design-session/design-store.ts";
import { readDesign, readTemplate } from "../src/document/document-yaml.ts";
import type { EditorDocument } from "../src/document/editor-document.ts";
import { openDesign, openTemplate } from "../src/document/open-document.ts";
import type { DraftStore, EditingLock, EditingLockEvents, EditingLocks } from "../src/drafts/draft-session.ts";
import type { StoredDraft } from "../src/drafts/stored-draft.ts";
import { Editor } from "../src/editor.ts";
import { aTemplate } from "./a-template.ts";
import { createTestWorld } from "./a-world.ts";

export class TestFailure extends Error {
  readonly kind: "no answer" | "refused" | "signed out";

  constructor(kind: TestFailure["kind"]) {
    super(`The server said: ${kind}`);
    this.kind = kind;
  }
}

/** Writes that fail before or after they are carried out. */
type Fault = "no answer" | "not sent" | "refused" | "signed out";

const emptyDesign = (name: string) => openDesign("master", { name, description: "", widgets: [] });

/** Stores masters, whose ids are their names, or templates with ids of their own. */
export class DesignServer implements DesignStore {
  readonly #kind: "master" | "template";
  readonly #stored = new Map<string, StoredVersion>();
  readonly #world: World = createTestWorld();
  #count = 0;
  /** Consumed by the next writes. */
  readonly faults: Fault[] = [];
  isDown = false;
  writes = 0;
  /** Resolves before a write is carried out. */
  delay: Promise<void> | undefined;

  constructor(kind: "master" | "template") {
    this.#kind = kind;
  }

  names(): readonly string[] {
    return [...this.#stored.values()].map(({ name }) => name);
  }

  /** Number of widgets of a stored design. */
  widgets(id: string): number | undefined {
    const document = this.#stored.get(id)?.document;
    return document && [...document.masters, ...document.pages].flatMap(({ widgets }) => widgets).length;
  }

  /** Stores a version of another device. */
  put(id: string, document: EditorDocument): void {
    this.#count += 1;
    this.#stored.set(id, { id, version: this.#count, name: document.metadata.name, document });
  }

  remove(id: string): void {
    this.#stored.delete(id);
  }

  async open(id: string | undefined) {
    if (this.isDown) throw new TestFailure("no answer");
    const stored = id === undefined ? undefined : this.#stored.get(id);
    if (id !== undefined && !stored) throw new Error(`"${id}" not found`);
    const document = stored?.document ?? this.#empty();
    return { stored, document };
  }

  async read(id: string): Promise<StoredVersion | undefined> {
    return this.#stored.get(id);
  }

  async findSent(name: string, base: SavedVersion | undefined): Promise<StoredVersion | undefined> {
    if (this.#kind === "template" && base) return this.#stored.get(base.id);
    return [...this.#stored.values()].find((known) => known.name === name);
  }

  create(written: WrittenVersion): Promise<SavedVersion> {
    return this.#write(this.#kind === "master" ? written.name : `id-${this.#count + 1}`, written);
  }

  async replace({ id, version }: SavedVersion, written: WrittenVersion): Promise<SavedVersion | "conflict"> {
    await this.delay;
    if (this.#stored.get(id)?.version !== version) return "conflict";
    const newId = this.#kind === "master" ? written.name : id;
    const saved = await this.#write(newId, written);
    if (newId !== id) this.remove(id);
    return saved;
  }

  async copyName(name: string): Promise<string> {
    return this.names().includes(name) || this.#kind === "template" ? `${name} copy` : name;
  }

  async parse(text: string, present: EditorDocument): Promise<EditorDocument | undefined> {
    return this.#kind === "master" ? readDesign(text, present, this.#world) : readTemplate(text, this.#world);
  }

  nameProblem(name: string): Message | undefined {
    return name.trim() === "" ? { text: "Name is required" } : undefined;
  }

  saveProblem({ metadata }: EditorDocument): Message | undefined {
    return metadata.category === "none" ? { text: "Choose a category" } : undefined;
  }

  failureMessage(reason: unknown): Message | undefined {
    if (reason instanceof TestFailure && reason.kind === "signed out") return undefined;
    return messageOf(reason);
  }

  isOutcomeUnknown(reason: unknown): boolean {
    return reason instanceof TestFailure && reason.kind === "no answer";
  }

  #empty(): EditorDocument {
    return this.#kind === "master" ? emptyDesign("Master") : openTemplate(aTemplate({}));
  }

  async #write(id: string, { name, text, document }: WrittenVersion): Promise<SavedVersion> {
    const fault = this.faults.shift();
    if (fault === "refused" || fault === "signed out") throw new TestFailure(fault);
    if (fault === "not sent") throw new TestFailure("no answer");
    const read = await this.parse(text, document);
    if (!read) throw new Error("The text has errors");
    this.writes += 1;
    this.put(id, { ...read, metadata: { ...read.metadata, name } });
    const saved = this.#stored.get(id);
    if (fault === "no answer" || !saved) throw new TestFailure("no answer");
    return saved;
  }
}

interface SessionInput {
  readonly id: string | undefined;
  readonly owner?: string;
  readonly continues?: boolean;
  readonly onMoved: (id: string) => Promise<void>;
}

/** One browser: its drafts and locks are shared by all tabs. */
export class TestBrowser {
  readonly drafts = new Map<string, StoredDraft>();
  readonly #holders = new Map<string, TestLock[]>();
  isFull = false;

  readonly store: DraftStore = {
    read: async (key) => structuredClone(this.drafts.get(key)),
    keys: async (owner) => [...this.drafts.values()].filter((draft) => draft.owner === owner).map(({ key }) => key),
    write: async (draft) => {
      if (this.isFull) throw new Error("QuotaExceededError");
      this.drafts.set(draft.key, structuredClone(draft));
    },
    erase: async (key) => void this.drafts.delete(key),
  };

  readonly locks: EditingLocks = {
    create: (name, events) => new TestLock(this.#queueOf(name), events),
    isFree: async (name) => {
      // A closing tab stores its draft first.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return this.#queueOf(name).length === 0;
    },
  };

  /** Opens a tab with a session. `moved` collects the new ids of the design. */
  tab(server: DesignServer, id?: string, owner = "ann", continues = false) {
    const moved: string[] = [];
    const session = this.session(server, { id, owner, continues, onMoved: async (next) => void moved.push(next) });
    void session.open();
    return { session, moved };
  }

  /** A session that is not open yet. */
  session(server: DesignServer, { id, owner = "ann", continues = false, onMoved }: SessionInput): DesignSession {
    return new DesignSession({
      store: server,
      drafts: {
        store: this.store,
        locks: this.locks,
        schedule: (run, delay) => {
          const timer = setTimeout(run, delay);
          return () => clearTimeout(timer);
        },
        now: Date.now,
        owner,
        collection: "designs",
        continues,
      },
      id,
      createEditor: (document) => new Editor(document, { now: () => 0 }),
      onMoved,
    });
  }

  #queueOf(name: string): TestLock[] {
    const queue = this.#holders.get(name) ?? [];
    this.#holders.set(name, queue);
    return queue;
  }
}

/** The first lock in the queue is held. */
class TestLock implements EditingLock {
  readonly #queue: TestLock[];
  readonly events: EditingLockEvents;

  constructor(queue: TestLock[], events: EditingLockEvents) {
    this.#queue = queue;
    this.events = events;
  }

  request(): void {
    this.#queue.push(this);
    if (this.#queue[0] === this) this.events.onHeld();
  }

  async takeOver(): Promise<void> {
    const holder = this.#queue[0];
    await holder?.events.onTakeOver();
    this.#queue.splice(this.#queue.indexOf(this), 1);
    this.#queue.unshift(this);
    holder?.events.onLost();
    this.events.onHeld();
  }

  close(): void {
    const wasHeld = this.#queue[0] === this;
    const index = this.#queue.indexOf(this);
    if (index >= 0) this.#queue.splice(index, 1);
    if (wasHeld) this.#queue[0]?.events.onHeld();
  }
}
