import { createClient } from "@octavo/contract";
import { isLong, longTest } from "@octavo/foundation/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitingWorker } from "../../test/in-process-worker.ts";
import { busyMasters, longPlan, masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";
import { workerProcesses } from "../../test/worker-processes.ts";
import { createRenderer, type Renderer, type RendererOptions, startWorkerProcess } from "../render/renderer.ts";
import { mebibytesPerProcess } from "./job-scheduler.ts";
import type { WorkerProcess } from "./worker-process.ts";

/** Timeout in milliseconds for busy machines. */
const patience = { timeout: 120_000 };

const small = { masters_yaml: masters, plan_yaml: plan };
/** Work that outlasts every test. */
const endless = { masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) };

/** Endless work takes no processor time in `npm test`, and a process of its own in `npm run test:long`. */
const worker = isLong() ? {} : { startWorker: () => waitingWorker((request) => request.includes("Long")) };

/** Users of the real server, each with a connection that the test can close. */
function peopleAt(options: Partial<RendererOptions>) {
  const server = serverUnderTest({ ...options, ...worker, renderProcesses: true, graceSeconds: 0.05 });
  let origin = "";
  beforeAll(async () => {
    origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  const person = async () => {
    const { headers } = await signedIn(server);
    const call = createClient({ fetch, origin, headers: () => headers });
    const build = (body: typeof small) => {
      const leaving = new AbortController();
      const answer = call("POST /api/compile/build", { body, signal: leaving.signal });
      const outcome = answer.then(
        ({ compilation_stats }) => `${compilation_stats.total_pages} pages`,
        (problem: { status?: number }) => (leaving.signal.aborted ? "left" : String(problem.status)),
      );
      return { leave: () => leaving.abort(), outcome };
    };
    return { build };
  };
  const isAt = (running: number, waiting: number) =>
    expect.poll(() => server.render.load, patience).toEqual({ running, waiting });
  return { server, person, isAt };
}

describe("a queue of one job", () => {
  const { server, person, isAt } = peopleAt({ workers: 1, queueLength: 1, longSeconds: 1000 });

  test("refuses the second request with 503 and Retry-After, and continues", async () => {
    const [one, two] = [await person(), await person()];
    const { headers } = await signedIn(server);
    const running = one.build(endless);
    await isAt(1, 0);
    const waiting = two.build(small);
    await isAt(1, 1);

    const refused = await server.app.inject({
      method: "POST",
      url: "/api/compile/build",
      payload: small,
      headers,
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.json()).toMatchObject({ error: "SERVER_BUSY" });
    expect((await server.app.inject({ url: "/api/health" })).statusCode).toBe(200);

    running.leave();
    expect(await running.outcome).toBe("left");
    expect(await waiting.outcome).toBe("3 pages");
    await isAt(0, 0);
  });

  longTest("gets a free place, or a free process, when a client hangs up", async () => {
    const [one, two] = [await person(), await person()];
    const running = one.build(endless);
    await isAt(1, 0);
    const waiting = two.build(small);
    await isAt(1, 1);
    waiting.leave();
    await isAt(1, 0);
    running.leave();
    await isAt(0, 0);
    expect(await Promise.all([running.outcome, waiting.outcome])).toEqual(["left", "left"]);
    expect(await two.build(small).outcome).toBe("3 pages");
  });
});

describe("one user's flood", () => {
  const { person, isAt } = peopleAt({ workers: 1, jobsPerOwner: 3, longSeconds: 1000 });

  test("is limited with 429, and others are served first", async () => {
    const [flooder, other] = [await person(), await person()];
    const first = flooder.build(endless);
    await isAt(1, 0);
    const rest = [flooder.build(endless), flooder.build(endless)];
    await isAt(1, 2);
    expect(await flooder.build(small).outcome).toBe("429");
    const others = other.build(small);
    await isAt(1, 3);
    first.leave();
    expect(await others.outcome).toBe("3 pages");
    await isAt(1, 1);
    for (const { leave } of rest) leave();
    await isAt(0, 0);
  });
});

describe("a job", () => {
  const pools: Renderer[] = [];
  const poolWith = (options: Partial<RendererOptions>) => {
    // Beside other work, processes of low priority need minutes for a moment of processor time.
    const pool = createRenderer({ workers: 1, wallSeconds: 1000, ...options });
    pools.push(pool);
    return pool;
  };
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
  });
  const job = () => ({ owner: "user:1", signal: new AbortController().signal });
  const bytes = (request: object) => Buffer.from(JSON.stringify(request));
  const build = (pool: Renderer, request: object, options = job()) => pool.run("build", bytes(request), options);
  const worksOn = async (pool: Renderer) => expect((await build(pool, small)).bytes.length).toBeGreaterThan(0);

  test("that exceeds the time limit is stopped, and the scheduler continues", async () => {
    const pool = poolWith({ seconds: 0.5 });
    await expect(build(pool, endless)).rejects.toMatchObject({
      code: "RENDER_LIMIT",
      status: 422,
      message: "Rendering was stopped after 0.5 seconds, which is the limit",
    });
    await worksOn(pool);
  });

  longTest("that exceeds the memory limit is stopped, and the scheduler continues", async () => {
    const pool = poolWith({ mebibytes: 192 });
    const large = { masters_yaml: `masters: [${"0,".repeat(600_000)}]`, plan_yaml: plan };
    await expect(build(pool, large)).rejects.toMatchObject({
      code: "RENDER_LIMIT",
      message: expect.stringMatching(/^Rendering needs too much memory/),
    });
    await worksOn(pool);
  });

  test("whose process is killed fails without affecting others", async () => {
    const processes: WorkerProcess[] = [];
    const startWorker = (heapMebibytes: number) => {
      const begun = startWorkerProcess(heapMebibytes);
      processes.push(begun);
      return begun;
    };
    const before = workerProcesses();
    // Moved to the lane of long jobs, it would begin again in another process.
    const pool = poolWith({ workers: 2, longSeconds: 1000, startWorker });
    const killed = build(pool, endless);
    killed.catch(() => undefined);
    // A job that its process has not heard of when that is killed is done by another one.
    await expect.poll(() => processes.some(({ jobSeconds = 0 }) => jobSeconds > 0), patience).toBe(true);
    const [pid, ...others] = workerProcesses().filter((each) => !before.includes(each));
    expect([typeof pid, others]).toEqual(["number", []]);
    const other = build(pool, small, { ...job(), owner: "user:2" });
    process.kill(Number(pid), "SIGKILL");
    await expect(killed).rejects.toThrow("A worker process exited (SIGKILL)");
    expect((await other).bytes.length).toBeGreaterThan(0);
    await worksOn(pool);
  });

  longTest("gets a new process if all idle ones have been killed", async () => {
    const pool = poolWith({});
    await worksOn(pool);
    for (const pid of workerProcesses()) process.kill(pid, "SIGKILL");
    await expect.poll(workerProcesses, patience).toEqual([]);
    await worksOn(pool);
  });

  test("whose client has disconnected never starts", async () => {
    const pool = poolWith({});
    await expect(build(pool, small, { ...job(), signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    expect(pool.load).toEqual({ running: 0, waiting: 0 });
    expect(pool.startedCount("build")).toBe(0);
  });

  longTest("that is nearly done may finish after its client disconnects", async () => {
    const pool = poolWith({ graceSeconds: 30 });
    await worksOn(pool);
    const leaving = new AbortController();
    const nearlyDone = build(pool, small, { ...job(), signal: leaving.signal });
    await expect.poll(() => pool.startedCount("build")).toBe(2);
    leaving.abort();
    expect((await nearlyDone).bytes.length).toBeGreaterThan(0);
  });
});

test.each([
  { workers: 1, gigabytes: 24, mebibytes: 1024 },
  { workers: 4, gigabytes: 6, mebibytes: 768 },
  { workers: 4, gigabytes: 2, mebibytes: 512 },
])("each of $workers processes on $gigabytes GB may take $mebibytes MiB", ({ workers, gigabytes, mebibytes }) => {
  expect(mebibytesPerProcess(workers, gigabytes * 2 ** 30)).toBe(mebibytes);
});
