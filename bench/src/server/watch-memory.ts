import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "./running-server.ts";

const everyMilliseconds = 100;

/** Returns the peak memory of the server while `work` runs. Sampling slows it down. */
export async function watchMemory({ memory }: RunningServer, work: () => Promise<unknown>): Promise<number> {
  const done = new AbortController();
  let peakBytes = 0;
  const watching = async () => {
    for (; !done.signal.aborted; await sleep(everyMilliseconds)) peakBytes = Math.max(peakBytes, memory());
  };
  const watched = watching();
  await work().finally(() => done.abort());
  await watched;
  return peakBytes;
}
