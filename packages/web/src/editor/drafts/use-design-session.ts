import {
  DesignSession,
  type DesignSessionState,
  type DesignStore,
  type DraftStore,
  type Histories,
  isStoredDraft,
  type SavedWork,
  type StoredDraft,
  saveDraft,
} from "@octavo/editor";
import { useEffect, useState, useSyncExternalStore } from "react";
import { logoutEvent } from "../../api/logout-event.ts";
import { IndexedStore } from "../../browser/indexed-store.ts";
import { session as userSession } from "../../session/use-session.ts";
import { noConnection } from "../messages.ts";
import { createEditor, EditorEvents } from "../state/new-editor.ts";
import { editingLocks } from "./editing-lock.ts";

const byTime = "by-time";

/** Stores drafts of designs. */
class DraftDatabase implements DraftStore {
  readonly #drafts = new IndexedStore({
    name: "octavo",
    version: 1,
    store: "drafts",
    create: (database) =>
      database.createObjectStore("drafts", { keyPath: "key" }).createIndex(byTime, ["owner", "time"]),
  });

  readonly open = (): Promise<unknown> => this.#drafts.open();

  async read(key: string): Promise<StoredDraft | undefined> {
    const found: unknown = await this.#drafts.read((drafts) => drafts.get(key));
    return isStoredDraft(found) ? found : undefined;
  }

  async keys(owner: string): Promise<readonly string[]> {
    const ofOwner = IDBKeyRange.bound([owner], [owner, []]);
    const keys = await this.#drafts.read((drafts) => drafts.index(byTime).getAllKeys(ofOwner));
    return keys.filter((key) => typeof key === "string");
  }

  write(draft: StoredDraft): Promise<void> {
    return this.#drafts.write((drafts) => drafts.put(draft));
  }

  erase(key: string): Promise<void> {
    return this.#drafts.write((drafts) => drafts.delete(key));
  }
}

export const draftDatabase = new DraftDatabase();

/** Opens the database before a design is known. Reading a draft reports a failure. */
export const openDrafts = (): void => void draftDatabase.open().catch(() => undefined);

export interface DesignIdentity {
  /** Namespace of the design's name: "masters.7", "templates". */
  readonly collection: string;
  /** Undefined for a new design. */
  readonly id: string | undefined;
}

export interface DesignSessionInput extends DesignIdentity {
  readonly createStore: () => DesignStore;
  /** Called with the new id after the first save, a renaming or a copy. */
  readonly onMoved: (id: string) => Promise<void>;
}

export interface OpenSession {
  readonly session: DesignSession;
  /** Requests and announcements of the session's editor. */
  readonly events: EditorEvents;
}

interface UsedSession extends OpenSession {
  readonly state: DesignSessionState;
}

/** A design that the user left with unsaved changes for another one of its project, without a question. */
export interface KeptDesign extends DesignSessionInput {
  readonly id: string;
  readonly owner: string;
}

/** Largest number of kept designs. The browser stores 20 drafts of a user. */
const mostKept = 12;

/** Designs whose drafts continue without a question when they are opened again in this tab. */
class KeptDesigns {
  readonly #listeners = new Set<() => void>();
  #all: readonly KeptDesign[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly all = (): readonly KeptDesign[] => this.#all;

  find({ collection, id }: DesignIdentity): KeptDesign | undefined {
    return this.#all.find((known) => known.collection === collection && known.id === id && known.owner === owner());
  }

  /** Returns false if there is no room. */
  add(design: Omit<KeptDesign, "owner">): boolean {
    if (this.#all.length >= mostKept) return false;
    this.#set([...this.#all.filter((known) => known !== this.find(design)), { ...design, owner: owner() }]);
    return true;
  }

  readonly drop = (design: DesignIdentity): void => {
    const known = this.find(design);
    if (known) this.#set(this.#all.filter((other) => other !== known));
  };

  readonly clear = (): void => this.#set([]);

  /** Saves a design without opening it. Resolves to false if the user has to open it. */
  async save(design: KeptDesign): Promise<boolean> {
    const isSaved = await saveDraft(createSession({ ...design, onMoved: async () => undefined }).session);
    if (isSaved) this.drop(design);
    return isSaved;
  }

  #set(all: readonly KeptDesign[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

export const keptDesigns = new KeptDesigns();

/** Saved designs whose history goes on when they are opened again in this tab. */
const histories = new Map<string, SavedWork>();

function historiesOf(collection: string): Histories {
  const keyOf = (id: string) => [owner(), collection, id].join("/");
  return {
    recall: (id) => histories.get(keyOf(id)),
    remember: (id, work) => {
      histories.delete(keyOf(id));
      histories.set(keyOf(id), work);
      const [oldest] = histories.keys();
      if (histories.size > mostKept && oldest !== undefined) histories.delete(oldest);
    },
  };
}

/** Returns the names of the designs of a collection that have drafts, also of earlier visits. */
export async function draftNames(collection: string): Promise<readonly string[]> {
  const start = `${[owner(), collection].map(encodeURIComponent).join("/")}/`;
  const keys = await draftDatabase.keys(owner()).catch(() => []);
  return keys.filter((key) => key.startsWith(start)).map((key) => decodeURIComponent(key.slice(start.length)));
}

/** Opens the session of a design while its screen is mounted. Later values of the input are ignored. */
export function useDesignSession(input: DesignSessionInput): UsedSession {
  const [{ session, events, collection, id }] = useState(() => ({ ...input, ...createSession(input) }));
  useEffect(() => {
    const stopListening = flushWhenHidden(session);
    const stopRepeating = saveWhenConnected(session);
    void session.open();
    keptDesigns.drop({ collection, id });
    return () => {
      stopListening();
      stopRepeating();
      session.close();
    };
  }, [session, collection, id]);
  return { session, events, state: useSyncExternalStore(session.subscribe, session.getState) };
}

function createSession({ createStore, collection, id, onMoved }: DesignSessionInput): OpenSession {
  const events = new EditorEvents();
  const session = new DesignSession({
    store: createStore(),
    drafts: {
      store: draftDatabase,
      locks: editingLocks,
      schedule,
      now: () => Date.now(),
      owner: owner(),
      collection,
      continues: keptDesigns.find({ collection, id }) !== undefined,
    },
    id,
    createEditor: (document) => createEditor(document, events),
    histories: historiesOf(collection),
    onMoved,
  });
  return { session, events };
}

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

export function owner(): string {
  const { user, expiredUser } = userSession.state();
  return (user ?? expiredUser)?.id ?? "";
}

/** Repeats a save that failed without a connection, unless another tab edits the design by then. */
function saveWhenConnected(opened: DesignSession): () => void {
  const repeat = () => {
    const state = opened.getState();
    if (state.kind === "editing" && state.problem === noConnection) void opened.save();
  };
  addEventListener("online", repeat);
  return () => removeEventListener("online", repeat);
}

function flushWhenHidden(opened: DesignSession): () => void {
  const listening = new AbortController();
  const flush = () => void opened.flush();
  for (const name of ["pagehide", "beforeunload", logoutEvent])
    addEventListener(name, flush, { capture: true, signal: listening.signal });
  document.addEventListener("visibilitychange", flush, listening);
  return () => listening.abort();
}
