import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue, type Owner, type QueueLimits } from "./fair-queue.ts";

const roomy: QueueLimits = { running: 1, runningEach: 1, jobsEach: 100, waiting: 100, waitingBytes: 1000 };

/** Jobs that write down who had a turn, and end when they are told to. */
function queueWith(limits: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...roomy, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: Owner, name = owner, { bytes = 0, signal = new AbortController().signal } = {}) =>
    queue.turn({ owner, bytes, signal }).then((end) => {
      begun.push(name);
      ends.push(end);
    });
  const endOldest = async () => {
    ends.shift()?.();
    await settled();
  };
  return { queue, begun, ask, endOldest };
}

/** All that follows from what has happened so far. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("owners", () => {
  test("take turns, each with his oldest job, however many one of them has", async () => {
    const { begun, ask, endOldest } = queueWith();
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void ask(name.slice(0, 1), name);
    await settled();
    for (let ended = 0; ended < 6; ended++) await endOldest();
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("leave threads to others while each may run few jobs at a time", async () => {
    const { queue, begun, ask, endOldest } = queueWith({ running: 4, runningEach: 2 });
    for (const name of ["a1", "a2", "a3", "b1"]) void ask(name.slice(0, 1), name);
    await settled();
    expect(begun).toEqual(["a1", "a2", "b1"]);
    expect(queue.load).toEqual({ running: 3, waiting: 1 });
    await endOldest();
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });
});

describe("too much is refused:", () => {
  test("of one owner with 429, while others are let in", async () => {
    const { ask, endOldest } = queueWith({ jobsEach: 2 });
    void ask("a");
    void ask("a");
    await expect(ask("a")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429, retryAfterSeconds: 5 });
    const other = ask("b");
    await settled();
    await endOldest();
    await endOldest();
    await expect(other).resolves.toBeUndefined();
  });

  test("of all together with 503", async () => {
    const { ask } = queueWith({ waiting: 1 });
    void ask("a");
    void ask("b");
    await expect(ask("c")).rejects.toMatchObject({ code: "SERVER_BUSY", status: 503, retryAfterSeconds: 5 });
  });

  test("by the memory that waiting jobs take", async () => {
    const { queue, ask } = queueWith({ waitingBytes: 10 });
    void ask("a", "a", { bytes: 1000 });
    void ask("b", "b", { bytes: 8 });
    await expect(ask("c", "c", { bytes: 3 })).rejects.toMatchObject({ code: "SERVER_BUSY" });
    void ask("d", "d", { bytes: 2 });
    await settled();
    expect(queue.load).toEqual({ running: 1, waiting: 2 });
  });
});

describe("whoever leaves", () => {
  test("while he waits makes room", async () => {
    const { queue, begun, ask, endOldest } = queueWith({ waiting: 1, waitingBytes: 5 });
    const leaving = new AbortController();
    void ask("a");
    const left = ask("b", "b", { bytes: 5, signal: leaving.signal });
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(queue.load).toEqual({ running: 1, waiting: 0 });
    void ask("c", "c", { bytes: 5 });
    await settled();
    await endOldest();
    expect(begun).toEqual(["a", "c"]);
  });

  test("before he asks is not let in", async () => {
    const { queue, ask } = queueWith();
    await expect(ask("a", "a", { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
  });
});

test("whatever comes and goes, limits hold and everybody has a turn or a refusal", async () => {
  const event = fc.record({ owner: fc.constantFrom("a", "b", "c"), leaves: fc.boolean(), ends: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), async (events, running) => {
      const limits = { ...roomy, running, runningEach: 1, jobsEach: 4, waiting: 6 };
      const { queue, ask, endOldest } = queueWith(limits);
      const outcomes: Promise<string>[] = [];
      for (const { owner, leaves, ends } of events) {
        const leaving = new AbortController();
        outcomes.push(
          ask(owner, owner, { signal: leaving.signal }).then(
            () => "turn",
            () => "refused",
          ),
        );
        await settled();
        if (leaves) leaving.abort();
        for (let i = 0; i < ends; i++) await endOldest();
        expect(queue.load.running).toBeLessThanOrEqual(running);
        expect(queue.load.waiting).toBeLessThanOrEqual(limits.waiting);
      }
      while (queue.load.running > 0) await endOldest();
      expect(queue.load).toEqual({ running: 0, waiting: 0 });
      await Promise.all(outcomes);
    }),
    { numRuns: 60 },
  );
});
