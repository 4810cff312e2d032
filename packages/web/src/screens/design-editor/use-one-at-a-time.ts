import { useRef } from "react";

/**
 * Work that is not begun again while it goes on: two saves at once would start from one revision, and the second would take
 * the first for somebody else's. Whoever asks meanwhile gets what comes of the one under way.
 */
export function useOneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const running = useRef<Promise<Result>>(undefined);
  return () => {
    running.current ??= work().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}
