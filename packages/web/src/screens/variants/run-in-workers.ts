import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { startEngine } from "../../engine-worker/start-engine.ts";

/** Each worker has the tables and fonts that it uses, about 50 MB. */
const mostWorkers = 4;

interface WorkersOptions<Result> {
  /** Ends the workers. */
  readonly signal: AbortSignal;
  readonly onResult: (index: number, result: Result) => void;
}

/** Runs a job for each item, several at a time. Resolves to the results in the order of the items. */
export async function runInWorkers<Item, Result>(
  items: readonly Item[],
  run: (engine: EngineClient, item: Item) => Promise<Result | undefined>,
  { signal, onResult }: WorkersOptions<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const count = Math.min(items.length, mostWorkers, Math.max(1, navigator.hardwareConcurrency - 1));
  const engines = Array.from({ length: count }, startEngine);
  const end = () => {
    for (const engine of engines) engine.dispose();
  };
  signal.addEventListener("abort", end, { once: true });
  const work = async (engine: EngineClient) => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [index, item] = next;
      const result = await run(engine, item);
      if (signal.aborted) return;
      if (result === undefined) throw new Error("The worker has ended.");
      results[index] = result;
      onResult(index, result);
    }
  };
  try {
    await Promise.all(engines.map(work));
    return results;
  } finally {
    end();
  }
}
