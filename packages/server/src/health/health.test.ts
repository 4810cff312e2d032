import { routes } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { busyMasters, longPlan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";

const server = serverUnderTest();

describe("health", () => {
  test.each(["/api/health", "/health"])("is told at %s", async (url) => {
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(routes["GET /api/health"].response.json.parse(answer.json())).toMatchObject({
      status: "ok",
      version: "0.1.0",
      render_jobs: { running: 0, waiting: 0 },
    });
  });

  test("is told while a planner of 10,000 pages compiles", { timeout: 60_000 }, async () => {
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const answered: string[] = [];
    const body = JSON.stringify({ masters_yaml: busyMasters(5), plan_yaml: longPlan(10_000) });
    const planner = fetch(`${address}/api/compile/build`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const planned = planner.then(async (answer) => {
      const built = (await answer.json()) as { compilation_stats: { total_pages: number } };
      answered.push(`${built.compilation_stats.total_pages} pages`);
    });
    await expect.poll(() => server.render.load.running, { timeout: 20_000 }).toBe(1);
    for (let call = 0; call < 3; call++) {
      await fetch(`${address}/api/health`);
      answered.push("health");
    }
    await planned;
    expect(answered).toEqual(["health", "health", "health", "10000 pages"]);
  });
});
