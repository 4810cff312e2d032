import { useEffect, useEffectEvent, useState } from "react";

export interface AsyncState<Value> {
  readonly value: Value | undefined;
  readonly problem: string | undefined;
}

export function useAsync<Value>(load: () => Promise<Value>): AsyncState<Value> {
  const [loaded, setLoaded] = useState<AsyncState<Value>>({ value: undefined, problem: undefined });
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    const set = (change: AsyncState<Value>) => {
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
