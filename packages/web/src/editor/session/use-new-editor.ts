import { useEffect, useEffectEvent, useState } from "react";
import { translate } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import type { Request } from "../commands/command.ts";
import { replaceDocument } from "../commands/replace-document.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import type { EditorState, Settings } from "../document/editor-state.ts";
import { resumed, sessionName, sessionOf } from "../document/session.ts";
import { Editor } from "../editor.ts";
import type { Restored } from "./kept-draft.ts";
import { withWork } from "./work.ts";

/**
 * What an editor has to say: requests for its host, and sentences for the ears. By plain calls, and not by events of its own: React
 * asks the browser which event it is in, and draws what a key asks for before the next key comes.
 */
export class Voice {
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

export interface Opening {
  readonly stored: EditorDocument;
  /** What goes on from an earlier visit. */
  readonly restored?: Restored | undefined;
}

/** The editor of a document for as long as its screen is there. `useVoice` hears what it cannot do itself. */
export function useNewEditor(open: () => Opening): { readonly editor: Editor; readonly voice: Voice } {
  const [made] = useState(() => {
    const voice = new Voice();
    return { editor: createEditor(open(), voice), voice };
  });
  useEffect(() => {
    return keepSession(made.editor);
  }, [made]);
  return made;
}

export function useVoice(voice: Voice, onRequest: (request: Request) => void): void {
  const announce = useAnnounce();
  const answer = useEffectEvent(onRequest);
  useEffect(() => {
    return voice.listen({
      onRequest: (request) => answer(request),
      onAnnouncement: (text) => announce(translate(text)),
    });
  }, [voice, announce]);
}

function createEditor({ stored, restored }: Opening, voice: Voice): Editor {
  const editor = new Editor(
    stored,
    {
      now: () => performance.now(),
      onRequest: (request) => voice.request(request),
      onAnnouncement: (text) => voice.announce(text),
    },
    settingsForRoom(),
  );
  editor.update(withSettings);
  if (restored) goOn(editor, restored);
  return editor;
}

/** With its history where there is one, else as one edit of what is stored. */
function goOn(editor: Editor, { work, document }: Restored): void {
  if (work) editor.update((state) => withWork(state, work));
  else if (document) editor.runWith(replaceDocument, { document, label: "restore your changes" });
}

/** Where there is little room, what stands beside the canvas waits until it is called. */
function settingsForRoom(): Partial<Settings> {
  const isRoomy = matchMedia("(width >= 68.75rem)").matches;
  const isPhone = matchMedia("(width < 43.75rem)").matches;
  return { pages: isRoomy, panels: !isPhone, rulers: !isPhone };
}

/** How the page is looked at and what was copied go from one document to the next; where one was in it does not. */
function withSettings(state: EditorState): EditorState {
  const { settings, clipboard } = resumed(state, readSession());
  return { ...state, settings: { ...settings, snap: state.document.canvas.snap_enabled }, clipboard };
}

export function readSession(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(sessionName) ?? "null");
  } catch {
    return undefined;
  }
}

function keepSession(editor: Editor): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(sessionName, JSON.stringify(sessionOf(editor.getState())));
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
