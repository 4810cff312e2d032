import { useEffect, useRef } from "react";

/**
 * Work that is not begun again while it goes on: two saves at once would start from one revision, and the second would take
 * the first for somebody else's. Whoever asks meanwhile gets what comes of the one under way, and of another after it when
 * that has left something behind: what was changed since it began.
 */
export function useSerialized(work: () => Promise<boolean>, isBehind: () => boolean): () => Promise<boolean> {
  const running = useRef<Promise<boolean>>(undefined);
  const latest = useRef({ work, isBehind });
  useEffect(() => {
    latest.current = { work, isBehind };
  });
  const goOn = async (isDone: boolean) => (isDone && latest.current.isBehind() ? latest.current.work() : isDone);
  return () => {
    const mine = (running.current ? running.current.then(goOn) : work()).finally(() => {
      if (running.current === mine) running.current = undefined;
    });
    running.current = mine;
    return mine;
  };
}
