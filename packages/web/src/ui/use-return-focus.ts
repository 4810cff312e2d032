import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for a button that is replaced by what it opens. The button receives the focus when it is shown again. */
export function useReturnFocus<Target extends HTMLElement>(open: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return target;
}
