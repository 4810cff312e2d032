import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ask, inject } from "../../test/ask.ts";
import { busyMasters, longPlan, masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const small = { masters_yaml: masters, plan_yaml: plan };
/** Work that outlasts every test. */
const endless = { masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) };
const patience = { timeout: 20_000 };

describe("the render queue", () => {
  const server = serverUnderTest({ workers: 1, jobsPerOwner: 2, longSeconds: 1000, graceSeconds: 0.05 });
  let [ada, bob, eve]: (SignedIn | undefined)[] = [];
  let origin = "";
  beforeAll(async () => {
    origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
    [ada, bob, eve] = [await signedIn(server), await signedIn(server), await signedIn(server)];
  });

  const queueOf = (as: SignedIn | undefined) => ask(server, "GET /api/queue", { as });
  const build = (as: SignedIn | undefined, body: object, signal: AbortSignal) =>
    fetch(`${origin}/api/compile/build`, {
      method: "POST",
      headers: { ...as?.headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  const isWaiting = (waiting: number) => expect.poll(() => server.render.load.waiting, patience).toBe(waiting);

  test("reports each client's position, and the waiting time in response headers", async () => {
    expect(await queueOf(undefined)).toEqual({ waiting: 0, ahead: null });
    const leaving = new AbortController();
    const { signal } = leaving;
    onTestFinished(() => leaving.abort());
    build(eve, endless, signal).catch(() => undefined);
    await expect.poll(() => server.render.load.running, patience).toBe(1);
    const first = build(ada, small, new AbortController().signal);
    await isWaiting(1);
    build(eve, endless, signal).catch(() => undefined);
    await isWaiting(2);
    const last = build(bob, small, new AbortController().signal);
    await isWaiting(3);

    // As soon as her first job has taken time, the others are served before her second.
    await expect.poll(() => queueOf(eve), patience).toEqual({ waiting: 3, ahead: 2 });
    expect(await queueOf(ada)).toEqual({ waiting: 3, ahead: 0 });
    expect(await queueOf(bob)).toEqual({ waiting: 3, ahead: 1 });
    expect(await queueOf(undefined)).toEqual({ waiting: 3, ahead: null });
    const refused = await inject(server, "POST /api/compile/build", { as: eve, body: small });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["x-queue-length"])).toBe(3);

    leaving.abort();
    const lengths = (await Promise.all([first, last])).map(({ status, headers }) => [
      status,
      headers.get("x-queue-length"),
      Number(headers.get("x-queue-wait")) > 0,
    ]);
    expect(lengths).toEqual([
      [200, "0", true],
      [200, "2", true],
    ]);
  });
});
