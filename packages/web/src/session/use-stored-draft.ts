import { useEffect, useState } from "react";
import { draftTexts } from "./draft-texts.ts";
import { Drafts } from "./drafts.ts";
import { session } from "./use-session.ts";

interface StoredDraft<Value> {
  readonly draft: Value | undefined;
  /** Undefined removes the draft, once it is saved or discarded. */
  readonly setDraft: (draft: Value | undefined) => void;
  /** True if the draft is from an earlier visit. */
  readonly restored: boolean;
}

/**
 * Stores unsaved work of the signed-in user in this browser. `read` validates a stored draft, which an older version of the
 * studio may have written. The route of the screen has loaded the drafts.
 */
export function useStoredDraft<Value>(name: string, read: (stored: unknown) => Value | undefined): StoredDraft<Value> {
  const [drafts] = useState(() => new Drafts(draftTexts, session.state().user?.id ?? "", () => undefined));
  const [draft, setDraft] = useState(() => parsed(drafts.read(name), read));
  const [restored, setRestored] = useState(draft !== undefined);
  useEffect(() => {
    const flush = () => void drafts.flush();
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [drafts]);
  const set = (next: Value | undefined) => {
    setDraft(next);
    if (next) return drafts.write(name, JSON.stringify(next));
    setRestored(false);
    drafts.remove(name);
  };
  return { draft, setDraft: set, restored };
}

function parsed<Value>(text: string | undefined, read: (stored: unknown) => Value | undefined): Value | undefined {
  if (text === undefined) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
