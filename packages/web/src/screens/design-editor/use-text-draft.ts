import { useEffect, useState } from "react";
import { browserStorage } from "../../session/browser-storage.ts";
import { Drafts } from "../../session/drafts.ts";
import { session } from "../../session/use-session.ts";

/** A text that is edited, kept in this browser until it is saved. `stored` is undefined while it is on its way. */
export function useTextDraft(name: string, stored: string | undefined) {
  const [notKept, setNotKept] = useState<string>();
  const [shelf] = useState(() => new Drafts(browserStorage(), session.state().user?.id ?? "", setNotKept));
  const [draft, setDraft] = useState(() => shelf.read(name));
  useEffect(() => {
    const keep = () => shelf.flush();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [shelf]);
  const edit = (text: string) => {
    setDraft(text);
    shelf.write(name, text);
  };
  const settle = () => {
    setDraft(undefined);
    shelf.forget(name);
  };
  return { text: draft ?? stored, changed: draft !== undefined && draft !== stored, notKept, edit, settle };
}
