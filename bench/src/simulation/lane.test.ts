import { FairQueue } from "@octavo/server/testing";
import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { Lane } from "./lane.ts";

const limits = { running: 3, runningPerOwner: 2, jobsPerOwner: 6, waiting: 8 };

/** Jobs come and end in a random order. Returns what happened to each. */
async function play(seed: number, acquire: (owner: number, job: number, log: string[]) => Promise<() => void>) {
  const random = seededRandom(seed);
  const log: string[] = [];
  const running: (() => void)[] = [];
  for (let job = 0; job < 200; job++) {
    const owner = Math.floor(random() ** 2 * 6);
    void acquire(owner, job, log).then(
      (release) => running.push(release),
      () => log.push(`${job} refused`),
    );
    await settled();
    if (random() < 0.7) running.splice(Math.floor(random() * running.length), 1)[0]?.();
    await settled();
  }
  return log;
}

/** Promises that are ready have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const costOf = (owner: number) => [3, 1, 2, 1, 5, 0][owner] ?? 0;

test("a simulated lane starts and refuses the same jobs as the server's queue", async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const queue = new FairQueue({ ...limits, waitingBytes: 1000 }, (owner) => costOf(Number(owner)));
    const real = await play(seed, async (owner, job, log) => {
      const entry = { owner: String(owner), bytes: 1, signal: new AbortController().signal };
      const release = await queue.acquire(entry);
      log.push(`${job} starts`);
      return release;
    });
    const lane = new Lane(limits, costOf);
    const simulated = await play(seed, (owner, job, log) => {
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const start = () => {
        log.push(`${job} starts`);
        resolve(() => lane.release(owner));
      };
      lane.acquire(owner, start, () => reject(new Error("refused")));
      return promise;
    });
    expect(simulated).toEqual(real);
    expect(real.some((line) => line.endsWith("refused"))).toBe(true);
  }
});
