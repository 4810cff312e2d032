import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A blocked navigation that waits for the user's answer. */
export interface LeaveConfirmation {
  /** Of the page that the user wants to open. */
  readonly pathname: string;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Confirmations that were answered with "leave". A screen may have several. */
const confirmed = new Set<symbol>();

interface LeaveOptions {
  readonly when: boolean;
  /** True if a search change of the same path counts as leaving. */
  readonly withinPage: boolean;
  /** Returns true for a page that opens without confirmation. */
  readonly passes?: ((pathname: string) => boolean) | undefined;
}

/** In milliseconds. The router restores the address earlier after a blocked traversal. */
const restoreDelay = 100;

/**
 * Blocks every navigation away from the page and returns the last one for confirmation. The address is restored first, so
 * that Back asks the same again.
 */
export function useLeaveConfirmation({ when, withinPage, passes }: LeaveOptions): LeaveConfirmation | undefined {
  const { history } = useRouter();
  const opens = useEffectEvent((pathname: string) => passes?.(pathname) ?? false);
  const [question, setQuestion] = useState<LeaveConfirmation>();
  const me = useRef(Symbol());
  useEffect(() => {
    if (!when) return undefined;
    const { current: key } = me;
    const unblock = history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        const isSamePage = currentLocation.pathname === nextLocation.pathname;
        if (confirmed.has(key) || (isSamePage && !withinPage)) return false;
        const distance = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index;
        if (!isSamePage && opens(nextLocation.pathname)) return false;
        const isTraversal = action === "BACK" || action === "FORWARD" || action === "GO";
        if (isTraversal && distance === 0) return false;
        setQuestion({
          pathname: nextLocation.pathname,
          stay: () => {
            confirmed.clear();
            setQuestion(undefined);
          },
          leave: () => {
            confirmed.add(key);
            setQuestion(undefined);
            if (isTraversal) history.go(distance);
            else if (action === "PUSH") history.push(nextLocation.href, nextLocation.state);
            else history.replace(nextLocation.href, nextLocation.state);
          },
        });
        return true;
      },
    });
    // A second Back cancels the restore of the first, and the router ignores the next event.
    let timer: number | undefined;
    const restoreLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const distance = history.location.state.__TSR_index - window.history.state.__TSR_index;
        if (distance !== 0) window.history.go(distance);
      }, restoreDelay);
    };
    window.addEventListener("popstate", restoreLater);
    return () => {
      confirmed.delete(key);
      window.clearTimeout(timer);
      window.removeEventListener("popstate", restoreLater);
      unblock();
    };
  }, [when, withinPage, history]);
  return question;
}
