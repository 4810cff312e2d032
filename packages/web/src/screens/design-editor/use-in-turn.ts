import { useEffect, useRef, useState } from "react";

/**
 * The same work, one at a time: asked for while it goes on, it is done once more afterwards, from what is known by then. Two
 * saves at once would start from one revision, and the second would take the first for somebody else's.
 */
export function useInTurn<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const running = useRef<Promise<Result>>(undefined);
  const isAsked = useRef(false);
  const [ended, setEnded] = useState(0);
  const run = (): Promise<Result> => {
    if (running.current) {
      isAsked.current = true;
      return running.current;
    }
    running.current = work().finally(() => setEnded((count) => count + 1));
    return running.current;
  };
  // The next turn is not before what this one came to has been drawn: until then `work` starts from what was before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each turn.
  useEffect(() => {
    running.current = undefined;
    if (!isAsked.current) return;
    isAsked.current = false;
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);
  return run;
}
