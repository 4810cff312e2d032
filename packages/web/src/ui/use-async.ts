import { useEffect, useEffectEvent, useState } from "react";
import { whenDone } from "./when-done.ts";

export interface AsyncState<Value> {
  readonly value: Value | undefined;
  readonly problem: string | undefined;
}

export function useAsync<Value>(load: () => Promise<Value>): AsyncState<Value> {
  const [loaded, setLoaded] = useState<AsyncState<Value>>({ value: undefined, problem: undefined });
  const start = useEffectEvent(load);
  useEffect(() => {
    const settled = start().then(
      (value) => ({ value, problem: undefined }),
      (reason: unknown) => ({ value: undefined, problem: reason instanceof Error ? reason.message : String(reason) }),
    );
    return whenDone(settled, setLoaded);
  }, []);
  return loaded;
}
