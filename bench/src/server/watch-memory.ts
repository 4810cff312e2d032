import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "./running-server.ts";

const everyMilliseconds = 50;

/** The most memory that the server was seen with while something is done. */
export async function watchMemory<Result>(
  { usage }: RunningServer,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly peakBytes: number }> {
  const done = new AbortController();
  let peakBytes = 0;
  const watching = async () => {
    for (; !done.signal.aborted; await sleep(everyMilliseconds)) peakBytes = Math.max(peakBytes, usage().bytes);
  };
  const watched = watching();
  const result = await work().finally(() => done.abort());
  await watched;
  return { result, peakBytes };
}
