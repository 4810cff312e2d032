/** Jobs of other users succeed while a few accounts overload a pool. */
import { longTest } from "@octavo/foundation/testing";
import { afterEach, describe, expect, test } from "vitest";
import { busyMasters, longPlan, masters, plan, template } from "../../test/planners.ts";
import { workerProcesses } from "../../test/worker-processes.ts";
import { createRenderer, type Renderer, type RendererOptions } from "../render/renderer.ts";

const patience = { timeout: 60_000 };
const small = { masters_yaml: masters, plan_yaml: plan };
/** Work that outlasts every test. */
const endless = { masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) };
/** A page that takes sixty times as long to draw as a usual one. Its size does not show it. */
const endlessPage = {
  yaml_content: template.replace(
    "widgets:",
    ["widgets:", ...Array.from({ length: 400 }, (_, i) => longText(i))].join("\n"),
  ),
  scale: 4,
};

function longText(row: number): string {
  const position = `{ x: 1, y: ${row}, width: 440, height: 900 }`;
  return `  - { id: t${row}, type: text_block, position: ${position}, content: "${`${row} words in a row `.repeat(250)}" }`;
}

describe("a pool", { timeout: 120_000 }, () => {
  const pools: Renderer[] = [];
  let leaving = new AbortController();
  const poolWith = (options: Partial<RendererOptions>) => {
    const pool = createRenderer({ workers: 1, ...options });
    pools.push(pool);
    return pool;
  };
  afterEach(async () => {
    leaving.abort();
    leaving = new AbortController();
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });
  const run = (pool: Renderer, job: "build" | "preview", owner: string, request: object) =>
    pool.run(job, Buffer.from(JSON.stringify(request)), { owner, signal: leaving.signal });
  const neverEnds = (...asked: Parameters<typeof run>) => void run(...asked).catch(() => undefined);

  longTest("runs planners with many widgets in the lane for long jobs", async () => {
    const pool = poolWith({});
    neverEnds(pool, "build", "user:1", endless);
    neverEnds(pool, "build", "user:2", endless);
    const { bytes } = await run(pool, "build", "user:3", small);
    expect(bytes.length).toBeGreaterThan(0);
    await expect.poll(() => pool.load, patience).toEqual({ running: 1, waiting: 1 });
    const places = ["user:1", "user:2"].map((owner) => pool.position(owner));
    expect(new Set(places)).toEqual(new Set([0, undefined]));
  });

  longTest("moves jobs that exceed the estimate to the lane for long jobs", async () => {
    const pool = poolWith({ longSeconds: 0.2 });
    neverEnds(pool, "preview", "user:1", endlessPage);
    neverEnds(pool, "preview", "user:2", endlessPage);
    const { bytes } = await run(pool, "preview", "user:3", { yaml_content: template });
    expect(bytes.length).toBeGreaterThan(0);
    expect(pool.load.running + pool.load.waiting).toBe(2);
  });

  longTest("counts processor time and not elapsed time", async () => {
    const pool = poolWith({ seconds: 1 });
    await run(pool, "build", "user:1", small);
    const processes = workerProcesses();
    for (const pid of processes) process.kill(pid, "SIGSTOP");
    const done = run(pool, "build", "user:1", small);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    for (const pid of processes) process.kill(pid, "SIGCONT");
    expect((await done).bytes.length).toBeGreaterThan(0);
  });

  test("stops a job that exceeds the limit of elapsed time", async () => {
    const pool = poolWith({ seconds: 1000, wallSeconds: 0.5 });
    await expect(run(pool, "build", "user:1", endless)).rejects.toMatchObject({ code: "RENDER_LIMIT" });
  });
});
