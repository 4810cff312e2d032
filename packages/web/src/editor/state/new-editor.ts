import {
  Editor,
  type EditorDocument,
  type EditorState,
  type Request,
  restoreSession,
  type Settings,
  sessionOf,
  sessionStorageKey,
} from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { useEffect, useEffectEvent } from "react";
import { t, tIn, translate } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";

/**
 * Requests and announcements of an editor. Listeners are called synchronously, so that React renders a discrete
 * browser event before the next key arrives.
 */
export class EditorEvents {
  readonly #listeners = new Set<Listener>();

  request(request: Request): void {
    for (const { onRequest } of this.#listeners) onRequest(request);
  }

  announce(message: Message): void {
    for (const { onAnnouncement } of this.#listeners) onAnnouncement(message);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

interface Listener {
  readonly onRequest: (request: Request) => void;
  readonly onAnnouncement: (message: Message) => void;
}

export function useEditorEvents(events: EditorEvents, onRequest: (request: Request) => void): void {
  const announce = useAnnounce();
  const answer = useEffectEvent(onRequest);
  useEffect(() => {
    return events.listen({
      onRequest: (request) => answer(request),
      onAnnouncement: (message) => announce(translate(message)),
    });
  }, [events, announce]);
}

export function createEditor(document: EditorDocument, events: EditorEvents): Editor {
  const editor = new Editor(
    document,
    {
      now: () => performance.now(),
      onRequest: (request) => events.request(request),
      onAnnouncement: (message) => events.announce(message),
    },
    settingsForViewport(),
  );
  editor.update(withStoredSettings);
  const firstNames = { group: tIn("layer", "Group"), frame: t("Every page"), text: translate };
  editor.update((state) => ({ ...state, firstNames }));
  return editor;
}

/** Small windows start without side panels. */
function settingsForViewport(): Partial<Settings> {
  const isRoomy = matchMedia("(width >= 68.75rem)").matches;
  const isPhone = matchMedia("(width < 43.75rem)").matches;
  return { pages: isRoomy, panels: !isPhone, rulers: !isPhone };
}

/** Restores view settings and clipboard for any document, but not the place within it. */
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

/** Stores view settings and clipboard when the page is hidden or the returned function is called. */
export function storeSessionOnHide(editor: Editor): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf(editor.getState())));
    } catch {
      // Without storage the view settings are lost.
    }
  };
  addEventListener("pagehide", keep);
  return () => {
    removeEventListener("pagehide", keep);
    keep();
  };
}
