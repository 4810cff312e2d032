import type { AddressInfo } from "node:net";
import { createClient } from "@octavo/contract";
import { afterAll, describe, expect, test } from "vitest";
import { busyMasters, longPlan, masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { RenderPool } from "./render-pool.ts";

/** Machines may be busy. */
const patience = { timeout: 20_000 };

const small = { masters_yaml: masters, plan_yaml: plan };
/** Work for many times longer than any test waits. */
const endless = { masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) };

describe("a full queue", { timeout: 60_000 }, () => {
  const server = serverUnderTest({ workers: 1, queueLength: 1 });

  test("refuses the next request with 503 and Retry-After, and works on", async () => {
    const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const call = createClient({ fetch, origin });
    const gone = new AbortController();
    const running = call("POST /api/compile/build", { body: endless, signal: gone.signal }).catch(() => "called off");
    await expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 0 });
    const waiting = call("POST /api/compile/build", { body: small });
    await expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 1 });

    const refused = await server.app.inject({ method: "POST", url: "/api/compile/build", payload: small });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.json()).toMatchObject({ error: "SERVER_BUSY" });

    gone.abort();
    expect(await running).toBe("called off");
    expect((await waiting).compilation_stats.total_pages).toBe(3);
    expect(server.render.load).toEqual({ running: 0, waiting: 0 });
  });
});

describe("a client that hangs up", { timeout: 60_000 }, () => {
  const server = serverUnderTest({ workers: 1 });

  test("while it waits gives its place in the queue back", async () => {
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const call = createClient({ fetch, origin });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = call("POST /api/compile/build", { body: endless, signal: first.signal }).catch(() => "called off");
    await expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 0 });
    const waiting = call("POST /api/compile/build", { body: small, signal: second.signal }).catch(() => "called off");
    await expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 1 });
    second.abort();
    await expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 0 });
    first.abort();
    await expect.poll(() => server.render.load, patience).toEqual({ running: 0, waiting: 0 });
    expect(await Promise.all([running, waiting])).toEqual(["called off", "called off"]);
  });
});

describe("a job past a limit", { timeout: 60_000 }, () => {
  const pools: RenderPool[] = [];
  const poolWith = (limits: { seconds?: number; mebibytes?: number }) => {
    const pool = new RenderPool({ workers: 1, ...limits });
    pools.push(pool);
    return pool;
  };
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
  });

  test("of time is ended, and the pool works on", async () => {
    const pool = poolWith({ seconds: 4 });
    await expect(pool.run("build", endless)).rejects.toMatchObject({
      code: "RENDER_LIMIT",
      status: 422,
      message: "Rendering was stopped after 4 seconds, which is the limit",
    });
    expect((await pool.run("build", small)).bytes.length).toBeGreaterThan(0);
  });

  test("of memory is ended, and the pool works on", async () => {
    const pool = poolWith({ mebibytes: 64 });
    const large = { masters_yaml: `masters: [${"0,".repeat(900_000)}]`, plan_yaml: plan };
    await expect(pool.run("build", large)).rejects.toMatchObject({
      code: "RENDER_LIMIT",
      message: "Rendering needs more than 64 MiB of memory, which is the limit",
    });
    expect((await pool.run("build", small)).bytes.length).toBeGreaterThan(0);
  });

  test("whose client has gone already never begins", async () => {
    const pool = poolWith({});
    await expect(pool.run("build", small, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(pool.load).toEqual({ running: 0, waiting: 0 });
  });
});
