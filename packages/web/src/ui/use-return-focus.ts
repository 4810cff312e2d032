import { type RefObject, useEffect, useRef } from "react";

/** For the button that opens something in its own place: when that closes, the button is there again and has the focus. */
export function useReturnFocus<Target extends HTMLElement>(open: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return target;
}
