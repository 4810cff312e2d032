import { useEffect, useRef } from "react";
import { offerUndo } from "./offer-undo.ts";

/**
 * Returns a function that offers to undo a step in the state of the calling component. The offer ends with the component.
 * `revert` is called as of the last render, and returns the sentence to announce.
 */
export function useOfferLocalUndo<Step>(revert: (step: Step) => string): (text: string, step: Step) => void {
  const latest = useRef(revert);
  const made = useRef<{ readonly withdraw: () => void }[]>([]);
  useEffect(() => {
    latest.current = revert;
  }, [revert]);
  useEffect(() => {
    const { current: offers } = made;
    return () => {
      for (const { withdraw } of offers) withdraw();
    };
  }, []);
  return (text, step) => made.current.push(offerUndo({ text, undo: () => latest.current(step), failed: "" }));
}
