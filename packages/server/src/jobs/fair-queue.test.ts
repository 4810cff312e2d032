import { runs } from "@octavo/foundation/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue, type Owner, type QueueLimits } from "./fair-queue.ts";

const roomy: QueueLimits = { running: 1, runningPerOwner: 1, jobsPerOwner: 100, waiting: 100, waitingBytes: 1000 };

/** Jobs that record their order and end on request. */
function queueWith(limits: Partial<QueueLimits> = {}, cost?: (owner: Owner) => number) {
  const queue = new FairQueue({ ...roomy, ...limits }, cost);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: Owner, name = owner, { bytes = 0, signal = new AbortController().signal } = {}) =>
    queue.acquire({ owner, bytes, signal }).then((end) => {
      begun.push(name);
      ends.push(end);
    });
  const endOldest = async () => {
    ends.shift()?.();
    await settled();
  };
  return { queue, begun, ask, endOldest };
}

/** Waits until all resolved promises have run their callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("owners", () => {
  test("are served alternately, oldest job first", async () => {
    const { begun, ask, endOldest } = queueWith();
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void ask(name.slice(0, 1), name);
    await settled();
    for (let ended = 0; ended < 6; ended++) await endOldest();
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("leave workers to others when each is limited", async () => {
    const { queue, begun, ask, endOldest } = queueWith({ running: 4, runningPerOwner: 2 });
    for (const name of ["a1", "a2", "a3", "b1"]) void ask(name.slice(0, 1), name);
    await settled();
    expect(begun).toEqual(["a1", "a2", "b1"]);
    expect(queue.load).toEqual({ running: 3, waiting: 1 });
    await endOldest();
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });
});

describe("owners with different costs", () => {
  test("are served in the order of their recent cost", async () => {
    const cost: Record<Owner, number> = { a: 20, b: 0, c: 3 };
    const { begun, ask, endOldest } = queueWith({}, (owner) => cost[owner] ?? 0);
    for (const name of ["a1", "a2", "c1", "b1", "b2"]) void ask(name.slice(0, 1), name);
    await settled();
    await endOldest();
    cost["b"] = 5;
    for (let ended = 0; ended < 4; ended++) await endOldest();
    expect(begun).toEqual(["a1", "b1", "c1", "b2", "a2"]);
  });

  test("know their position in the queue", async () => {
    const { queue, ask, endOldest } = queueWith({}, (owner) => ({ a: 20, b: 1, c: 3 })[owner] ?? 0);
    for (const name of ["a1", "a2", "c1", "b1"]) void ask(name.slice(0, 1), name);
    await settled();
    expect(["a", "b", "c", "d"].map((owner) => queue.position(owner))).toEqual([2, 0, 1, undefined]);
    await endOldest();
    expect(["a", "b", "c"].map((owner) => queue.position(owner))).toEqual([1, undefined, 0]);
  });
});

describe("a full queue", () => {
  test("replaces the newest job of the owner with the most jobs", async () => {
    const { queue, begun, ask, endOldest } = queueWith({ waiting: 3 });
    void ask("a", "a1");
    void ask("b", "b1");
    void ask("a", "a2");
    const newest = ask("a", "a3");
    const other = ask("c", "c1");
    await expect(newest).rejects.toMatchObject({ code: "SERVER_BUSY", status: 503, retryAfterSeconds: 5 });
    expect(queue.load).toEqual({ running: 1, waiting: 3 });
    for (let ended = 0; ended < 3; ended++) await endOldest();
    await other;
    expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  });

  test("refuses an owner who has as many jobs as any other", async () => {
    const { queue, ask } = queueWith({ waiting: 4 });
    for (const owner of ["a", "b", "b", "c", "c"]) void ask(owner);
    await expect(ask("c")).rejects.toMatchObject({ code: "SERVER_BUSY" });
    await expect(ask("b")).rejects.toMatchObject({ code: "SERVER_BUSY" });
    expect(queue.load).toEqual({ running: 1, waiting: 4 });
  });

  test("replaces no job if the new one still would not fit", async () => {
    const { queue, ask } = queueWith({ waitingBytes: 10 });
    for (const name of ["a0", "a1", "a2"]) void ask("a", name, { bytes: 5 });
    await expect(ask("b", "b", { bytes: 6 })).rejects.toMatchObject({ code: "SERVER_BUSY" });
    expect(queue.load).toEqual({ running: 1, waiting: 2 });
  });
});

describe("too much is refused:", () => {
  test("of one owner with 429, while others are admitted", async () => {
    const { ask, endOldest } = queueWith({ jobsPerOwner: 2 });
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

  test("by the memory of waiting jobs", async () => {
    const { queue, ask } = queueWith({ waitingBytes: 10 });
    void ask("a", "a", { bytes: 1000 });
    void ask("b", "b", { bytes: 8 });
    await expect(ask("c", "c", { bytes: 3 })).rejects.toMatchObject({ code: "SERVER_BUSY" });
    void ask("d", "d", { bytes: 2 });
    await settled();
    expect(queue.load).toEqual({ running: 1, waiting: 2 });
  });
});

describe("a client that leaves the queue", () => {
  test("while waiting frees the place in the queue", async () => {
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

  test("before the request is refused", async () => {
    const { queue, ask } = queueWith();
    await expect(ask("a", "a", { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
  });
});

test("random sequences keep the limits and settle every job", async () => {
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
    { numRuns: runs(60) },
  );
});
