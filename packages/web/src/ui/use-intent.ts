import { type RefObject, useEffect, useState } from "react";

/** Events of a visitor who is about to use an element. A pointer is over it before it clicks. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown", "click"] as const;

/** Returns true once a visitor points at the element, touches it or moves the focus into it. */
export function useIntent(element: RefObject<HTMLElement | null>): boolean {
  const [isIntended, setIntended] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const notice = () => {
      setIntended(true);
      controller.abort();
    };
    for (const sign of signs) element.current?.addEventListener(sign, notice, { signal, passive: true });
    return () => controller.abort();
  }, [element]);
  return isIntended;
}
