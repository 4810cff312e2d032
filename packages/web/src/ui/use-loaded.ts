import { useEffect, useEffectEvent, useState } from "react";

export interface Loaded<Value> {
  readonly value: Value | undefined;
  /** Why it could not be loaded. */
  readonly problem: string | undefined;
}

/** What a component loads once, when it is first shown. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: undefined, problem: undefined });
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    const set = (change: Loaded<Value>) => {
      if (isWanted) setLoaded(change);
    };
    start().then(
      (value) => set({ value, problem: undefined }),
      (reason: unknown) =>
        set({ value: undefined, problem: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
