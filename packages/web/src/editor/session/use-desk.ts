import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { logoutEvent } from "../../session/logout-event.ts";
import { session } from "../../session/use-session.ts";
import type { Editor } from "../editor.ts";
import { Desk, type Standing } from "./desk.ts";
import { DraftDatabase } from "./draft-database.ts";
import type { Unsaved } from "./kept-draft.ts";

const database = new DraftDatabase();

/** Before there is a design to look for. A failure is met by whoever looks. */
export const openDrafts = (): void => void database.open().catch(() => undefined);

interface Place {
  readonly shelf: string;
  readonly name: string | undefined;
  readonly refresh: () => Promise<unknown>;
}

/** The desk of a design for as long as its screen is there; undefined until it is set up. */
export function useDesk({ shelf, name, refresh }: Place): Desk | undefined {
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    const opened = new Desk({ database, owner: owner(), shelf, name, now: () => Date.now(), refresh });
    const ignore = flushWhenLeft(opened);
    setDesk(opened);
    void opened.open();
    return () => {
      ignore();
      opened.close();
    };
    // Which design it is may change when it is saved: the desk is told, and stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return desk;
}

function owner(): string {
  const { user, expiredUser: ended } = session.state();
  return (user ?? ended)?.id ?? "";
}

function flushWhenLeft(desk: Desk): () => void {
  const heard = new AbortController();
  const flush = () => void desk.flush();
  for (const name of ["pagehide", "beforeunload", logoutEvent])
    addEventListener(name, flush, { capture: true, signal: heard.signal });
  document.addEventListener("visibilitychange", flush, heard);
  return () => heard.abort();
}

const opening: Standing = { kind: "opening" };
const nothing = () => () => undefined;

export function useStanding(desk: Desk | undefined): Standing {
  return useSyncExternalStore(desk?.subscribe ?? nothing, desk?.standing ?? (() => opening));
}

const refused =
  "Your browser has no room to keep your changes, or does not allow it. Save them before you close this page.";

/** What is to be said of the browser's own copy of the work; undefined when all is well. */
export function useDeskTrouble(desk: Desk): string | undefined {
  return useSyncExternalStore(desk.subscribe, desk.isRefused) ? refused : undefined;
}

/** Keeps what an editor has, a moment after each edit. `take` is asked for it then. */
export function useKept(desk: Desk, editor: Editor, take: () => Unsaved | undefined): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    let { document, saved } = editor.getState();
    const detach = desk.attach(() => latest.current());
    const stop = editor.subscribe(() => {
      const state = editor.getState();
      if (state.document === document && state.saved === saved) return;
      ({ document, saved } = state);
      desk.touch();
    });
    return () => {
      stop();
      detach();
    };
  }, [desk, editor]);
}
