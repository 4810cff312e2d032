import { DesignSession, type DesignSessionState, type DesignStore } from "@octavo/editor";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { logoutEvent } from "../../session/logout-event.ts";
import { session } from "../../session/use-session.ts";
import { DraftDatabase } from "./draft-database.ts";
import { editingLocks } from "./editing-lock.ts";
import { createEditor, EditorEvents } from "./new-editor.ts";

const database = new DraftDatabase();

/** Opens the database before a design is known. Reading a draft reports a failure. */
export const openDrafts = (): void => void database.open().catch(() => undefined);

export interface DesignSessionInput {
  readonly createStore: () => DesignStore;
  /** Namespace of the design's name: "masters.7", "templates". */
  readonly collection: string;
  /** Undefined for a new design. */
  readonly id: string | undefined;
  /** Called with the new id after the first save, a renaming or a copy. */
  readonly onMoved: (id: string) => Promise<void>;
}

export interface OpenSession {
  readonly session: DesignSession;
  /** Requests and announcements of the session's editor. */
  readonly events: EditorEvents;
}

interface UsedSession {
  /** Undefined before the first effect. */
  readonly open: OpenSession | undefined;
  readonly state: DesignSessionState;
}

/** Opens the session of a design while its screen is mounted. */
export function useDesignSession({ createStore, collection, id, onMoved }: DesignSessionInput): UsedSession {
  const [open, setOpen] = useState<OpenSession>();
  const moved = useEffectEvent(onMoved);
  const create = useEffectEvent((events: EditorEvents) => {
    const drafts = { store: database, locks: editingLocks, schedule, now: Date.now, owner: owner(), collection };
    const onMovedTo = (next: string) => moved(next);
    return new DesignSession({
      store: createStore(),
      drafts,
      id,
      createEditor: (document) => createEditor(document, events),
      onMoved: onMovedTo,
    });
  });
  useEffect(() => {
    const events = new EditorEvents();
    const opened = create(events);
    const stopListening = flushWhenHidden(opened);
    setOpen({ session: opened, events });
    void opened.open();
    return () => {
      stopListening();
      opened.close();
    };
  }, []);
  const { subscribe = neverChanges, getState = () => opening } = open?.session ?? {};
  return { open, state: useSyncExternalStore(subscribe, getState) };
}

const opening: DesignSessionState = { kind: "opening" };
const neverChanges = () => () => undefined;

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

function owner(): string {
  const { user, expiredUser } = session.state();
  return (user ?? expiredUser)?.id ?? "";
}

function flushWhenHidden(opened: DesignSession): () => void {
  const listening = new AbortController();
  const flush = () => void opened.flush();
  for (const name of ["pagehide", "beforeunload", logoutEvent])
    addEventListener(name, flush, { capture: true, signal: listening.signal });
  document.addEventListener("visibilitychange", flush, listening);
  return () => listening.abort();
}
