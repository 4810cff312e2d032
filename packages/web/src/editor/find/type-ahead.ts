/** Collects keys typed before the command palette has the focus: it may still be loading. */
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isField } from "../canvas/canvas-inputs.ts";

export interface TypeAhead {
  readonly text: string;
  readonly isEntered: boolean;
}

export const emptyTypeAhead: TypeAhead = { text: "", isEntered: false };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat">;

/** Undefined for a key that keeps its usual meaning. */
export function withKey(typed: TypeAhead, { key, repeat, ...held }: Key): TypeAhead | undefined {
  if (isHeldForCommand(held)) return undefined;
  if ([...key].length === 1) return typed.isEntered ? typed : { ...typed, text: typed.text + key };
  if (key === "Backspace") return { ...typed, text: [...typed.text].slice(0, -1).join("") };
  // The key that opened the palette may still be down.
  if (key === "Enter") return repeat ? typed : { ...typed, isEntered: true };
  // In the field they would move the caret or the choice, on the page the widgets.
  return /^(?:Arrow\w+|Page\w+|Home|End|Delete)$/.test(key) ? typed : undefined;
}

/** Ctrl with Alt, or Option, types letters such as "ł" on some keyboards. */
function isHeldForCommand({ ctrlKey, altKey, metaKey }: Pick<Key, "ctrlKey" | "altKey" | "metaKey">): boolean {
  return metaKey || (ctrlKey && !altKey);
}

/** Collects keys until a field has the focus. Returns a function that returns them once. */
export function useTypeAhead(isWanted: boolean, onEscape: () => void): () => TypeAhead {
  const typed = useRef(emptyTypeAhead);
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    typed.current = emptyTypeAhead;
    const heard = new AbortController();
    const how = { capture: true, signal: heard.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      // Tab stops collecting: the user may want a button that retries loading.
      if (event.key === "Tab") return heard.abort();
      const next = event.isComposing ? undefined : withKey(typed.current, event);
      if (next) typed.current = next;
      else if (event.key === "Escape") escape();
      else return undefined;
      event.preventDefault();
      event.stopImmediatePropagation();
      return undefined;
    };
    addEventListener("keydown", onKeyDown, how);
    addEventListener("focusin", ({ target }) => isField(target) && heard.abort(), how);
    return () => heard.abort();
  }, [isWanted]);
  return useCallback(() => {
    const taken = typed.current;
    typed.current = emptyTypeAhead;
    return taken;
  }, []);
}
