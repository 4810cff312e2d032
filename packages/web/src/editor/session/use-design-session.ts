import { DesignSession, type DesignSessionState, type DesignStore } from "@octavo/editor";
import { useEffect, useState, useSyncExternalStore } from "react";
import { logoutEvent } from "../../session/logout-event.ts";
import { session as userSession } from "../../session/use-session.ts";
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

interface UsedSession extends OpenSession {
  readonly state: DesignSessionState;
}

/** Opens the session of a design while its screen is mounted. Later values of the input are ignored. */
export function useDesignSession(input: DesignSessionInput): UsedSession {
  const [{ session, events }] = useState(() => createSession(input));
  useEffect(() => {
    const stopListening = flushWhenHidden(session);
    void session.open();
    return () => {
      stopListening();
      session.close();
    };
  }, [session]);
  return { session, events, state: useSyncExternalStore(session.subscribe, session.getState) };
}

function createSession({ createStore, collection, id, onMoved }: DesignSessionInput): OpenSession {
  const events = new EditorEvents();
  const session = new DesignSession({
    store: createStore(),
    drafts: { store: database, locks: editingLocks, schedule, now: () => Date.now(), owner: owner(), collection },
    id,
    createEditor: (document) => createEditor(document, events),
    onMoved,
  });
  return { session, events };
}

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

function owner(): string {
  const { user, expiredUser } = userSession.state();
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
