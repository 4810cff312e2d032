import type { World } from "@octavo/engine";
import { useEffect, useState } from "react";
import { browserWorld } from "../../engine-worker/browser-world.ts";

interface LoadedWorld {
  readonly world: World | undefined;
  readonly problem: string | undefined;
}

/** What the engine needs on this thread, where a page is laid out in a millisecond or two. */
export function useWorld(): LoadedWorld {
  const [loaded, setLoaded] = useState<LoadedWorld>({ world: undefined, problem: undefined });
  useEffect(() => {
    let isWanted = true;
    const set = (change: LoadedWorld) => {
      if (isWanted) setLoaded(change);
    };
    browserWorld().then(
      (world) => set({ world, problem: undefined }),
      (reason: unknown) =>
        set({ world: undefined, problem: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
