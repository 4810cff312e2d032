import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/** A navigation that waits for an answer. */
export interface LeaveConfirmation {
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The questions of this page that were answered with "leave". Several parts of a screen may each have one. */
const confirmed = new Set<symbol>();

interface LeaveOptions {
  readonly when: boolean;
  /** Whether another search of the same path counts as leaving it. */
  readonly withinPage: boolean;
}

/** In milliseconds: after a traversal that is stopped, the router restores the address sooner. */
const restoreDelay = 100;

/**
 * Stops every navigation away from the page, and returns the last one as a question. The address is restored before the
 * question is asked: while it is open, Back asks the same again, wherever the history would lead.
 */
export function useLeaveConfirmation({ when, withinPage }: LeaveOptions): LeaveConfirmation | undefined {
  const { history } = useRouter();
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
        const isTraversal = action === "BACK" || action === "FORWARD" || action === "GO";
        if (isTraversal && distance === 0) return false;
        setQuestion({
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
    // A second Back cancels the restoration of the first, and the router ignores the event that follows.
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
