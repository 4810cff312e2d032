import { type DraftContent, DraftSession, type DraftStatus, type Editor } from "@octavo/editor";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { logoutEvent } from "../../session/logout-event.ts";
import { session } from "../../session/use-session.ts";
import { DraftDatabase } from "./draft-database.ts";
import { editingLocks } from "./editing-lock.ts";

const database = new DraftDatabase();

/** Opens the database before a design is known. Reading a draft reports a failure. */
export const openDrafts = (): void => void database.open().catch(() => undefined);

interface StoredDesign {
  readonly collection: string;
  readonly name: string | undefined;
  readonly refresh: () => Promise<unknown>;
}

/** Opens the draft session of a design while its screen is mounted. Returns undefined before the first effect. */
export function useDraftSession({ collection, name, refresh }: StoredDesign): DraftSession | undefined {
  const [drafts, setDrafts] = useState<DraftSession>();
  useEffect(() => {
    const opened = new DraftSession({
      store: database,
      locks: editingLocks,
      schedule,
      now: () => Date.now(),
      owner: owner(),
      collection,
      name,
      refresh,
    });
    const stopListening = flushWhenHidden(opened);
    setDrafts(opened);
    void opened.open();
    return () => {
      stopListening();
      opened.close();
    };
    // A save may rename the design. The session is told and stays open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return drafts;
}

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

function owner(): string {
  const { user, expiredUser } = session.state();
  return (user ?? expiredUser)?.id ?? "";
}

function flushWhenHidden(drafts: DraftSession): () => void {
  const listening = new AbortController();
  const flush = () => void drafts.flush();
  for (const name of ["pagehide", "beforeunload", logoutEvent])
    addEventListener(name, flush, { capture: true, signal: listening.signal });
  document.addEventListener("visibilitychange", flush, listening);
  return () => listening.abort();
}

const opening: DraftStatus = { kind: "opening" };
const neverChanges = () => () => undefined;

export function useDraftStatus(drafts: DraftSession | undefined): DraftStatus {
  return useSyncExternalStore(drafts?.subscribe ?? neverChanges, drafts?.status ?? (() => opening));
}

const refused =
  "Your browser has no room to keep your changes, or does not allow it. Save them before you close this page.";

/** Returns an English message while the browser refuses to store drafts. */
export function useStorageProblem(drafts: DraftSession): string | undefined {
  return useSyncExternalStore(drafts.subscribe, drafts.isStorageRefused) ? refused : undefined;
}

/** Stores the unsaved work of an editor shortly after each edit. `take` returns it. */
export function useStoredDraft(drafts: DraftSession, editor: Editor, take: () => DraftContent | undefined): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    let { document, saved } = editor.getState();
    const detach = drafts.attach(() => latest.current());
    const stop = editor.subscribe(() => {
      const state = editor.getState();
      if (state.document === document && state.saved === saved) return;
      ({ document, saved } = state);
      drafts.touch();
    });
    return () => {
      stop();
      detach();
    };
  }, [drafts, editor]);
}
