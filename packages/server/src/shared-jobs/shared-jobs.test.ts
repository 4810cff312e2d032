import { randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { httpLimits } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { storeUnderTest } from "../../test/store-under-test.ts";
import { JobScheduler } from "../jobs/job-scheduler.ts";
import { WorkerProcess } from "../jobs/worker-process.ts";
import { openStore } from "../store/open-store.ts";
import { SharedJobs } from "./shared-jobs.ts";
import { maxFailures, SharedQueue } from "./shared-queue.ts";

const program = fileURLToPath(new URL("../../test/small-worker.child.ts", import.meta.url));

/** Jobs of that program. */
type Jobs = Readonly<Record<"echo" | "kill" | "wait" | "busy", { request: unknown; result: { request: unknown } }>>;

const notAborted = () => new AbortController().signal;
const patience = { timeout: 20_000 };

describe("servers that share jobs", () => {
  const site = storeUnderTest("postgres");
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  /** A server with a pool and processes of its own. One without workers only waits for others. */
  async function server({ workers = 2, longSeconds = 1000 } = {}) {
    const store = await openStore(site.address);
    const problems: unknown[] = [];
    const scheduler = new JobScheduler<Jobs>({
      workers,
      mebibytes: 512,
      longSeconds,
      // Beside other work, processes of low priority need minutes for a moment of processor time.
      wallSeconds: 1000,
      startWorker: (heapMebibytes) => new WorkerProcess(program, heapMebibytes),
      defaultLane: () => "render",
      sharing: () => "always",
      graceSeconds: 0.05,
    });
    const { database, listen } = store;
    if (!listen) throw new Error("This store can't share jobs");
    const queue = new SharedQueue({ database, node: randomUUID(), version: "1" });
    const shared = new SharedJobs(scheduler.host, { queue, listen, onProblem: (problem) => problems.push(problem) });
    scheduler.share(shared);
    shared.start();
    const close = async () => {
      await scheduler.close(10_000);
      await store.close();
    };
    undo.push(close);
    const run = (name: keyof Jobs, request: unknown, { owner = "user:ada", signal = notAborted() } = {}) =>
      scheduler.run(name, request, { owner, signal });
    return { run, shared, scheduler, queue, problems, close: () => (undo.splice(undo.indexOf(close), 1), close()) };
  }

  const countAll = (shared: SharedJobs) => expect.poll(() => shared.countAll(), patience);

  longTest(
    "run a job on the server that has a free process, and deliver its result where the client waits",
    async () => {
      const [busy, idle] = [await server({ workers: 1 }), await server({ workers: 1 })];
      const stop = new AbortController();
      const first = busy.run("wait", "a", { signal: stop.signal }).catch(() => "left");
      const second = busy.run("wait", "b", { owner: "user:bob", signal: stop.signal }).catch(() => "left");
      await countAll(busy.shared).toEqual({ waiting: 0, running: 2 });
      expect([busy.shared.counts.taken, idle.shared.counts.taken]).toEqual([1, 1]);
      stop.abort();
      expect(await Promise.all([first, second])).toEqual(["left", "left"]);
      const request = { bytes: randomBytes(1_200_000), text: "ż" };
      const results = await Promise.all(Array.from({ length: 8 }, () => busy.run("echo", request)));
      // Vitest compares bytes one by one.
      for (const { request: echo } of results) expect(serialize(echo).equals(serialize(request))).toBe(true);
      expect(idle.shared.counts.taken).toBeGreaterThan(1);
      expect(busy.shared.counts.delivered).toBe(8);
      await countAll(busy.shared).toEqual({ waiting: 0, running: 0 });
    },
  );

  longTest("stop a job that its client no longer waits for, wherever it waits or runs", async () => {
    const [submitter, runner] = [await server({ workers: 0 }), await server({ workers: 1 })];
    const leaving = [new AbortController(), new AbortController()];
    const outcomes = leaving.map(({ signal }, i) =>
      submitter.run("wait", i, { owner: `user ${i}`, signal }).catch(() => "left"),
    );
    await countAll(runner.shared).toEqual({ waiting: 1, running: 1 });
    for (const each of leaving) each.abort();
    expect(await Promise.all(outcomes)).toEqual(["left", "left"]);
    await countAll(runner.shared).toEqual({ waiting: 0, running: 0 });
    await expect.poll(() => runner.scheduler.load, patience).toEqual({ running: 0, waiting: 0 });
    expect((await submitter.run("echo", "next")).request).toBe("next");
    expect([submitter.problems, runner.problems]).toEqual([[], []]);
  });

  longTest("give up a job that kills its process each time, and go on with others", async () => {
    const [submitter, runner] = [await server({ workers: 0 }), await server()];
    const failing = submitter.run("kill", "poison");
    await expect(failing).rejects.toThrow("A worker process exited (SIGKILL)");
    expect(runner.shared.counts).toMatchObject({ taken: maxFailures, repeated: maxFailures - 1 });
    expect(runner.problems).toHaveLength(maxFailures);
    expect((await submitter.run("echo", "after")).request).toBe("after");
  });

  test("hand back a job when they close, and it runs elsewhere", async () => {
    const [submitter, closing] = [await server({ workers: 0 }), await server({ workers: 1 })];
    const stop = new AbortController();
    const outcome = submitter.run("wait", "long", { signal: stop.signal }).catch(() => "left");
    await countAll(submitter.shared).toEqual({ waiting: 0, running: 1 });
    const later = await server();
    expect(later.shared.counts.taken).toBe(0);
    await closing.scheduler.close(100);
    await expect.poll(() => later.shared.counts, patience).toMatchObject({ taken: 1, repeated: 1 });
    expect([closing.problems, later.problems]).toEqual([[], []]);
    stop.abort();
    expect(await outcome).toBe("left");
  });

  longTest("finish running jobs before they close", async () => {
    const [submitter, closing] = [await server({ workers: 0 }), await server({ workers: 1 })];
    const outcome = submitter.run("busy", 200);
    await countAll(submitter.shared).toEqual({ waiting: 0, running: 1 });
    await closing.close();
    expect(await outcome).toMatchObject({ request: 200 });
  });

  longTest("move a job to the lane for long jobs when it takes long, and end it at its limit", async () => {
    const [submitter, runner] = [await server({ workers: 0 }), await server({ workers: 1, longSeconds: 0.1 })];
    // The only place of the lane is taken, so that the job has to wait for it.
    const place = await runner.scheduler.host.reserve("long", notAborted());
    const outcome = submitter.run("busy", 400);
    await expect.poll(async () => (await runner.queue.waitingLanes()).join(), patience).toBe("long");
    place.release();
    expect(await outcome).toMatchObject({ request: 400 });
    expect(runner.problems).toEqual([]);
  });

  longTest("add a job again if the database has lost it", async () => {
    const submitter = await server({ workers: 0 });
    const outcome = submitter.run("echo", "lost");
    await countAll(submitter.shared).toEqual({ waiting: 1, running: 0 });
    // As after a kill of PostgreSQL.
    await sql`truncate shared_jobs, shared_job_parts`.execute(site.store.database);
    await countAll(submitter.shared).toEqual({ waiting: 1, running: 0 });
    await server();
    expect(await outcome).toMatchObject({ request: "lost" });
  });

  test("refuse jobs beyond the limits of an owner", async () => {
    const submitter = await server({ workers: 0 });
    const stop = new AbortController();
    const { signal } = stop;
    const ends = Array.from({ length: httpLimits.jobsEach + 1 }, () =>
      submitter.run("echo", "", { signal }).catch((problem: { code?: string }) => problem.code),
    );
    expect(await Promise.race(ends)).toBe("TOO_MANY_REQUESTS");
    expect(submitter.scheduler.load.waiting).toBe(httpLimits.jobsEach);
    await expect.poll(() => submitter.scheduler.position("user:ada"), patience).toBe(0);
    stop.abort();
    await Promise.all(ends);
  });
});
