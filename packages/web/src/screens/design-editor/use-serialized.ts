import { useEffect, useRef } from "react";

/**
 * Runs one save at a time. Two parallel saves would start from the same revision, and the second would see a conflict. A
 * call during a run waits for it, and runs again if there were changes since.
 */
export function useSerialized(work: () => Promise<boolean>, hasChanges: () => boolean): () => Promise<boolean> {
  const running = useRef<Promise<boolean>>(undefined);
  const latest = useRef({ work, hasChanges });
  useEffect(() => {
    latest.current = { work, hasChanges };
  });
  const goOn = async (isDone: boolean) => (isDone && latest.current.hasChanges() ? latest.current.work() : isDone);
  return () => {
    const mine = (running.current ? running.current.then(goOn) : work()).finally(() => {
      if (running.current === mine) running.current = undefined;
    });
    running.current = mine;
    return mine;
  };
}
