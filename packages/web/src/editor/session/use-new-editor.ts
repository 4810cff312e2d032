import {
  Editor,
  type EditorDocument,
  type EditorState,
  type Request,
  type RestoredDraft,
  replaceDocument,
  restoreSession,
  type Settings,
  sessionOf,
  sessionStorageKey,
  withDraftState,
} from "@octavo/editor";
import { useEffect, useEffectEvent, useState } from "react";
import { said } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";

/**
 * What an editor has to say: requests for its host, and sentences for the ears. By plain calls, and not by events of its own: React
 * asks the browser which event it is in, and draws what a key asks for before the next key comes.
 */
export class EditorEvents {
  readonly #listeners = new Set<Listener>();

  request(request: Request): void {
    for (const { onRequest } of this.#listeners) onRequest(request);
  }

  announce(text: string): void {
    for (const { onAnnouncement } of this.#listeners) onAnnouncement(text);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

interface Listener {
  readonly onRequest: (request: Request) => void;
  readonly onAnnouncement: (text: string) => void;
}

export interface InitialDocument {
  readonly stored: EditorDocument;
  /** What goes on from an earlier visit. */
  readonly restored?: RestoredDraft | undefined;
}

/** The editor of a document for as long as its screen is there. `useVoice` hears what it cannot do itself. */
export function useNewEditor(open: () => InitialDocument): { readonly editor: Editor; readonly events: EditorEvents } {
  const [made] = useState(() => {
    const events = new EditorEvents();
    return { editor: createEditor(open(), events), events };
  });
  useEffect(() => {
    return storeSessionOnHide(made.editor);
  }, [made]);
  return made;
}

export function useEditorEvents(events: EditorEvents, onRequest: (request: Request) => void): void {
  const announce = useAnnounce();
  const answer = useEffectEvent(onRequest);
  useEffect(() => {
    return events.listen({
      onRequest: (request) => answer(request),
      onAnnouncement: (text) => announce(said(text)),
    });
  }, [events, announce]);
}

function createEditor({ stored, restored }: InitialDocument, events: EditorEvents): Editor {
  const editor = new Editor(
    stored,
    {
      now: () => performance.now(),
      onRequest: (request) => events.request(request),
      onAnnouncement: (text) => events.announce(text),
    },
    settingsForViewport(),
  );
  editor.update(withStoredSettings);
  if (restored) applyDraft(editor, restored);
  return editor;
}

/** With its history where there is one, else as one edit of what is stored. */
function applyDraft(editor: Editor, { work, document }: RestoredDraft): void {
  if (work) editor.update((state) => withDraftState(state, work));
  else if (document) editor.runWith(replaceDocument, { document, label: "restore your changes" });
}

/** Where there is little room, what stands beside the canvas waits until it is called. */
function settingsForViewport(): Partial<Settings> {
  const isRoomy = matchMedia("(width >= 68.75rem)").matches;
  const isPhone = matchMedia("(width < 43.75rem)").matches;
  return { pages: isRoomy, panels: !isPhone, rulers: !isPhone };
}

/** How the page is looked at and what was copied go from one document to the next; where one was in it does not. */
function withStoredSettings(state: EditorState): EditorState {
  const { settings, clipboard } = restoreSession(state, readSession());
  return { ...state, settings: { ...settings, snap: state.document.canvas.snap_enabled }, clipboard };
}

export function readSession(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(sessionStorageKey) ?? "null");
  } catch {
    return undefined;
  }
}

function storeSessionOnHide(editor: Editor): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf(editor.getState())));
    } catch {
      // A browser without room forgets how the page was looked at, and nothing else.
    }
  };
  addEventListener("pagehide", keep);
  return () => {
    removeEventListener("pagehide", keep);
    keep();
  };
}
