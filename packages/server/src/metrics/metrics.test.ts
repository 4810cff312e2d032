import { describe, expect, test } from "vitest";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";
import { serveMetrics } from "./serve-metrics.ts";

describe("the metrics", () => {
  const server = serverUnderTest({ renderProcesses: true });
  let address = "";
  const metrics = async () => {
    address ||= await serveMetrics(server.app, { host: "127.0.0.1", port: 0 });
    return (await fetch(address)).text();
  };

  test("count requests by route pattern, without user data", async () => {
    await metrics();
    const { headers, userId, username, email } = await signedIn(server);
    await server.app.inject({ url: "/api/auth/me", headers });
    await server.app.inject({ url: "/api/profiles/remarkable-2" });
    await server.app.inject({ url: "/api/nothing/at/all?token=hunter2" });
    const told = await metrics();
    const count = (method: string, route: string, status: number) =>
      `octavo_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
    expect(told).toContain(count("GET", "/api/auth/me", 200));
    expect(told).toContain(count("POST", "/api/auth/register", 201));
    expect(told).toContain(count("GET", "/api/profiles/:id", 200));
    expect(told).toContain(count("GET", "none", 404));
    for (const secret of [userId, username, email, "hunter2", "remarkable-2", "nothing/at"])
      expect(told).not.toContain(secret);
  });

  test("contain the metrics of all parts", async () => {
    const told = await metrics();
    expect(told).toContain('octavo_render_jobs{state="running"} 0');
    expect(told).toContain('octavo_render_jobs{state="waiting"} 0');
    expect(told).toMatch(/^octavo_render_jobs_begun_total\{job="profiles"\} [1-9]/m);
    expect(told).toMatch(/^octavo_render_memory_bytes [1-9]/m);
    expect(told).toMatch(/^octavo_password_hashes_total [1-9]/m);
    expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(told).toMatch(/^process_resident_memory_bytes [1-9]/m);
  });

  test("are served at their own address only", async () => {
    await metrics();
    expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
    expect((await fetch(address, { method: "POST" })).status).toBe(404);
    expect((await server.app.inject({ url: "/metrics" })).headers["content-type"]).not.toContain("text/plain");
    expect((await server.app.inject({ url: "/metrics" })).body).not.toContain("octavo_");
  });

  // The last one: the server is gone after it.
  test("end with the server", async () => {
    await metrics();
    await server.app.close();
    await expect(fetch(address)).rejects.toThrow();
  });
});

describe("the metrics of a server on PostgreSQL", () => {
  const server = serverUnderTest({ store: "postgres" });

  test("know its connections", async () => {
    await server.app.inject({ url: "/api/ready" });
    const told = await server.app.metrics.metrics();
    expect(told).toMatch(/^octavo_store_connections\{state="idle"\} [1-9]/m);
    expect(told).toMatch(/^octavo_store_connections\{state="used"\} 0/m);
    expect(told).toMatch(/^octavo_store_connections\{state="awaited"\} 0/m);
  });
});
