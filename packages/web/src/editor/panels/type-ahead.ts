/** What is typed after the keys of the palette and before its field has the focus: it may have to be loaded first. */
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isField } from "../canvas/canvas-inputs.ts";

export interface TypeAhead {
  readonly text: string;
  readonly isEntered: boolean;
}

export const emptyTypeAhead: TypeAhead = { text: "", isEntered: false };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat">;

/** Undefined for a key that means elsewhere what it always means. */
export function withKey(typed: TypeAhead, { key, repeat, ...held }: Key): TypeAhead | undefined {
  if (isHeldForCommand(held)) return undefined;
  if ([...key].length === 1) return typed.isEntered ? typed : { ...typed, text: typed.text + key };
  if (key === "Backspace") return { ...typed, text: [...typed.text].slice(0, -1).join("") };
  // The key that opened the palette may still be down.
  if (key === "Enter") return repeat ? typed : { ...typed, isEntered: true };
  // In the field they would move the cursor or the choice; on the page they would move widgets.
  return /^(?:Arrow\w+|Page\w+|Home|End|Delete)$/.test(key) ? typed : undefined;
}

/** With Ctrl and Alt together, or Option, keyboards write letters such as "ł". */
function isHeldForCommand({ ctrlKey, altKey, metaKey }: Pick<Key, "ctrlKey" | "altKey" | "metaKey">): boolean {
  return metaKey || (ctrlKey && !altKey);
}

/** Gathers it for as long as the palette is wanted and no field has got the focus. Returns what hands it out, once. */
export function useTypeAhead(isWanted: boolean, onEscape: () => void): () => TypeAhead {
  const typed = useRef(emptyTypeAhead);
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    typed.current = emptyTypeAhead;
    const heard = new AbortController();
    const how = { capture: true, signal: heard.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      // Whoever goes on with Tab does not wait: there may be a button that tries to load the palette again.
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
