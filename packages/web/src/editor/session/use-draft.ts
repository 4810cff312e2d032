import { useEffect, useState } from "react";
import { browserStorage } from "../../session/browser-storage.ts";
import { Drafts } from "../../session/drafts.ts";
import { session } from "../../session/use-session.ts";
import { replaceDocument } from "../commands/replace-document.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { isDirty } from "../document/editor-state.ts";
import { draftText } from "../document/save-document.ts";
import type { Editor } from "../editor.ts";

export interface Draft {
  /** What an earlier visit left behind. */
  readonly found: string | undefined;
  readonly notKept: string | undefined;
  readonly keepText: (text: string) => void;
  readonly keepDocument: (document: EditorDocument) => void;
  readonly forget: () => void;
}

/** Work that no server has yet, as text. The key is of the screen and of what it edits. */
export function useDraft(key: string): Draft {
  const [notKept, setNotKept] = useState<string>();
  const [shelf] = useState(() => new Drafts(browserStorage(), session.state().user?.id ?? "", setNotKept));
  const [found] = useState(() => shelf.read(key));
  useEffect(() => {
    const keep = () => shelf.flush();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [shelf]);
  return {
    found,
    notKept,
    keepText: (text) => shelf.write(key, text),
    keepDocument: (document) => shelf.write(key, draftText(document)),
    forget: () => shelf.forget(key),
  };
}

/** In milliseconds; with the pause of the shelf itself less than a second. */
const pause = 400;

/** Each new state of the document a moment after it was made, and at once when the page is left. */
export function useKeptDocument(editor: Editor, keep: (document: EditorDocument) => void, forget: () => void): void {
  useEffect(() => {
    let kept = editor.getState().document;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      const state = editor.getState();
      if (state.document === kept) return;
      kept = state.document;
      if (isDirty(state)) keep(kept);
      else forget();
    };
    const stop = editor.subscribe(() => {
      if (editor.getState().document === kept) return;
      clearTimeout(timer);
      timer = setTimeout(settle, pause);
    });
    addEventListener("pagehide", settle, { capture: true });
    return () => {
      settle();
      stop();
      removeEventListener("pagehide", settle, { capture: true });
    };
    // The two functions are of the same shelf and key, whichever render they come from.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor]);
}

/** What an earlier visit left behind is an edit of what is stored, and can be undone. */
export function useRestored(editor: Editor, found: EditorDocument | undefined): void {
  useEffect(() => {
    if (found) editor.runWith(replaceDocument, { document: found, label: "restore your draft" });
  }, [editor, found]);
}
